// cspell:ignore Einführung Dokumentenverarbeitung Konfiguration Steuerungsdienstes Seite nicht gefunden Nichts Installieren
/**
 * Tries in a copy whether a second language works from end to end: `npm run rehearse-language`. Adds German with two translated pages,
 * one of them of the oldest version, builds, and looks at the result: facts of the right version, links between translated and other
 * pages, texts of the theme and of our components, search, headers and redirects, what pages and search engines are told.
 *
 * Exit code: 0 all is right, 1 something is not.
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {lastVersion, oldestVersion} from '../src/config/versions';
import {attribute, elements} from '../src/lib/elements';
import {makeCopy} from './lib/mutate/copy';
import {commandFile, run} from './lib/run';

const language = {code: 'de', label: 'Deutsch'};
const pages = [
  {version: lastVersion, id: 'index', title: 'Einführung in die Dokumentenverarbeitung'},
  {version: oldestVersion, id: 'installation/general-configuration', title: 'Konfiguration des Steuerungsdienstes'},
];
const words = {'theme.NotFound.title': 'Seite nicht gefunden', 'theme.SearchPage.noResultsText': 'Nichts gefunden'};

const home = 'Installieren';

const copy = makeCopy();
const at = (...names: string[]): string => path.join(copy.folder, ...names);
const read = (...names: string[]): string => readFileSync(at(...names), 'utf8');
const failures: string[] = [];
const expectThat = (isTrue: boolean, what: string): void => {
  console.log(`${isTrue ? 'ok  ' : 'FAIL'} ${what}`);
  if (!isTrue) {
    failures.push(what);
  }
};

/** The translations: the pages with a German title, so that their anchors stay, and words of the theme. */
function translate(): void {
  for (const {version, id, title} of pages) {
    const file = at(`i18n/${language.code}/docusaurus-plugin-content-docs/version-${version.name}/${id}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, read(version.folder, `${id}.md`).replace(/^title: .*$/m, `title: ${title}`));
  }
  // A page of the top level is taken from the folder of the language, with the files beside it that it imports.
  const [pagesOfSite, pagesOfLanguage] = ['src/pages', `i18n/${language.code}/docusaurus-plugin-content-pages`];
  mkdirSync(at(pagesOfLanguage), {recursive: true});
  for (const name of ['index.tsx', 'index.module.css']) {
    writeFileSync(at(pagesOfLanguage, name), read(pagesOfSite, name));
  }
  writeFileSync(
    at(pagesOfLanguage, '_home.ts'),
    read(pagesOfSite, '_home.ts').replace("title: 'Install'", `title: '${home}'`),
  );
  const texts = Object.entries(words).map(([key, message]) => [key, {message}]);
  writeFileSync(at(`i18n/${language.code}/code.json`), JSON.stringify(Object.fromEntries(texts)));
  const settings = at('src/config/languages.ts');
  const before = readFileSync(settings, 'utf8');
  const after = before.replace(/(languages: readonly Language\[\] = \[.*)\];/, `$1, ${JSON.stringify(language)}];`);
  if (after === before) {
    throw new Error('src/config/languages.ts: expected the list "languages" in one line');
  }
  writeFileSync(settings, after);
}

const addressOf = ({version, id}: (typeof pages)[number]): string =>
  path.posix.join('docs', version.path, id.replace(/(^|\/)index$/, '$1'));

function look(): void {
  const [first, old] = pages as [(typeof pages)[0], (typeof pages)[0]];
  const html = (...names: string[]): string => read('build', ...names, 'index.html');
  for (const page of pages) {
    const text = html(language.code, addressOf(page));
    expectThat(text.includes(page.title), `${page.id} of ${page.version.name} is translated`);
    expectThat(
      !html(addressOf(page)).includes(page.title),
      `${page.id} of ${page.version.name} stays English in English`,
    );
    const all = elements(parse(text));
    const told = all.filter((one) => one.tagName === 'link' && attribute(one, 'hreflang') !== undefined);
    expectThat(
      ['en', 'de', 'x-default'].every((code) => told.some((one) => attribute(one, 'hreflang')?.startsWith(code))),
      `${page.id} names its other languages to search engines`,
    );
    expectThat(
      attribute(
        all.find(({tagName}) => tagName === 'html')!,
        'lang',
      ) === 'de',
      `${page.id} says that it is German`,
    );
  }
  // The rows of a table are the facts of a version: the same in both languages.
  const rows = (text: string): string[] =>
    elements(parse(text))
      .filter(({tagName}) => tagName === 'tr')
      .flatMap((row) => attribute(row, 'id') ?? []);
  const [english, german] = [rows(html(addressOf(old))), rows(html(language.code, addressOf(old)))];
  expectThat(
    english.length > 10 && english.join() === german.join(),
    `the translated page has the ${english.length} facts of ${oldestVersion.name}`,
  );
  expectThat(
    html(language.code, 'docs', 'operations', 'logging').includes('lang="de"') ||
      html(language.code, 'docs', 'operations', 'logging').includes('lang=de'),
    'pages without a translation are there in English',
  );
  expectThat(
    read('build', language.code, '404.html').includes(words['theme.NotFound.title']),
    'texts of components are translated',
  );
  expectThat(html(language.code).includes(home) && !html().includes(home), 'the home page is translated');
  expectThat(html(language.code).includes('Deutsch'), 'the bar offers the languages');
  const index = (...names: string[]): string =>
    readdirSync(at('build', ...names, 'search-index'))
      .map((file) => read('build', ...names, 'search-index', file))
      .join('');
  expectThat(index(language.code).includes(first.title), 'the search of German finds the translated page');
  expectThat(!index().includes(first.title), 'the search of English does not have it');
  for (const folder of ['', language.code]) {
    expectThat(
      /<xhtml:link rel="alternate" hreflang="de" href="[^"]+\/de\/docs\/[^"]*"/.test(
        read('build', folder, 'sitemap.xml'),
      ),
      `the sitemap of ${folder || 'en'} names the other language`,
    );
  }
  for (const file of ['_headers', '_redirects', '_nginx']) {
    expectThat(!readdirSync(at('build', language.code)).includes(file), `${file} is there once`);
  }
  expectThat(/\/de\/assets\/\*\n/.test(read('build/_headers')), 'headers hold for both languages');
  expectThat(/\/de\/docs\/\S+ /.test(read('build/_redirects')), 'redirects hold for both languages');
  expectThat(/\/de\/docs\/\S+ \S+;/.test(read('build/_nginx/http.conf')), 'redirects of nginx too');
}

async function main(): Promise<number> {
  try {
    translate();
    const started = Date.now();
    const build = ['--import', 'tsx', 'scripts/docusaurus.ts', 'build'];
    if ((await run(process.execPath, build, {CI: 'true'}, copy.folder)) !== 0) {
      expectThat(false, 'the site is built in both languages');
    } else {
      console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s`);
      look();
    }
    const identifiers = await run(
      process.execPath,
      ['--import', 'tsx', 'scripts/check-identifiers.ts'],
      {},
      copy.folder,
    );
    expectThat(identifiers === 0, 'names of the product are checked on translated pages');
    const lint = await run(
      process.execPath,
      [commandFile('markdownlint-cli2'), `i18n/${language.code}/**/*.md`],
      {},
      copy.folder,
    );
    expectThat(lint === 0, 'Markdown is checked on translated pages');
  } finally {
    copy.remove();
  }
  console.log(`${failures.length === 0 ? 'A second language works' : `${failures.length} points do not work`}`);
  return failures.length === 0 ? 0 : 1;
}

void main().then((code) => process.exit(code));
