/** The differences between two versions in short. */
import {namesIn} from './todo';
import type {Answer, ChangeGroup, PairSummary} from '../views';

/** Kinds of facts that clients and job templates use. */
const sent = ['endpoint', 'class', 'package', 'worker', 'parameter', 'exit status', 'info tag'];

const count = (groups: readonly ChangeGroup[], isCounted: (group: ChangeGroup) => boolean): number =>
  groups.filter(isCounted).reduce((sum, {facts}) => sum + namesIn(facts), 0);

const isMust = ({section}: ChangeGroup): boolean => section === 'Must do';
/** Whether readers must find out if the newer version still has what they use. */
const isCheck = ({section, what}: ChangeGroup): boolean =>
  section === 'Decide' || (section === 'Not known' && what !== 'added');

/** Numbers of names to change, to check, and new. */
export const countsOf = (groups: readonly ChangeGroup[]): Pick<PairSummary, 'must' | 'check' | 'added'> => ({
  must: count(groups, isMust),
  check: count(groups, isCheck),
  added: count(groups, ({section, what}) => section === 'New' && what === 'added'),
});

export function answersOf(groups: readonly ChangeGroup[], to: string): Answer[] {
  const calls = count(groups, ({kind}) => sent.includes(kind));
  const keys = groups.filter(({kind}) => kind === 'key');
  const {must, check} = countsOf(keys);
  const renamed = count(keys, ({section}) => section === 'Decide');
  const open = [
    renamed > 0 && `${renamed} properties that might have new names`,
    check > renamed && `${check - renamed} ${renamed > 0 ? '' : 'properties '}that ${to} might no longer support`,
  ].filter(Boolean);
  return [
    {
      reader: 'If you send jobs',
      text:
        calls === 0
          ? 'Update the Java client with the stack, and test your clients. The documented REST calls, workers and classes are the same.'
          : `Update the Java client with the stack, and compare ${calls} REST calls, workers or classes.`,
      need: 'action',
    },
    {
      reader: 'If you run the stack',
      text: 'Update all components as one set, and back up first: without the old database, you cannot go back.',
      need: 'action',
    },
    {
      reader: 'If you configure the stack',
      text:
        must > 0
          ? `Replace or remove ${must} properties in your files.`
          : check > 0
            ? `Check your files for ${open.join(' and ')}.`
            : 'Nothing to change: all documented properties are still valid.',
      need: must > 0 ? 'action' : check > 0 ? 'open' : 'nothing',
    },
  ];
}
