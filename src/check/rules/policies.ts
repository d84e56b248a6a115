/** What network policies let through, compared with the calls of the pods. */
import {cached} from '../model/cached';
import {allAt, entriesOf, entryOf, textOf, valueOf, type Tree} from '../model/tree';
import {callsOf} from '../views/calls';
import {fitsSelector, isNear, ownerOf, podLabelsOf, resourcesOf, type Resource} from '../views/kubernetes';
import {type Found, type Input, when} from './rule';
import {place} from './words';

/** Pods that call others: by the address of a Service. */
const pairsOf = cached((input: Input) =>
  callsOf(input).flatMap((call) => {
    const caller = call.isTest ? undefined : ownerOf(call.unit?.blocks[0]?.pod, input);
    const called = (call.host?.units ?? []).flatMap(({blocks}) => ownerOf(blocks[0]?.pod, input) ?? []);
    return caller && !caller.isPart
      ? called.flatMap((one) => (one === caller ? [] : {call, ingress: one, egress: caller}))
      : [];
  }),
);

/** Whether a policy is for one direction of the traffic of a pod. */
function isFor({kind, tree, ...policy}: Resource, way: 'ingress' | 'egress', pod: Resource): boolean {
  const types = allAt(tree, 'spec.policyTypes[]').map((type) => textOf(type)?.toLowerCase());
  const isUsual = way === 'ingress' || valueOf(tree, 'spec', way) !== undefined;
  return (
    kind === 'NetworkPolicy' &&
    isNear({kind, tree, ...policy}, pod) &&
    (types.length > 0 ? types.includes(way) : isUsual) &&
    fitsSelector(valueOf(tree, 'spec', 'podSelector'), podLabelsOf(pod))
  );
}

/** Whether an entry of `from` or `to` can be a pod. What is unknown can be. */
function canBe(peer: Tree, pod: Resource): boolean {
  const spaces = valueOf(peer, 'namespaceSelector');
  const of = 'kubernetes.io/metadata.name';
  const names = [
    valueOf(spaces, 'matchLabels', of) ?? [],
    ...allAt(spaces, 'matchExpressions[]').map((one) =>
      textOf(valueOf(one, 'key')) === of && textOf(valueOf(one, 'operator')) === 'In' ? allAt(one, 'values[]') : [],
    ),
  ].flat();
  // A small network is not that of the pods.
  const isOutside = /\/(?:2[4-9]|3\d)$/.test(textOf(valueOf(peer, 'ipBlock', 'cidr')) ?? '');
  const isThere =
    names.length === 0 || pod.namespace === undefined || names.some((one) => textOf(one) === pod.namespace);
  return !isOutside && isThere && fitsSelector(valueOf(peer, 'podSelector'), podLabelsOf(pod));
}

/** Pods that call those of a policy, or are called by them, and that neither it nor another policy lets through. */
export function lockedOut(policy: Resource, input: Input): Found[] {
  const selector = valueOf(policy.tree, 'spec', 'podSelector');
  return (['ingress', 'egress'] as const).flatMap((way) => {
    const locked = pairsOf(input).filter(({ingress: called, egress: caller}) => {
      const [own, peer] = way === 'ingress' ? [called, caller] : [caller, called];
      const policies = resourcesOf(input).filter((one) => isFor(one, way, own));
      const isOpen = policies.some(({tree}) =>
        allAt(tree, `spec.${way}[]`).some((rule) => {
          const peers = allAt(rule, way === 'ingress' ? 'from[]' : 'to[]');
          return peers.length === 0 || peers.some((one) => canBe(one, peer));
        }),
      );
      return podLabelsOf(own) && podLabelsOf(peer) && policies.includes(policy) && !isOpen;
    });
    const [first] = locked;
    const message =
      way === 'ingress'
        ? `The pods of ${first && place(first.egress)} call these pods (${first && place(first.call)}), but no \`from\` of their policies lets them in.`
        : `These pods call those of ${first && place(first.ingress)} (${first && place(first.call)}), but no \`to\` of their policies lets them out.`;
    const advice = `The connection fails after a timeout. Under \`${way === 'ingress' ? 'from' : 'to'}\`, add \`- podSelector: {matchLabels: ...}\` with the labels in \`spec.template.metadata.labels\` there.`;
    // A policy for all pods forbids what others allow.
    const isOwn = entriesOf(selector).length > 0;
    return when(first && isOwn, entryOf(valueOf(policy.tree, 'spec'), way) ?? selector, message, {
      certainty: 'suspect',
      advice,
    });
  });
}
