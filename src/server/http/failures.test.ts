import { describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { renderFailurePage } from './failures.ts';

const render = (status: number, message: string) =>
  renderFailurePage({ status, message, brand: 'Ferns & Co', reference: 'ref-<1>' });

describe('the page of last resort', () => {
  it('says Something wrong, gives a reference to quote, and leads home', () => {
    const html = render(500, errorText('internal'));
    expect(html).toContain('<h1>Something wrong</h1>');
    expect(html).toContain('Reference: <code>ref-&lt;1&gt;</code>');
    expect(html).toContain('<a href="/">Back to Ferns &amp; Co</a>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<script');
  });

  it.each([
    [500, 'We have written down what happened'],
    [503, 'Please try again in a moment.'],
    [404, 'Please check the address'],
  ])('advises for %i: %s', (status, advice) => {
    expect(render(status, 'x')).toContain(`<p>${advice}`);
  });

  it('gives no reference for what is not ours to look for', () => {
    expect(render(404, errorText('not-found'))).not.toContain('Reference');
  });
});
