import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './cancellations.tsx';

const host = {
  host_id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Sunita',
  made: 20,
  by_host: 2,
  late: 1,
  weather: 4,
  rate: 0.15,
};

it('names who cancels most, with what counts and what does not', () => {
  openApp(<Page data={{ admitted: { kind: 'in', data: { data: [host] } } }} />, { url: '/admin/cancellations' });
  const row = within(screen.getByRole('row', { name: /Sunita/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['15%', '20', '2', '1', '4']);
});

it('says when nobody has cancelled', () => {
  openApp(<Page data={{ admitted: { kind: 'in', data: { data: [] } } }} />, { url: '/admin/cancellations' });
  expect(screen.getByText('No cancellations by hosts')).toBeTruthy();
});
