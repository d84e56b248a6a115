import type {ComponentProps, ReactNode} from 'react';

/** Heading of the theme in tests of components. */
export default function Heading({as: Tag, ...props}: {as: 'h2' | 'h3'} & ComponentProps<'h2'>): ReactNode {
  return <Tag {...props} />;
}
