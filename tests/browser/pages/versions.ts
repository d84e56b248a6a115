import {type DocsVersion, lastVersion, versions} from '../../../src/config/versions';

/** The release before the current one: for tests that need any version with a number in its addresses. */
export const previousVersion: DocsVersion = versions[versions.indexOf(lastVersion) + 1]!;

/** A version in a regular expression. */
export const patternOf = ({name}: DocsVersion): string => name.replaceAll('.', String.raw`\.`);
