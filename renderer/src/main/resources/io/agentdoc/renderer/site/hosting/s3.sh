#!/bin/sh
# Publishes a site to a bucket that is served as a web site: sh s3.sh site s3://bucket. Types are set by hand, because a
# bucket serves what it does not know as a download.
set -eu
site=$1 bucket=$2
put() { aws s3 sync "$site" "$bucket" --exclude '*' --include "$1" --content-type "$2" --cache-control 'public, max-age=300'; }
put '*.html' 'text/html; charset=utf-8'
put '*.json' application/json
put '*.jsonl' application/jsonl
put '*.xml' application/xml
put '*.atom' application/atom+xml
put '*.css' 'text/css; charset=utf-8'
put '*.js' 'text/javascript; charset=utf-8'
put '*.svg' image/svg+xml
put '*.txt' 'text/plain; charset=utf-8'
aws s3api put-bucket-cors --bucket "${bucket#s3://}" --cors-configuration \
    '{"CORSRules":[{"AllowedOrigins":["*"],"AllowedMethods":["GET","HEAD"]}]}'
