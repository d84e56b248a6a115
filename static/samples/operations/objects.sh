#!/bin/sh
# Saves what a lost namespace needs besides the manifests, or lists what it lacks. Uses oc where there is no kubectl.
#
#   sh objects.sh save      writes objects.txt, a list of all objects that somebody applied or created, and by-hand.yaml, the Secrets
#                           and ConfigMaps among them
#   sh objects.sh list      prints such a list, for example to see what a removal has left
#   sh objects.sh create    creates what by-hand.yaml contains and the namespace lacks
#   sh objects.sh missing   prints the lines of objects.txt whose object is missing in the namespace
#
# FLOW_NAMESPACE is the namespace (flow). by-hand.yaml contains secrets, so only you can read it.
# Exit codes: 0 done, or nothing is missing, 1 objects are missing, 2 invalid use, or the cluster or a file is not as expected.
set -u
export LC_ALL=C
umask 077
namespace=${FLOW_NAMESPACE:-flow}
die() { echo "$*" >&2; exit 2; }
case ${1:-} in
  -h | --help) sed -n '1d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac
kubectl=$(command -v kubectl || command -v oc) || die "neither kubectl nor oc is there"
work=$(mktemp -d) || die "no temporary directory"
trap 'rm -rf "$work"' EXIT
ask() { "$kubectl" --namespace "$namespace" get "$@"; }

# Objects that belong to another one, such as the pods of a Deployment, come back with it. The kinds left out here change by themselves.
list() {
  "$kubectl" api-resources --namespaced --verbs=list,create -o name > "$work/kinds" || die "the cluster does not list its kinds"
  kinds=$(grep -vE '^(events|pods|jobs|replicasets|endpoints|endpointslices|leases|controllerrevisions|volumesnapshots)(\.|$)' \
    "$work/kinds" | paste -sd, -)
  # A kind that this account may not list is named on stderr, and the others are listed all the same.
  ask "$kinds" --ignore-not-found --no-headers \
    -o custom-columns='KIND:.kind,NAME:.metadata.name,TYPE:.type,OWNER:.metadata.ownerReferences[*].kind' |
    awk '$4 == "<none>" && $3 !~ /service-account-token|dockercfg$|^helm/ { print $1 "/" $2 }' |
    grep -vE '^ConfigMap/(kube-root-ca|openshift-service-ca)\.crt$' | sort -u
}

case ${1:-} in
  save)
    list > "$work/objects"
    grep -E '^(Secret|ConfigMap)/' "$work/objects" > "$work/names" || die "the namespace $namespace has no Secret: nothing is saved"
    # shellcheck disable=SC2046 # One argument for each line.
    ask $(cat "$work/names") -o yaml > "$work/yaml" || die "the Secrets and ConfigMaps cannot be read: nothing is saved"
    # Without what the cluster sets below metadata, which would keep the objects from being created again. Data may have such keys.
    # shellcheck disable=SC2015 # "A && B || die": also when B fails.
    awk '/^[^ ]/ || (indent == "    " && /^  [^ ]/) { indent = "" }
      /^metadata:/ { indent = "  " }
      /^(- |  )metadata:/ { indent = "    " }
      indent == "" || $0 !~ "^" indent "(uid|resourceVersion|creationTimestamp|selfLink): "' "$work/yaml" > by-hand.yaml &&
      cp "$work/objects" objects.txt || die "objects.txt and by-hand.yaml cannot be written here"
    echo "saved: $(grep -c . objects.txt) objects, $(grep -c . "$work/names") of them Secrets and ConfigMaps"
    ;;
  list)
    list
    ;;
  create)
    [ -s by-hand.yaml ] || die "there is no by-hand.yaml in this directory"
    "$kubectl" --namespace "$namespace" create -f by-hand.yaml 2> "$work/errors" || [ -s "$work/errors" ] || die "nothing is created"
    ! grep -v AlreadyExists "$work/errors" >&2 || exit 2
    echo "the others exist already: $(grep -c . "$work/errors")"
    ;;
  missing)
    [ -s objects.txt ] || die "there is no objects.txt in this directory"
    list > "$work/objects"
    comm -23 objects.txt "$work/objects" > "$work/missing"
    [ ! -s "$work/missing" ] || { cat "$work/missing" && exit 1; }
    echo "nothing is missing"
    ;;
  *) die "$0: expected save, list, create, missing or --help, not '${1:-}'" ;;
esac
