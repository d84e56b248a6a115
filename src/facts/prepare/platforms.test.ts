import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {forOpenShift, manifestFiles} from './platforms';

const overlay = '"${OVERLAY:?first set the overlay that you installed with, such as OVERLAY=openshift/nonroot}"';

it.each([
  ['kubectl -n flow get pods\nkubectl -n flow logs x', 'oc -n flow get pods\noc -n flow logs x'],
  ['kubectl apply -k . &&\n  kubectl get pods', `oc apply -k ${overlay} &&\n  oc get pods`],
  ['kubectl apply --dry-run=server -k .', `oc apply --dry-run=server -k ${overlay}`],
  ['kubectl apply -k . -l app=x', 'oc apply -k kubernetes-backup -l app=x'],
  ['CHANGES=$(kubectl diff -k .)', `CHANGES=$(oc diff -k ${overlay})`],
  ['kubectl kustomize .', `oc kustomize ${overlay}`],
  ['kubectl apply -k ./other', 'oc apply -k ./other'],
  ['kubectl apply -k ../kubernetes-backup -l app=x', 'oc apply -k kubernetes-backup -l app=x'],
  ['sed s/a/b/ ../kubernetes-backup/store-restore.yaml', 'sed s/a/b/ kubernetes-backup/store-restore.yaml'],
  ['kubectl create -f store-snapshot.yaml', 'oc create -f kubernetes-backup/store-snapshot.yaml'],
  ['sh objects.sh save', 'sh kubernetes-backup/objects.sh save'],
  ['kubectl delete namespace flow', 'oc delete project flow'],
  ['kubectl -n flow top pods', 'oc -n flow adm top pods'],
  ['kubectl drain node-1', 'oc adm drain node-1'],
  ['`secrets.yaml` and kubernetes/ocr.yaml', '`kubernetes/secrets.yaml` and kubernetes/ocr.yaml'],
  ['my-ocr.yaml, controller-config/application.yaml', 'my-ocr.yaml, controller-config/application.yaml'],
])('%s becomes %s in OpenShift, and stays so', (code, expected) => {
  expect(forOpenShift(code)).toBe(expected);
  expect(forOpenShift(expected)).toBe(expected);
});

it('knows the files of the manifests', () => {
  expect(readdirSync('static/samples/kubernetes').sort()).toEqual(manifestFiles.map((name) => `${name}.yaml`).sort());
});
