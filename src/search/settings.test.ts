import {describe, expect, it} from 'vitest';
import {algoliaSettings} from './settings';

const all = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'index'};

describe('access to a hosted index', () => {
  it('is not there when no variable is set or all are empty', () => {
    expect(algoliaSettings({})).toBeUndefined();
    expect(algoliaSettings({ALGOLIA_APP_ID: '', ALGOLIA_INSIGHTS: 'true'})).toBeUndefined();
  });

  it('is on if all three variables are set, with events only on request', () => {
    expect(algoliaSettings(all)).toEqual({appId: 'app', apiKey: 'key', indexName: 'index', insights: false});
    expect(algoliaSettings({...all, ALGOLIA_INSIGHTS: 'true'})?.insights).toBe(true);
  });

  it.each(Object.keys(all))('fails and says so when only %s is missing', (name) => {
    expect(() => algoliaSettings({...all, [name]: undefined})).toThrow(`not set: ${name}.`);
  });

  it.each(['my app', 'app.example.com', "app; script-src 'unsafe-inline'", 'ä'])(
    'fails when the application has an ID that no host can have: %s',
    (ALGOLIA_APP_ID) => {
      expect(() => algoliaSettings({...all, ALGOLIA_APP_ID})).toThrow('expected letters and digits only');
    },
  );
});
