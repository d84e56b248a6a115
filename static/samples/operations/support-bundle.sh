#!/usr/bin/env bash
# Collects what jadice support needs from a Docker Compose stack. Masks secrets as far as their keys show them: read the files.
#
# Run it in the folder of your docker-compose.yaml:
#   bash support-bundle.sh 2h              (logs of the last two hours; default: 1h)
#   bash support-bundle.sh 2h /mnt/other   (writes there, if this disk is full)
set -euo pipefail

since="${1:-1h}"
target="${2:-.}/support-bundle-$(date +%Y%m%d-%H%M%S)"
umask 077
mkdir -p "$target/config" "$target/logs"

# Replaces the value of every key that sounds like a secret, and all lines nested below it.
mask() {
  awk '
    function indent(line) { match(line, /^[ \t]*(- +)*/); return RLENGTH }
    {
      text = $0
      sub(/\r$/, "", text)
      if (masking) {
        if (text ~ /^[ \t]*$/) next
        if (indent(text) > level) next
        match(text, /^[ \t]*/)
        if (RLENGTH == level && substr(text, RLENGTH + 1, 1) == "-") next
        masking = 0
      }
      gsub(/\/\/[^\/@ \t]*:[^\/@ \t]*@/, "//***@", text)
      if (text ~ /^[ \t]*- /) secretParameter = 0
      if (secretParameter && text ~ /^[ \t]*value:/) {
        sub(/value:.*/, "value: ***", text)
        level = indent(text)
        masking = 1
      }
      if (tolower(text) ~ /name:.*(password|passwd|secret|token|credential|licen[cs]e)/) secretParameter = 1
      if (match(tolower(text), /(password|passwd|passphrase|secret|token|credential|authorization|licen[cs]e|fingerprint|(private|public|access|api|encryption)[-_]?key|pwd|pass|pem)[a-z0-9_.-]*["'\'']?[ \t]*[:=]/)) {
        print substr(text, 1, RSTART + RLENGTH - 1) " ***"
        level = indent(text)
        masking = 1
        next
      }
      print text
    }
  '
}

# Configuration files, masked. The folder names are those of the demo stack.
for file in docker-compose*.y*ml compose*.y*ml *-config/*.y*ml; do
  [ -r "$file" ] || continue
  mask < "$file" > "$target/config/$(printf '%s' "$file" | tr '/' '_')"
done

# Of the .env file, the names only.
if [ -r .env ]; then
  sed -n 's/^\([A-Za-z_][A-Za-z0-9_]*\)[ ]*=.*/\1=***/p' .env > "$target/config/env-names.txt"
fi

# Versions, state and memory.
{
  date -u
  uname -a
  docker version || true
  docker compose version || true
} > "$target/versions.txt" 2>&1
docker compose images > "$target/images.txt" 2>&1 || true
docker compose ps --all > "$target/state.txt" 2>&1 || true
docker stats --no-stream > "$target/memory.txt" 2>&1 || true
{ df -h .; df -hl; df -il; } > "$target/disk.txt" 2>&1 || true

for id in $(docker compose ps --all --quiet); do
  docker inspect --format \
    '{{.Name}} image={{.Image}} status={{.State.Status}} exit={{.State.ExitCode}} oom={{.State.OOMKilled}} restarts={{.RestartCount}}' \
    "$id" >> "$target/state.txt" 2>&1 || true
done

# One log per service.
for service in $(docker compose config --services); do
  docker compose logs --no-color --timestamps --since "$since" "$service" > "$target/logs/$service.log" 2>&1 || true
done

tar -czf "$target.tar.gz" -C "${2:-.}" "${target##*/}"
echo "Written: $target.tar.gz"
echo "Read the files in $target: logs can hold personal data and secrets."
echo "After a change, pack them again: this archive has the files as they were."
