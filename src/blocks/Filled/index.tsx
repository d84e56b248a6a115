import type {ReactNode} from 'react';

interface Props {
  /** Input of `src/plugins/compare/fill/content.ts`. */
  readonly what: string;
  readonly className?: string;
}

/** Always the same object, because React would empty the element for another one. */
const nothing = {__html: ''};

/** The build fills the element. A page that is opened by a click fills it from the same data. */
const fill = (element: HTMLElement | null): void => {
  if (element && (!element.firstChild || 'like' in element.dataset)) {
    void import('./later').then(({fillLater}) => fillLater(element));
  }
};

/** An element with text about other versions, which depends on all built pages. `what` selects the text. */
export default function Filled({what, className}: Props): ReactNode {
  return <div data-filled={what} className={className} ref={fill} dangerouslySetInnerHTML={nothing} />;
}
