/** Configuration for reading from a disk: the stock hash router, without steps that need built pages, which do not exist here. */
import path from 'node:path';
import type {Config, Plugin, PluginConfig, PluginModule, PluginOptions} from '@docusaurus/types';
import config from '../../../docusaurus.config';
import {announcementBar} from '../../../src/config/announcement';

function withoutPostBuild(plugin: PluginModule | [PluginModule, PluginOptions]): PluginConfig {
  const [make, options] = Array.isArray(plugin) ? plugin : ([plugin, {}] as const);
  return [async (context, given) => ({...(await make(context, given))!, postBuild: undefined}), options];
}

/** Client modules of this build. */
const client = (): Plugin => ({name: 'offline', getClientModules: () => [path.join(__dirname, 'client', 'index')]});

export default {
  ...config,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  future: {...config.future, experimental_router: 'hash'},
  plugins: [...(config.plugins as PluginModule[]).map(withoutPostBuild), client],
  themeConfig: {...config.themeConfig, announcementBar: announcementBar('/')},
} satisfies Config;
