#include "CScrollworkMainQueue.h"
