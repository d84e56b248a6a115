#!/usr/bin/env bash
# Updates a copy of the jadice flow documentation: downloads the ZIP file, verifies it, and replaces the folder.
#
#   bash update-documentation.sh ADDRESS FOLDER [VERSION]
#   bash update-documentation.sh https://docs.example.internal/take-along /srv/documentation 2.0.0
#
# ADDRESS is the URL of the directory with SHA256SUMS and the ZIP files. For a copy on a USB drive, use file:///media/stick.
# FOLDER is replaced only if the new copy is complete. VERSION is the version of the ZIP file. The default is "all".
# With PUBLIC_KEY=documentation.pub, the script verifies the signature of SHA256SUMS with minisign first.
# With DRY_RUN=1, it only checks whether there is a newer ZIP file.
# Exit codes: 0 the folder is up to date, 1 an error occurred and the folder is unchanged, 2 wrong arguments,
# 3 with DRY_RUN: there is a newer ZIP file.
set -euo pipefail

case ${1:-} in
  -h | --help) sed -n '1d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac

fail() {
  echo "update-documentation.sh: $2" >&2
  exit "$1"
}

[[ $# -ge 2 && $# -le 3 ]] || fail 2 "expected ADDRESS FOLDER [VERSION]; for details, use --help"
address=${1%/} folder=${2%/} version=${3:-all}
[[ $address == *://* ]] || fail 2 "ADDRESS is \"$address\"; expected one that starts with https://, http:// or file://"
[[ $version =~ ^[A-Za-z0-9.]+$ ]] || fail 2 "VERSION is \"$version\"; expected a version such as 2.0.0, next, or all"
zip=jadice-flow-documentation-$version.zip
for tool in curl sha256sum unzip; do
  command -v "$tool" > /dev/null || fail 1 "needs $tool; install it"
done
if [ -e "$folder" ] && [ ! -f "$folder/START-HERE.html" ] && [ -n "$(ls -A "$folder")" ]; then
  fail 2 "$folder holds something else; name a folder that is empty, missing, or an earlier copy"
fi

parent=$(dirname "$folder")
[ -d "$parent" ] || fail 2 "$parent is no folder"
# On the same disk as the folder, so that the last step only renames it.
work=$(mktemp -d "$parent/.documentation.XXXXXX")
# If the new copy is not in place, restores the old one.
clean_up() {
  [ ! -e "$work/old" ] || [ -e "$folder" ] || mv "$work/old" "$folder"
  rm -rf "$work"
}
trap clean_up EXIT

fetch() {
  curl --fail --silent --show-error --location --retry 2 --output "$work/$1" "$address/$1" ||
    fail 1 "cannot fetch $address/$1"
}

fetch SHA256SUMS
if [ -n "${PUBLIC_KEY:-}" ]; then
  command -v minisign > /dev/null || fail 1 "needs minisign for PUBLIC_KEY; install it"
  fetch SHA256SUMS.minisig
  minisign -V -q -p "$PUBLIC_KEY" -m "$work/SHA256SUMS" || fail 1 "SHA256SUMS is not signed with the key in $PUBLIC_KEY"
fi
sum=$(awk -v name="$zip" '$2 == name { print $1 }' "$work/SHA256SUMS")
[ -n "$sum" ] || fail 1 "SHA256SUMS names no $zip; it has: $(awk '/documentation-.*zip$/ { print $2 }' "$work/SHA256SUMS" | paste -sd ' ' -)"

if [ -f "$folder/.sum" ] && [ "$(cat "$folder/.sum")" = "$sum" ]; then
  echo "$folder is current: $zip"
  exit 0
fi
if [ -n "${DRY_RUN:-}" ]; then
  echo "$zip is newer than $folder"
  exit 3
fi

fetch "$zip"
echo "$sum  $work/$zip" | sha256sum --check --status || fail 1 "$zip does not have the checksum that SHA256SUMS names"
unzip -q "$work/$zip" -d "$work/new" || fail 1 "$zip cannot be unpacked"
top=$(find "$work/new" -mindepth 1 -maxdepth 1)
[ -f "$top/START-HERE.html" ] || fail 1 "$zip holds no START-HERE.html"
echo "$sum" > "$top/.sum"
chmod -R a+rX "$top"

[ ! -e "$folder" ] || mv "$folder" "$work/old"
mv "$top" "$folder" || fail 1 "cannot write $folder"
# With SELinux, what was moved keeps its label, which a web server may not read.
! command -v restorecon >/dev/null 2>&1 || restorecon -RF "$folder" || echo "restorecon cannot label $folder" >&2
echo "$folder is now $zip"
[ -n "${PUBLIC_KEY:-}" ] || echo "Only the checksum was verified. If the publisher signs the downloads, set PUBLIC_KEY, see --help."
