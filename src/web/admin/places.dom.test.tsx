import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { FindCursor } from './kit/DataTable.tsx';
import { Page } from './places.tsx';

type Places = CallOutput<'admin/city-list'>;

const version = '0'.repeat(32);
const places: Places = {
  data: [
    {
      id: 3,
      name: 'Test Town',
      slug: 'test-town',
      country: 'Vietnam',
      time_zone: 'Asia/Ho_Chi_Minh',
      position: 5,
      is_shown: false,
      listings: 12,
    },
  ],
  next: 'test town 3',
  countries: [
    {
      code: 'VN',
      name: 'Vietnam',
      currency: 'VND',
      isd: '84',
      position: 4,
      is_shown: true,
      cities: 3,
      shown_cities: 2,
    },
  ],
  categories: [
    { id: 7, name: 'Tests', slug: 'tests', position: 2, listings: 1, image: null, drawing: 'tree', version },
  ],
};
const open = (more: Partial<FindCursor> = {}, answers = {}, data = places) =>
  openApp(<Page data={{ admitted: { kind: 'in', data }, find: null, after: null, ...more }} />, {
    url: '/admin/places',
    answers,
  });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('cities and categories', () => {
  it('are shown, with the ways to change a city, to add one, and on', () => {
    open({ find: 'te' });
    const cells = within(screen.getByRole('row', { name: /Test Town/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'test-town',
      'Vietnam',
      'Asia/Ho_Chi_Minh',
      '12',
      '5',
      'Hidden',
    ]);
    expect(hrefOf('Test Town')).toBe('/admin/places/3');
    expect(hrefOf('Add a city')).toBe('/admin/places/new');
    expect(hrefOf('Next page')).toBe('/admin/places?find=te&after=test%20town%203');
  });

  it('stand with their countries', () => {
    open();
    const cells = within(screen.getByRole('row', { name: /\+84/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['VN', 'VND', '+84', '3', '4', 'Visible']);
    expect([hrefOf('Vietnam'), hrefOf('Add a country')]).toEqual([
      '/admin/places/countries/VN',
      '/admin/places/countries/new',
    ]);
  });

  it('change name and place of a category, and keep its slug', async () => {
    const { asked } = open({}, { 'admin/category-save': { message: 'Saved.' } });
    await user.click(screen.getByRole('button', { name: 'Change Tests' }));
    expect(screen.queryByLabelText(/Address/)).toBeNull();
    await user.clear(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    screen.getByText('Enter a name.');
    await user.type(screen.getByLabelText(/Name/), 'Trials');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(asked[0]).toMatchObject({
      name: 'admin/category-save',
      input: { category_id: 7, version, name: 'Trials', position: 2 },
    });
  });

  it('give a category a photo, and take it back', async () => {
    const image = { id: 'boats', alt: '', width: 900, height: 600, blur: null, dominant: '#aabbcc', focal: null };
    const [category] = places.categories;
    const { asked } = open(
      {},
      { 'admin/category-save': { message: 'Saved.' } },
      { ...places, categories: [{ ...category!, image }] },
    );
    await user.click(screen.getByRole('button', { name: 'Change Tests' }));
    await user.click(screen.getByLabelText('Remove the photo and show the drawing'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(asked[0]).toMatchObject({ input: { category_id: 7, image_id: null } });
  });

  it('say when no city is called so', () => {
    open({ find: 'nowhere' }, {}, { ...places, data: [], next: null });
    expect(hrefOf('See all cities')).toBe('/admin/places');
  });
});
