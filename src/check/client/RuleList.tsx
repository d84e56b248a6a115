import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Prose from '../../ui/Prose';
import {certaintyNames} from '../report';
import {ruleGroups} from '../rules';
import styles from './RuleList.module.css';

/** All rules with their reasons: the reference of the codes. Readable without JavaScript. */
export function RuleList(): ReactNode {
  return ruleGroups.map(({id, title, rules}) => (
    <section key={id}>
      <Heading as="h3" id={`group-${id}`}>
        {title}
      </Heading>
      {rules.map(({code, certainty, otherwise, title: what, why, todo, help, formerly = []}) => (
        <article key={code} className={styles.rule}>
          {formerly.map((old) => (
            <span key={old} id={old} />
          ))}
          <Heading as="h4" id={code}>
            <code>{code}</code>
          </Heading>
          <p>
            <strong>
              {certaintyNames[certainty]}
              {otherwise && <span>{` or ${certaintyNames[otherwise].toLowerCase()}`}</span>}: <Prose text={what} />
            </strong>
          </p>
          <p>
            <Prose text={`${why} ${todo ?? ''}`} /> <Link to={`/docs/${help}`}>Documentation</Link>
          </p>
        </article>
      ))}
    </section>
  ));
}
