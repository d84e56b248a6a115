import {afterAll, beforeAll} from 'vitest';
import {nginx, stopHosts} from './hosts';
import {type Stranger, stranger} from './stranger';

/** A stranger before the site behind nginx, for the tests of one file. */
export interface Visit {
  me: Stranger;
  /** Address of the start page. */
  home: string;
  /** Text at an address, which may be relative to the start page. */
  read: (address: string) => Promise<string>;
}

export function visit(): Visit {
  const here = {read: async (address: string) => (await fetch(new URL(address, here.home))).text()} as Visit;
  beforeAll(async () => {
    here.me = stranger();
    here.home = await nginx();
  });
  afterAll(() => {
    stopHosts();
    here.me.leave();
  });
  return here;
}
