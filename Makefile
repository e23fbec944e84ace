# make demo and make test need nothing but a Swift toolchain; the rest is installed (Scripts/bootstrap says what).

SHELL := bash
.SHELLFLAGS := -o pipefail -c
SWIFT ?= swift
BUILD := .build/release
EXAMPLE ?= CollapsingHeader

.PHONY: demo examples test tsan docs build bench consumer lint format spec acceptance bootstrap clean

# Records an example into out/ and shows the first rows of its trace. Another one: make demo EXAMPLE=ParallaxHeader
demo: build
	@mkdir -p out
	$(BUILD)/scrollwork record Examples/$(EXAMPLE).swift --size 340x560 --png out/$(EXAMPLE).png --gif out/$(EXAMPLE).gif \
	    --trace out/trace.csv --script Examples/Scripts/$(EXAMPLE).script
	@echo
	@head -n 8 out/trace.csv

# Records every example into out/examples.
examples: build
	@mkdir -p out/examples
	@for file in Examples/*.swift; do \
	    name=$$(basename $$file .swift); \
	    $(BUILD)/scrollwork record $$file --size 340x560 --script Examples/Scripts/$$name.script \
	        --gif out/examples/$$name.gif --png out/examples/$$name.png || exit 1; \
	done

# The tool, and the library that a recorded file is linked against.
build: bootstrap
	$(SWIFT) build -c release --product scrollwork
	$(SWIFT) build -c release --product ScrollworkRuntime

# Which tests passed is read from the event stream: of what many tests print at once, a console may lose lines.
test: bootstrap
	@mkdir -p out && rm -f out/tests.jsonl
	$(SWIFT) test --event-stream-output-path out/tests.jsonl 2>&1 | tee out/test.log

# Combine's tests with the thread sanitizer.
tsan: bootstrap
	SWIFT="$(SWIFT)" Scripts/tsan

# The documentation of ScrollObservation as a web site in out/docs; any warning is an error.
docs: bootstrap
	SWIFT="$(SWIFT)" Scripts/docs out/docs

# What scrolling costs: counts that must hold, and times, as a table, out/bench.svg and out/bench.json. One part of it:
# make bench ONLY="first frame"
bench: bootstrap
	$(SWIFT) build -c release --package-path Benchmarks --scratch-path .build/bench --product bench
	.build/bench/release/bench out $(if $(ONLY),"$(ONLY)")

# A package that uses Scrollwork as an app does: by path, through its products alone.
consumer: bootstrap
	$(SWIFT) build --package-path Examples/Consumer --scratch-path .build/consumer

lint:
	$(SWIFT) format lint --strict -r Sources Tests Examples Benchmarks/Sources Benchmarks/Package.swift Scripts Package.swift
	Scripts/check-imports Sources/ScrollObservation SwiftUI Combine Foundation

format:
	$(SWIFT) format -i -r Sources Tests Examples Benchmarks/Sources Benchmarks/Package.swift Scripts Package.swift

# Every rule in Spec/ must have a test, one that passed if `make test` ran before.
spec: build
	$(BUILD)/scrollwork spec check $(if $(wildcard out/tests.jsonl),--results out/tests.jsonl)

# The tool from outside: recordings, trees, bad input.
acceptance: build
	Scripts/acceptance $(BUILD)/scrollwork

bootstrap:
	@Scripts/bootstrap

clean:
	rm -rf .build out
