/** The answer to a line outside Troubleshooting. Loaded on use, with that page: it has the symptoms and the sections. */
import {
  Children,
  type ComponentProps,
  type ComponentPropsWithoutRef,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import SymptomFinder from '.';
import Matches, {Count} from './Matches';
import {useFinder} from './useFinder';
import styles from './styles.module.css';

interface Components {
  a: (props: ComponentPropsWithoutRef<'a'>) => ReactNode;
}

interface Part {
  id?: string;
  children?: ReactNode;
}

/** The content of a page, whose outermost element has all its parts. It is a hook, because it reads the components of the theme. */
type Content = (props: {components: Components}) => ReactElement<Part>;

async function contentOf(page: string): Promise<Content> {
  const [, names] = Object.entries(routesChunkNames).find(([route]) => route.replace(/-[^-]+$/, '') === page)!;
  const {default: content} = (await registry[names['content'] as string]![0]()) as {default: Content};
  return content;
}

/** Links within the page lead to it. */
const linksOf = (page: string): Components => ({
  a: ({href = '', ...others}) => <Link {...others} to={href.startsWith('#') ? page + href : href} />,
});

interface Props {
  readonly line: string;
  /** Address of Troubleshooting, and the name of its version in facts. */
  readonly page: string;
  readonly version: string;
  /** Where to announce the number of matches. Without it, the answer has it, and there is none unless something matches. */
  readonly status: HTMLElement | null;
  readonly useContent: Content;
  readonly components: Components;
}

function Section({onShow, children}: PropsWithChildren<{readonly onShow: (section: Element) => void}>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => onShow(place.current!), [onShow]);
  return (
    <div ref={place} className="symptom">
      {children}
    </div>
  );
}

function Answer({line, page, version, status, useContent, components}: Props): ReactNode {
  const parts = Children.toArray(useContent({components}).props.children).filter((part) => isValidElement<Part>(part));
  const finder = parts.find(({type}) => type === SymptomFinder) as ReactElement<ComponentProps<typeof SymptomFinder>>;
  const result = useFinder(finder.props.data, version, line, page);
  if (!result || (result.certainty === 'none' && !status)) {
    return null;
  }
  const sectionOf = (to: string, onShow: (section: Element) => void): ReactNode => {
    const heading = parts.findIndex(({props}) => `${page}#${props.id}` === to);
    return heading >= 0 && <Section onShow={onShow}>{parts[heading + 1]!.props.children}</Section>;
  };
  const count = <Count result={result} text={line} />;
  return (
    <div className={clsx('markdown', styles.answer)}>
      {status ? createPortal(count, status) : <p>{count}</p>}
      <Matches result={result} text={line} sectionOf={sectionOf} />
      {result.certainty !== 'sure' && finder.props.children}
    </div>
  );
}

export async function answerTo(
  line: string,
  page: string,
  version: string,
  status: HTMLElement | null,
): Promise<ReactNode> {
  const useContent = await contentOf(page);
  return (
    <MDXContent>
      <Answer
        line={line}
        page={page}
        version={version}
        status={status}
        useContent={useContent}
        components={linksOf(page)}
      />
    </MDXContent>
  );
}
