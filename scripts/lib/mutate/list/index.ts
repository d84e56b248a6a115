import type {Mutation} from '../mutation';
import {delivery} from './delivery';
import {reading} from './reading';
import {search} from './search';
import {searchClient} from './searchClient';
import {site} from './site';
import {writing} from './writing';

/** All faults that the tests have to notice, by topic. */
export const mutations: readonly Mutation[] = [
  ...site,
  ...reading,
  ...search,
  ...searchClient,
  ...delivery,
  ...writing,
];
