import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { NearMe } from './NearMe.tsx';

const kathmandu = { id: 1, name: 'Kathmandu', slug: 'kathmandu', latitude: 27.7, longitude: 85.3 };
const hanoi = { id: 2, name: 'Hanoi', slug: 'hanoi', latitude: 21, longitude: 105.8 };
const groups = [
  { country_code: 'NP', country_name: 'Nepal', cities: [{ id: 1, name: 'Kathmandu', slug: 'kathmandu' }] },
];

type Ask = Geolocation['getCurrentPosition'];

function open(keyword: string, getCurrentPosition: Ask) {
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as Geolocation);
  return openApp(<NearMe keyword={keyword} groups={groups} trip={{ dates: null, pax: 2 }} />, {
    url: '/s/tea',
    answers: { 'place/list': { data: [kathmandu, hanoi] } },
  });
}

afterEach(() => void vi.restoreAllMocks());

const press = () => user.click(screen.getByRole('button', { name: 'Use my location' }));
const here: Ask = (found) => found({ coords: { latitude: 20, longitude: 106 } } as GeolocationPosition);

describe('a search near the guest', () => {
  it.each([
    ['tea near me', '/s/tea%20Hanoi?pax=2'],
    ['near me', '/2/hanoi?pax=2'],
  ])('%s leads to the nearest city at a press, and sends no position', async (keyword, href) => {
    const { opened, asked } = open(keyword, here);
    await press();
    await waitFor(() => expect(opened).toEqual([href]));
    expect(asked.map(({ name, input }) => [name, input])).toEqual([['place/list', {}]]);
  });

  it('offers the cities when the position is declined', async () => {
    open('tea near me', (_found, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    await press();
    await screen.findByText('We couldn’t get your location. Choose a city.');
    expect(screen.getByRole('link', { name: 'Kathmandu' }).getAttribute('href')).toBe('/1/kathmandu?pax=2');
  });
});
