import {type Part, withContentOptions, withPlugins} from '../part';
import {remarkParseOnce} from './parseOnce';
import postcssOncePlugin from './postcssOnce';

/** Work that stock does more than once in a build, done once. */
export const build: Part = {
  name: 'build',
  apply: (config) =>
    withPlugins(
      withContentOptions(config, (options) => ({
        ...options,
        beforeDefaultRemarkPlugins: [remarkParseOnce, ...((options.beforeDefaultRemarkPlugins ?? []) as unknown[])],
      })),
      postcssOncePlugin,
    ),
};
