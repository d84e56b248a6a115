import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import Crumb from '@site/src/ui/Crumb';
import {docsPath} from '@site/src/facts/versions';
import {type Answer, type Changes, type Section, sections, type VersionName} from '../../views';
import type {ChangedText} from '../../shares';
import ChangedTexts from '../ChangedTexts';
import Group from './Group';
import styles from './styles.module.css';

interface Props {
  /** `versions`: all that have a page, oldest first. */
  readonly data: Changes & {readonly texts: readonly ChangedText[]; readonly versions: readonly VersionName[]};
}

const hints = {
  'Must do': 'These steps apply to every update. Steps that follow from a documented change are added here.',
  Decide: 'The documentation leaves these points open, so check your files.',
  New: 'Optional: no action until you use them.',
  'Not known': 'Only names that occur in your files matter.',
};

/** What comes first is first. */
const needs = {
  action: {label: 'Must do', look: {'data-must': ''}},
  open: {label: 'Check', look: {}},
  nothing: {label: 'Nothing to do', look: {'data-quiet': ''}},
} as const;
const rank = ({need}: Answer): number => Object.keys(needs).indexOf(need);

function Versions({data: {from, to, versions}}: Pick<Props, 'data'>): ReactNode {
  const [source, target] = [from, to].map(({name}) => versions.findIndex((one) => one.name === name)) as [
    number,
    number,
  ];
  const list = (
    label: string,
    shown: readonly VersionName[],
    current: VersionName,
    pathOf: (name: string) => string,
  ) => (
    <div role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {shown.map(({name}) => (
        <Link
          key={name}
          className="button button--secondary button--sm"
          aria-current={name === current.name}
          to={`/changes/${pathOf(name)}`}
        >
          {name}
        </Link>
      ))}
    </div>
  );
  return (
    <nav className={`only-screen ${styles.versions}`} aria-label="Versions">
      {list('You run', versions.slice(0, target), from, (name) => `${name}-to-${to.name}`)}
      {list('You update to', versions.slice(source + 1), to, (name) => `${from.name}-to-${name}`)}
    </nav>
  );
}

/** What readers must do for every update. */
function Always({from, to}: Pick<Changes, 'from' | 'to'>): ReactNode {
  const docs = docsPath(to.name);
  return (
    <>
      <section className={styles.item}>
        <Heading as="h3">Ask jadice support first</Heading>
        <p>
          Ask for the release notes and for the image tag of each component that belongs to {to.label}, because{' '}
          {from.label} and {to.label} are versions of this documentation, not image tags. Also ask which versions you
          can skip, whether your licence covers the target, and whether the new controller changes its database at the
          first start. <Link to={`${docs}/help/#reach-jadice-support`}>Contact jadice support</Link>
        </p>
      </section>
      <section className={styles.item}>
        <Heading as="h3">Update all components as one set, and back up first</Heading>
        <p>
          The set includes the <Link to={`${docs}/operations/updates#client-compatibility`}>client library</Link> of
          your applications. Treat the database as changed as soon as the new controller has started. To go back, you
          need the old versions, the old configuration and the restored database.{' '}
          <Link to={`${docs}/operations/updates#go-back`}>Roll back</Link>
        </p>
      </section>
      <section className={styles.item}>
        <Heading as="h3">Check who gets in before clients return</Heading>
        <p>
          The new version ignores properties that it does not know. If authentication depended on one of them, the
          controller is now open to anyone.{' '}
          <Link to={`${docs}/installation/security#check-who-gets-in`}>Check who gets in</Link>
        </p>
      </section>
    </>
  );
}

/** The update from one version to another: what to do by role and in detail, with a link to its steps. */
export default function Pair({data}: Props): ReactNode {
  const {from, to, answers, groups, pages, texts} = data;
  const path = `/changes/${from.name}-to-${to.name}`;
  const title = `Update from ${from.label} to ${to.label}`;
  const groupsOf = (section: Section): Changes['groups'] => groups.filter((group) => group.section === section);
  const [first] = sections;
  const shown = sections.filter((section) => section === first || groupsOf(section).length > 0);
  const idOf = (section: Section): string => (section === first ? 'facts' : section.toLowerCase().replace(' ', '-'));
  const part = (section: Section): ReactNode => (
    <section key={section}>
      <Heading as="h2" id={idOf(section)}>
        {section}
      </Heading>
      <p>{hints[section]}</p>
      {section === first && <Always from={from} to={to} />}
      {groupsOf(section).map((group) => (
        <Group key={group.facts[0]!.id} group={group} versions={[from.label, to.label]} />
      ))}
    </section>
  );
  const isBefore = (section: Section): boolean => sections.indexOf(section) < 2;
  const [before, after] = [shown.filter(isBefore), shown.filter((section) => !isBefore(section))];
  const toc = [
    ...before.map((section) => [idOf(section), section]),
    ['steps', 'Steps'],
    ...after.map((section) => [idOf(section), section]),
    ['pages', 'Pages'],
  ].map(([id = '', value = '']) => ({id, value, level: 2}));
  return (
    <HtmlClassNameProvider className="mdx-wrapper mdx-page">
      <Layout
        title={title}
        description={`What to do for an update of jadice flow from ${from.label} to ${to.label}: properties, events, names and pages that change, and the steps.`}
      >
        <main className="container margin-vert--lg">
          <div className="row">
            <article className="col markdown">
              <Crumb to="/changes" below={['/tools', 'Tools']}>
                Update guide
              </Crumb>
              <Heading as="h1">{title}</Heading>
              <p>
                jadice flow has no public changelog, so this page compares the documentation of both versions. Go to the{' '}
                <a href="#steps">steps</a>,{' '}
                <Link to={`/check?version=${from.name}&target=${to.name}`}>check your files for this update</Link>, or
                save the page <Link to={`pathname://${path}.md`}>as Markdown</Link>.
              </p>
              <Versions data={data} />
              <dl className={styles.answers}>
                {[...answers]
                  .sort((a, b) => rank(a) - rank(b))
                  .map(({reader, text, need}) => (
                    <div key={reader}>
                      <dt>
                        {reader}{' '}
                        <b className="chip" {...needs[need].look}>
                          {needs[need].label}
                        </b>
                      </dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
              </dl>
              <div className={styles.guide}>
                {before.map(part)}
                <section>
                  <Heading as="h2" id="steps">
                    Steps
                  </Heading>
                  <p>For your platform, database and proxy, to tick off, copy or print.</p>
                  <p>
                    <Link
                      className="button button--secondary"
                      to={`${docsPath(to.name)}/operations/updates?from=${from.name}&to=${to.name}#update-step-by-step`}
                    >
                      Steps with commands and checks
                    </Link>
                  </p>
                </section>
                {after.map(part)}
                <section>
                  <Heading as="h2" id="pages">
                    Pages
                  </Heading>
                  <ul>
                    {pages.map((page) => (
                      <li key={page.id}>
                        <Link to={page.to}>{page.title}</Link> ({page.what}): {page.description}
                      </li>
                    ))}
                  </ul>
                  <Heading as="h3">Changed text</Heading>
                  <ChangedTexts texts={texts} from={from.name} to={to.name} />
                </section>
              </div>
            </article>
            <div className="col col--2">
              <TOC toc={toc} />
            </div>
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
