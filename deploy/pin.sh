#!/bin/sh
# Pin the base image of the Containerfile by the digest that its tag has now, unless it is pinned.
set -eu
file=$(dirname "$0")/Containerfile
base=$(sed -n 's/^FROM \(.*\) AS base$/\1/p' "$file")
case $base in *@sha256:*) exit ;; esac
digest=$(docker buildx imagetools inspect "$base" --format '{{.Manifest.Digest}}')
sed -i "s|^FROM $base AS base$|FROM $base@$digest AS base|" "$file"
