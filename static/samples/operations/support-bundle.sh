#!/usr/bin/env bash
# Collects what jadice support needs from a stack. Masks the values of keys that look like secrets. Read the files before you send them.
#
# With Docker Compose, run it in the folder of your docker-compose.yaml; in a cluster, where kubectl or oc works:
#   bash support-bundle.sh 2h              (logs of the last two hours; default: 1h)
#   bash support-bundle.sh 2h /mnt/other   (writes there, if this disk is full)
#   bash support-bundle.sh --cluster 2h    (Kubernetes and OpenShift; FLOW_NAMESPACE is the namespace, by default flow)
# As a filter, for what you collect by hand:
#   ... | bash support-bundle.sh --mask        (configuration)
#   ... | bash support-bundle.sh --mask-log    (logs)
# Exit codes: 0 everything is in the archive, 1 a part is missing; the last lines say which, 2 unknown option.
set -euo pipefail

case ${1:-} in
  -h | --help) sed -n '1d; /^# shellcheck/d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac

# Replaces the value of every key that looks like a secret, and all lines nested below it.
mask() {
  # Keys of this kind can also open a block that holds no secret: only a value on the same line is masked.
  awk -v plain='(^|[^a-z0-9])((x-)?auth|jwt|(set-)?cookies?|sessionid)["'\'']?[ \t]*[:=][ \t]*[^ \t]' '
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
      # Values of lists: the one after a name that looks like a secret, in one line or in the next.
      if (secretItem && match(text, /^[ \t]*(- +|["'\''])/)) text = substr(text, 1, RLENGTH) "***"
      secretItem = tolower(text) ~ /^[ \t]*(- +)?["'\'']?-*[a-z0-9_.-]*(password|passwd|secret|token|credential|key|jwt|auth|cookie)["'\'']?,?$/
      if (match(tolower(text), /(password|passwd|secret|token|credential|[-_]key|jwt|auth|cookie)["'\''][ \t]*,[ \t]*["'\'']/)) {
        text = substr(text, 1, RSTART + RLENGTH - 1) "***"
      }
      # nginx writes a header and its value side by side.
      if (match(tolower(text), /(authorization|cookie|[-_]token|[-_]key)[ \t]+[^ \t:=]/)) text = substr(text, 1, RSTART + RLENGTH - 2) "***"
      if (match(tolower(text), plain)) text = substr(text, 1, RSTART + RLENGTH - 2) "***"
      if (text ~ /^[ \t]*- /) secretParameter = 0
      if (secretParameter && text ~ /^[ \t]*value:/) {
        sub(/value:.*/, "value: ***", text)
        level = indent(text)
        masking = 1
      }
      if (tolower(text) ~ /name:.*(password|passwd|secret|token|credential|licen[cs]e)/) secretParameter = 1
      if (match(tolower(text), /(password|passwd|passphrase|secret|token|credential|authorization|licen[cs]e|fingerprint|(private|public|access|api|encryption|sas|account|shared|signing)[-_]?key|pwd|pass|pem)[a-z0-9_.-]*["'\'']?[ \t]*[:=]/)) {
        print substr(text, 1, RSTART + RLENGTH - 1) " ***"
        level = indent(text)
        masking = 1
        next
      }
      print text
    }
  '
}

# Replaces what looks like a secret in the text of a log: values behind a name, headers, tokens, logins in addresses.
mask_log() {
  awk '
    {
      text = $0
      done = ""
      gsub(/\/\/[^\/@ \t]*:[^\/@ \t]*@/, "//***@", text)
      gsub(/eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_.-]+/, "***", text)
      if (match(tolower(text), /cookie["'\'']?[ \t]*[:=]/)) text = substr(text, 1, RSTART + RLENGTH - 1) " ***"
      while (match(tolower(text), /((password|passwd|passphrase|pwd|secret|token|credential|authorization|[^a-z0-9]auth|jwt|(private|access|api|encryption|sas|account|shared|signing)[-_]?key)[a-z0-9_.-]*|pass)["'\'']?[ \t]*[:=][ \t]*((bearer|basic|negotiate)[ \t]+)?["'\'']?[^] \t"'\'',;&)}]+/)) {
        rest = substr(text, RSTART + RLENGTH)
        found = substr(text, RSTART, RLENGTH)
        done = done substr(text, 1, RSTART - 1)
        match(found, /[:=]/)
        done = done substr(found, 1, RSTART) "***"
        text = rest
      }
      print done text
    }
  '
}

in_cluster=false
case ${1:-} in
  --mask) mask && exit 0 ;;
  --mask-log) mask_log && exit 0 ;;
  --cluster) in_cluster=true && shift ;;
  -*) echo "unknown option: $1" >&2 && exit 2 ;;
esac

since="${1:-1h}"
target="${2:-.}/support-bundle-$(date +%Y%m%d-%H%M%S)"
umask 077
mkdir -p "$target/config" "$target/logs"

problems=0
problem() {
  printf '%s\n' "$*" | tee -a "$target/problems.txt" >&2
  problems=1
}

collect_cluster() {
  local client namespace=${FLOW_NAMESPACE:-flow} top=(top) pods pod
  client=$(command -v kubectl || command -v oc) || { problem "Neither kubectl nor oc was found." && return; }
  [ "${client##*/}" != oc ] || top=(adm top)
  ask() { "$client" --namespace "$namespace" "$@" 2>&1; }
  # Writes what a command prints to a file, and notes a failure, such as a missing permission.
  save() {
    local file=$1
    shift
    ask "$@" | mask > "$target/$file" || problem "$client $* failed: $(tail -n 1 "$target/$file")"
  }
  save versions.txt version
  date -u >> "$target/versions.txt"
  save images.txt get pods -o custom-columns='POD:.metadata.name,IMAGE:.spec.containers[*].image,ID:.status.containerStatuses[*].imageID'
  save state.txt get pods,deployments,services,ingresses,persistentvolumeclaims -o wide
  save pods.txt describe pods
  save claims.txt describe persistentvolumeclaims
  save quota.txt describe quota,limitrange
  save events.txt get events --sort-by=.lastTimestamp
  save memory.txt "${top[@]}" pods
  # Job templates and application.yaml. Of binary data, such as a trust store, only the size.
  save config/configmaps.txt describe configmaps
  # Only OpenShift has Routes.
  ask get routes -o wide > "$target/routes.txt" || rm "$target/routes.txt"
  pods=$("$client" --namespace "$namespace" get pods -o name 2> /dev/null) || pods=""
  [ -n "$pods" ] || problem "No pod was found in the namespace $namespace: there are no logs."
  for pod in $pods; do
    ask logs "$pod" --all-containers --ignore-errors --prefix --timestamps --since="$since" |
      mask_log > "$target/logs/${pod#*/}.log" || problem "The log of $pod cannot be read."
    # There is none without a restart.
    ask logs "$pod" --all-containers --prefix --timestamps --previous |
      mask_log > "$target/logs/${pod#*/}.previous.log" || rm "$target/logs/${pod#*/}.previous.log"
  done
}

collect_compose() {
  # Configuration files, masked. The folder names are those of the demo stack.
  for file in docker-compose*.y*ml compose*.y*ml *-config/*.y*ml proxy/*.conf; do
    [ -r "$file" ] || continue
    mask < "$file" > "$target/config/$(printf '%s' "$file" | tr '/' '_')"
  done

  # Of the .env file only the names, and the values that say which files and images the stack has.
  if [ -r .env ]; then
    sed -En -e '/^[A-Z_]+_REGISTRY(_JADICE)?=/{s/=.*@/=***@/;p;d;}' -e '/^(COMPOSE_(FILE|PROJECT_NAME)|[A-Z_]+_IMAGE)=/{p;d;}' \
      -e 's/^([A-Za-z_][A-Za-z0-9_]*) *=.*/\1=***/p' .env | mask > "$target/config/env-names.txt"
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

  # The containers of this folder; by their labels, if Compose cannot read its files.
  if ! docker compose config --quiet > "$target/compose-error.txt" 2>&1; then
    problem "Docker Compose cannot read the stack: $(cat "$target/compose-error.txt")"
  fi
  rm "$target/compose-error.txt"
  ids=$(docker compose ps --all --quiet 2> /dev/null) ||
    ids=$(docker ps --all --quiet --filter "label=com.docker.compose.project.working_dir=$PWD") || ids=""
  [ -n "$ids" ] || problem "No container of a stack in $PWD was found: there are no logs."

  # State and log of each container.
  for id in $ids; do
    name=$(docker inspect --format '{{.Name}}' "$id") || name=$id
    docker inspect --format \
      '{{.Name}} image={{.Image}} status={{.State.Status}} exit={{.State.ExitCode}} oom={{.State.OOMKilled}} restarts={{.RestartCount}} ended={{.State.FinishedAt}}' \
      "$id" >> "$target/state.txt" 2>&1 || true
    docker logs --timestamps --since "$since" "$id" 2>&1 | mask_log > "$target/logs/${name#/}.log" ||
      problem "The log of $name cannot be read."
  done
}

if $in_cluster; then collect_cluster; else collect_compose; fi

tar -czf "$target.tar.gz" -C "${2:-.}" "${target##*/}"
echo "Written: $target.tar.gz"
echo "Read the files in $target: logs can hold personal data and secrets."
echo "If you change a file, create the archive again."
[ "$problems" -eq 0 ] || echo "Incomplete: see problems.txt." >&2
exit "$problems"
