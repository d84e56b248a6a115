import type {ReactNode} from 'react';

interface Props {
  /** Input of `src/plugins/compare/fill/content.ts`. */
  readonly what: string;
  readonly className?: string;
}

/** One object, always: for another one React would empty the element. */
const nothing = {__html: ''};

/** The build has filled it; a page that is opened by a click fills it from the same data. */
const fill = (element: HTMLElement | null): void => {
  if (element && (!element.firstChild || 'like' in element.dataset)) {
    void import('./later').then(({fillLater}) => fillLater(element));
  }
};

/** An element with text about other versions, which is known when all pages are built. A page has another one for each `what`. */
export default function Filled({what, className}: Props): ReactNode {
  return <div data-filled={what} className={className} ref={fill} dangerouslySetInnerHTML={nothing} />;
}
