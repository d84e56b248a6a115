import {MissingTarget} from '../patch';

/** The part of the bundler's configuration that is read here. */
interface Splitting {
  optimization?: {splitChunks?: false | {cacheGroups?: Readonly<Record<string, unknown>>}};
}

/** @throws MissingTarget when Docusaurus does not put all style into a group called `styles` any more. */
export function checkStockSheet({optimization}: Splitting): void {
  const splitting = optimization?.splitChunks;
  if (!splitting || !splitting.cacheGroups?.['styles']) {
    throw new MissingTarget('styles', 'the group "styles" of optimization.splitChunks.cacheGroups');
  }
}
