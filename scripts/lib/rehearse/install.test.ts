import {describe, expect, it} from 'vitest';
import {installPackages, peerNotes} from './install';

const refusal = `npm error ERESOLVE unable to resolve dependency tree
npm error Could not resolve dependency:
npm error peer react@"^18.0.0" from a@1.0.0
npm error node_modules/a
`;

describe('the installation of a rehearsal', () => {
  it('notes peers that do not fit', () => {
    const warning = 'npm warn\nnpm warn Could not resolve dependency:\nnpm warn peer eslint@"^8.0.0" from b@5.0.0\n';
    expect(peerNotes(warning + warning)).toEqual(['peer eslint@"^8.0.0" from b@5.0.0']);
    expect(peerNotes(refusal)).toEqual(['peer react@"^18.0.0" from a@1.0.0']);
    expect(peerNotes('added 4 packages')).toEqual([]);
  });

  it('is done once where npm takes it, and where it fails for another reason', async () => {
    for (const code of [0, 1]) {
      const {step, notes} = await installPackages('.', () => Promise.resolve(code));
      expect([step.outcome, notes]).toEqual([code === 0 ? 'passed' : 'failed', []]);
    }
  });
});
