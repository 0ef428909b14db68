import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { searchList } from '#src/contract/admin/catalogue-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './searches.tsx';

const sought = { city: 'Hanoi', times: 5, nothing: 4, partly: 1, opened: 0 };
const data: CallOutput<'admin/search-list'> = {
  data: [
    { ...sought, keyword: 'ramen hanoi', term: 'ramen', has_term: false },
    { ...sought, keyword: 'pho hanoi', term: 'pho', has_term: true },
  ],
  next: null,
  cities: [{ id: 1, name: 'Hanoi' }],
};

it('lead to a new search term, or to the one that exists', () => {
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: searchList.read(''), extra: null }} />, {
    url: '/admin/searches',
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Add a search term')).toBe('/admin/words?term=ramen');
  expect(hrefOf('See its search term')).toBe('/admin/words?find=pho');
});
