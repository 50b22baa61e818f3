#!/usr/bin/env bash
# What directories of some sizes cost on a standalone master with two workers on this machine, as rows of the table in docs/fleet.md.
#
#   mvn -Pfleet -pl fleet -am package -DskipTests
#   fleet/figures.sh PER_HOST PAUSE_MILLIS SOURCE_BYTES AGENTS...
#
# PER_HOST requests at once are allowed at each of three https hosts, which take PAUSE_MILLIS to answer; half of all agents are at
# one of them. Every tree is held against the one that a single process gives.
set -euo pipefail
cd "$(dirname "$0")/.."
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mapfile -t options < <(grep -v '^#' fleet/jvm.options)
exec_path="fleet/target/test-classes:fleet/target/classes:testing/target/classes:fleet/target/lib/*:fleet/target/spark/jars/*"
expanded=$(for entry in ${exec_path//:/ }; do printf '%s:' "$PWD"/$entry; done)
"$java" -Xmx3g "${options[@]}" -Dagentdoc.root="$PWD" -cp "${expanded%:}" io.agentdoc.fleet.Figures "$work" "$@"
