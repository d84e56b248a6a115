import type {ReactNode} from 'react';
import Tip from '@site/src/ui/Tip/index';
import type {BadgeKind} from '@site/src/facts/viewTypes';

const names: Record<BadgeKind, string> = {
  published: 'published',
  demo: 'demo value',
  framework: 'framework',
  'not-public': 'not documented',
};

interface MarkProps {
  readonly kind: BadgeKind;
  /** Version for which the statement is published, if it differs from that of the page. */
  readonly version?: string | undefined;
}

/** Only the badge, for a table row whose sources are in the note of the table. */
export function Mark({kind, version}: MarkProps): ReactNode {
  return (
    <span className="chip" data-quiet="" data-open={kind === 'not-public' || version !== undefined || undefined}>
      {version === undefined ? names[kind] : `${names[kind]} for ${version}`}
    </span>
  );
}

interface Props extends MarkProps {
  /** The source, which appears on hover and focus. */
  readonly children: ReactNode;
}

/**
 * Evidence for a statement, with its source on demand:
 * `<Badge kind="published" version="next">public page reference/oauth2-keycloak</Badge>`.
 */
export default function Badge({children, ...mark}: Props): ReactNode {
  return (
    <Tip tip={children}>
      {(tipId) => (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the source must be reachable by keyboard
        <span role="note" tabIndex={0} aria-describedby={tipId}>
          <Mark {...mark} />
        </span>
      )}
    </Tip>
  );
}
