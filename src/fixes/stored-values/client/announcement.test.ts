import {describe, expect, it} from 'vitest';
import {showNewAnnouncement} from './announcement';

/** What becomes of the attribute that hides a closed announcement. */
function hiddenAfter(dismissed: string | null | Error): string {
  let hidden = 'true';
  showNewAnnouncement({
    root: {setAttribute: (_, value) => void (hidden = value)},
    store: () => {
      if (dismissed instanceof Error) {
        throw dismissed;
      }
      return {getItem: () => dismissed};
    },
  });
  return hidden;
}

describe('an announcement', () => {
  it('that was closed stays hidden, another one is shown', () => {
    expect(hiddenAfter('true')).toBe('true');
    expect(hiddenAfter('false')).toBe('false');
    expect(hiddenAfter(null)).toBe('false');
  });

  it('is left alone when the storage is blocked', () => {
    expect(hiddenAfter(new Error('denied'))).toBe('true');
  });
});
