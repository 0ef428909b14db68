import { describe, expect, it } from 'vitest';
import { addPath, lastListPath, pathBeforeLogin, type PathHistory } from './path-history.ts';

const walk = (...paths: readonly string[]): PathHistory => paths.reduce<PathHistory>(addPath, []);

describe('the paths a visitor came by', () => {
  it('are kept in order, each change of filter, sort or page of its own, the same one once', () => {
    expect(walk('/', '/1/ubud', '/1/ubud?sort=price', '/1/ubud?sort=price', '/1/ubud?page=2&sort=price')).toEqual([
      '/',
      '/1/ubud',
      '/1/ubud?sort=price',
      '/1/ubud?page=2&sort=price',
    ]);
  });

  it('are at most twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => `/1/ubud?page=${index}`);
    expect(walk(...many)).toEqual(many.slice(-20));
  });

  it('know the last list with its filters', () => {
    expect(lastListPath(walk('/s/pho?page=2', '/hanoi/2/pho-morning', '/faq'))).toBe('/s/pho?page=2');
    expect(lastListPath(walk('/', '/faq'))).toBeNull();
  });

  it('know where a login began', () => {
    expect(pathBeforeLogin(walk('/hanoi/2/pho-morning?date=2026-12-01', '/user/login'))).toBe(
      '/hanoi/2/pho-morning?date=2026-12-01',
    );
    expect(pathBeforeLogin(walk('/user/login'))).toBe('/');
  });
});
