import { describe, expect, it } from 'vitest';
import { cacheKey } from './page-document.ts';

describe('cacheKey', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/about-us?x=1', '/about-us'],
    ['/1/kathmandu', '/1/kathmandu'],
    ['/1/kathmandu?utm=1&sort=price&page=2', '/1/kathmandu?page=2&sort=price'],
    ['/1/kathmandu?page=2&sort=price', '/1/kathmandu?page=2&sort=price'],
    ['/1/kathmandu?page=x', '/1/kathmandu'],
    ['/s/rice?sort=rating', '/s/rice?sort=rating'],
    ['/ubud/9/rice-terraces', '/ubud/9/rice-terraces'],
  ])('%s is kept as %s', (url, key) => {
    expect(cacheKey(url)).toBe(key);
  });

  it.each([
    '/user/login',
    '/booking/checkout?cid=1',
    '/booking/detail?ref=ABCDEFGH&token=x',
    '/dashboard',
    '/ubud/9/rice-terraces?date=2026-12-01',
    '/product/search?keyword=rice',
    '/1/kathmandu?categories=1&categories=2',
    '/s/rice?price=10&price=50',
    '/a/b/c/d',
    '/%E0%A4%A',
  ])('%s is never kept', (url) => {
    expect(cacheKey(url)).toBeNull();
  });
});
