import { describe, expect, it } from 'vitest';
import { requiredBy, pageState, slugFault } from './page-rules.ts';

const routed = new Set(['faq', 'admin', 's', 'terms-of-service']);

it.each([
  ['terms-of-service', 'law'],
  ['how-we-rank', 'law'],
  ['faq', 'route'],
  ['fees', null],
  ['travel-safely', null],
])('%s is kept because of: %s', (slug, why) => {
  expect(requiredBy(slug, routed)).toBe(why);
});

it.each([
  ['travel-safely', null],
  ['a1', null],
  ['', 'form'],
  ['1-day', 'form'],
  ['Travel', 'form'],
  ['travel--safely', 'form'],
  ['travel-', 'form'],
  ['travel/safely', 'form'],
  ['a'.repeat(61), 'form'],
  ['s', 'routed'],
  ['admin', 'routed'],
  ['new', 'routed'],
])('the address %j: %s', (slug, fault) => {
  expect(slugFault(slug, routed)).toBe(fault);
});

describe('a page', () => {
  const page = { isPublished: true, isHidden: false, isOwn: false, hasNewer: false };
  it.each([
    [page, 'release'],
    [{ ...page, isOwn: true }, 'own'],
    [{ ...page, isOwn: true, hasNewer: true }, 'newer'],
    [{ ...page, isOwn: true, hasNewer: true, isHidden: true }, 'hidden'],
    [{ ...page, isPublished: false }, 'draft'],
  ])('%j is: %s', (standing, state) => {
    expect(pageState(standing)).toBe(state);
  });
});
