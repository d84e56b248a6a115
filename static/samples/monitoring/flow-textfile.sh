#!/bin/sh
# Runs a test job, looks for the newest backup, and writes both as metrics for the textfile collector of the node exporter.
# It needs run-job.sh beside it, with curl and jq. Run it in the directory of your docker-compose.yaml, for example from cron:
#
#   */10 * * * * cd /opt/flow && ./flow-textfile.sh
#
# The file test-job.env in that directory sets its variables, so that a run by hand has those of cron. Its format is that of a shell, and
# its values replace those of the environment:
#
#   FLOW_TEST_REQUEST   job request of the test job; without this file, no job runs    (test-job.json)
#   FLOW_TEST_DOCUMENT  instead of a request: document to upload to neverpile eureka   (none)
#   FLOW_TEST_TEMPLATE  job template for this document                                 (ocr)
#   FLOW_BACKUP_DIR     where backup.sh writes. If it is set and not there, that counts as no backup.
#                       Without it, there is no such metric unless ./backup exists     (backup)
#   FLOW_SNAPSHOT_CLAIM claim of the documents in a cluster, such as flow-store: the time of its newest VolumeSnapshot counts, which kubectl
#                       reads in FLOW_NAMESPACE (flow)                                 (none)
#   FLOW_DOCUMENTS_STAMP
#                       file that whatever saves the documents touches when it is done (documents-saved beside the backups)
#   FLOW_TEXTFILE_DIR   folder of the collector                                        (monitoring/textfile)
#   FLOW_DEADLINE       seconds that the test job may take                             (300)
#
# The other variables are those of run-job.sh. Exit codes: 0 written, 1 not written, 2 invalid arguments or settings.
set -u

case ${1:-} in
  -h | --help) sed -n '1d; /^# shellcheck/d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac
[ $# -eq 0 ] || { echo "flow-textfile.sh: takes no argument, but got \"$1\"; see --help" >&2; exit 2; }
umask 022

if [ -e test-job.env ]; then
  [ -r test-job.env ] || { echo "flow-textfile.sh: cannot read test-job.env; run it as the user of the cron job" >&2; exit 2; }
  set -a
  # shellcheck disable=SC1091 # The file of the reader.
  . ./test-job.env
  set +a
fi
textfile=${FLOW_TEXTFILE_DIR:-monitoring/textfile}
request=${FLOW_TEST_REQUEST:-test-job.json}
backups=${FLOW_BACKUP_DIR:-backup}
export FLOW_DEADLINE="${FLOW_DEADLINE:-300}"

# gauge NAME VALUE HELP...: one metric.
gauge() {
  name=$1 value=$2
  shift 2
  printf '# HELP %s %s\n# TYPE %s gauge\n%s %s\n' "$name" "$*" "$name" "$name" "$value"
}

# publish NAME: replaces the file by standard input in one step, so that the exporter never reads half a file.
publish() {
  if ! { cat >"$textfile/$1.part" && mv "$textfile/$1.part" "$textfile/$1.prom"; }; then
    echo "flow-textfile.sh: cannot write $textfile/$1.prom" >&2
    exit 1
  fi
}

mkdir -p "$textfile" || exit 1

if [ -n "${FLOW_TEST_DOCUMENT:-}" ]; then
  result=$(mktemp -d) || exit 1
  trap 'rm -rf "$result"' EXIT
  set -- --upload "$FLOW_TEST_DOCUMENT" --template "${FLOW_TEST_TEMPLATE:-ocr}" --out "$result"
elif [ -r "$request" ]; then
  set -- "$request" /dev/null
fi
if [ $# -gt 0 ]; then
  start=$(date +%s)
  "$(dirname "$0")/run-job.sh" "$@" >/dev/null 2>"$textfile/test-job.log"
  code=$?
  end=$(date +%s)
  {
    gauge flow_test_job_exit_code "$code" "How the last test job ended: 0 finished, others as in run-job.sh."
    gauge flow_test_job_duration_seconds "$((end - start))" "How long the last test job took."
    gauge flow_test_job_end_timestamp_seconds "$end" "When the last test job ended."
  } | publish flow-test-job || exit 1
fi

if [ -n "${FLOW_BACKUP_DIR:-}" ] || [ -d "$backups" ]; then
  newest=0
  for folder in "$backups"/*-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]-[0-9][0-9][0-9][0-9][0-9][0-9]; do
    [ -d "$folder" ] || continue
    time=$(stat -c %Y "$folder")
    if [ "$time" -gt "$newest" ]; then newest=$time; fi
  done
  gauge flow_backup_newest_timestamp_seconds "$newest" "When the newest backup was written; 0 without any." | publish flow-backup || exit 1
  if [ -d eureka-data ]; then FLOW_DOCUMENTS_STAMP=${FLOW_DOCUMENTS_STAMP:-$backups/documents-saved}; fi
fi

if [ -n "${FLOW_SNAPSHOT_CLAIM:-}" ]; then
  saved=$(kubectl --namespace "${FLOW_NAMESPACE:-flow}" get volumesnapshots --output json |
    jq --arg claim "$FLOW_SNAPSHOT_CLAIM" '[.items[] | select(.spec.source.persistentVolumeClaimName == $claim and .status.readyToUse)
      | .status.creationTime // .metadata.creationTimestamp | fromdateiso8601] | max // 0') || saved=''
  # The last value stays and gets older, so a cluster that nobody can ask is noticed, too.
  [ -n "$saved" ] || { echo "flow-textfile.sh: cannot list the snapshots of $FLOW_SNAPSHOT_CLAIM" >&2; exit 1; }
elif [ -n "${FLOW_DOCUMENTS_STAMP:-}" ]; then
  saved=$(stat -c %Y "$FLOW_DOCUMENTS_STAMP" 2>/dev/null || echo 0)
fi
if [ -n "${saved:-}" ]; then
  gauge flow_documents_backup_timestamp_seconds "$saved" "When the documents were saved last; 0 if never." | publish flow-documents || exit 1
fi
