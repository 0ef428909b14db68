import { expect, it } from 'vitest';
import { cityOfPath, leadsToPage } from '#src/contract/addresses/menu-targets.ts';

it.each([
  ['/', true],
  ['/faq', true],
  ['/faq#paying', true],
  ['/fees', true],
  ['/about-us', false],
  ['/no-such', false],
  ['/s/walk?sort=price', true],
  ['/1/hanoi', true],
  ['/user/login', true],
  ['/admin', false],
  ['/booking/checkout', false],
  ['/api/content/page', false],
  ['//elsewhere.example', false],
  ['faq', false],
])('%s leads to a page: %s', (path, is) => {
  expect(leadsToPage(['faq', 'fees'])(path)).toBe(is);
});

it.each([
  ['/1/hanoi?price=10-50', 1],
  ['/faq', null],
])('%s is the city %s', (path, id) => {
  expect(cityOfPath(path)).toBe(id);
});
