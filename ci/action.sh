#!/usr/bin/env bash
# What the action does, as a shell script, so that it can be tried anywhere.
#
#   AGENTDOC_DIRECTORY   the repository, the package, or a folder with many of them
#   AGENTDOC_MODE        check, write, commit or pull-request
#   AGENTDOC_SARIF       a file for the findings in SARIF, or nothing
#   GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, GITHUB_REF_NAME, GH_TOKEN   as the runner sets them
#
# Ends as the program does: 0 in step, 1 drift or findings, 2 something must be mended first.
set -uo pipefail

directory=${AGENTDOC_DIRECTORY:-.}
mode=${AGENTDOC_MODE:-check}
sarif=${AGENTDOC_SARIF-}
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
output=${GITHUB_OUTPUT:-/dev/null}
agentdoc=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)/agentdoc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

stop() {
    printf '::error title=agentdoc::%s\n' "$1"
    exit 2
}

# Annotations to the log, Markdown to the job's summary, and SARIF where it is wanted, of one run.
compare() {
    local forms=(--format github --format "markdown=$work/summary.md") status
    [ -z "$sarif" ] || forms+=(--format "sarif=$sarif")
    "$agentdoc" package "$directory" --check --views "${forms[@]}"
    status=$?
    [ ! -f "$work/summary.md" ] || cat "$work/summary.md" >>"$summary"
    return $status
}

write() {
    "$agentdoc" package "$directory" --pins --views || return
    "$agentdoc" package "$directory"
}

case $mode in
    check)
        compare
        status=$?
        # Once more in words: the diff, the member that changed, and the command that mends it.
        [ $status -ne 1 ] || "$agentdoc" package "$directory" --check --views || :
        [ $status -gt 1 ] || echo "drift=$([ $status -eq 1 ] && echo true || echo false)" >>"$output"
        exit $status
        ;;
    write | commit | pull-request) ;;
    *) stop "mode is $mode; it is one of check, write, commit and pull-request" ;;
esac

write || exit
if [ -z "$(git -C "$directory" status --porcelain -- .)" ]; then
    echo drift=false >>"$output"
    exit 0
fi
echo drift=true >>"$output"
[ "$mode" != write ] || exit 0

git -C "$directory" config user.name >/dev/null || git -C "$directory" config user.name 'github-actions[bot]'
git -C "$directory" config user.email >/dev/null \
    || git -C "$directory" config user.email '41898282+github-actions[bot]@users.noreply.github.com'
message='Write the package AgentDoc anew'
if [ "$mode" = commit ]; then
    git -C "$directory" add -A -- . && git -C "$directory" commit -q -m "$message" && git -C "$directory" push -q || stop 'the document was written, but not pushed; the job needs the permission contents: write'
    exit 0
fi
base=${GITHUB_REF_NAME:-$(git -C "$directory" branch --show-current)}
branch=agentdoc/$base
git -C "$directory" checkout -q -B "$branch" && git -C "$directory" add -A -- . && git -C "$directory" commit -q -m "$message" \
    && git -C "$directory" push -q --force origin "$branch" || stop 'the document was written, but not pushed; the job needs the permission contents: write'
command -v gh >/dev/null || stop "$branch was pushed, but there is no gh to open a pull request with"
cd -- "$directory" || exit
if ! gh pr view "$branch" --json state --jq .state 2>/dev/null | grep -q OPEN; then
    gh pr create --base "$base" --head "$branch" --title "$message" \
        --body 'Written by agentdoc from the package in this repository; read the difference before you merge it.' \
        || stop 'the pull request could not be opened; the job needs the permission pull-requests: write'
fi
