import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Loading from '.';

describe('a part of a page that is on its way', () => {
  it('shows nothing before the delay of the loader, so that quick parts do not flicker', () => {
    expect(renderToStaticMarkup(<Loading pastDelay={false} />)).toBe('');
  });

  it('shows a status after it, and the error with a button when it fails', () => {
    expect(renderToStaticMarkup(<Loading pastDelay />)).toContain('role="status"');
    const failed = renderToStaticMarkup(<Loading error={new Error('no such part')} />);
    expect(failed).toContain('no such part');
    expect(failed).toContain('Retry</button>');
  });
});
