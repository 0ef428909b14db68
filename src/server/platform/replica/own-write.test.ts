import { describe, expect, it } from 'vitest';
import { hasWritten, mayWrite } from './own-write.ts';

describe('what may change something', () => {
  it.each([
    ['GET', '/api/booking/checkout', false],
    ['HEAD', '/', false],
    ['POST', '/api/course/search', false],
    ['POST', '/api/course/search?x=1', false],
    ['POST', '/api/booking/checkout', true],
    ['POST', '/api/no/such-call', true],
    ['POST', '/user/login', true],
    ['POST', '/api/constructor', true],
  ])('%s %s: %s', (method, url, expected) => expect(mayWrite(method, url)).toBe(expected));
});

describe('a browser that has changed something', () => {
  it.each([
    [{ wrote: '1' }, true],
    [{ visitor: 'x' }, false],
  ])('is known by its cookies %o: %s', (cookies: Record<string, string>, expected) =>
    expect(hasWritten({ read: (name) => cookies[name] })).toBe(expected),
  );
});
