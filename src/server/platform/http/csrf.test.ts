import { describe, expect, it } from 'vitest';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { isCsrfTokenOf, isForeignOrigin, issueCsrfToken } from './visitor.ts';

const keys: MasterKeys = { masters: [{ version: 1, secret: Buffer.alloc(32, 7) }] };

describe('CSRF token', () => {
  it('is accepted from its own visitor and session', () => {
    expect(isCsrfTokenOf(keys, 'visitor:session', issueCsrfToken(keys, 'visitor:session'))).toBe(true);
  });

  it.each([
    ['another session', (t: string) => [t, 'visitor:other'] as const],
    ['a changed signature', (t: string) => [`${t.slice(0, -2)}xx`, 'visitor:session'] as const],
    ['no signature', (t: string) => [t.split('.')[0]!, 'visitor:session'] as const],
    ['a third part', (t: string) => [`${t}.x`, 'visitor:session'] as const],
    ['nothing', () => [undefined, 'visitor:session'] as const],
  ])('is refused for %s', (_name, change) => {
    const [token, owner] = change(issueCsrfToken(keys, 'visitor:session'));
    expect(isCsrfTokenOf(keys, owner, token)).toBe(false);
  });

  it('differs each time it is issued', () => {
    expect(issueCsrfToken(keys, 'a')).not.toBe(issueCsrfToken(keys, 'a'));
  });
});

describe('origin of a request', () => {
  it.each([
    [{}, false],
    [{ origin: 'http://shop.test' }, false],
    [{ origin: 'http://evil.test' }, true],
    [{ origin: 'null' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' }, false],
  ])('%j is foreign: %s', (headers, foreign) => {
    expect(isForeignOrigin(headers, 'shop.test')).toBe(foreign);
  });
});
