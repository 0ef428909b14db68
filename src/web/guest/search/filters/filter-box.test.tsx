import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { flagNames, listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import { FilterBox } from './FilterBox.tsx';
import type { ListingFrame } from '#src/web/guest/search/listing.ts';
import { t } from '#src/web/guest/search/texts.ts';
import { buttonText } from './filter-counts.ts';

const frame: ListingFrame = {
  page: 'city',
  path: '/1/kathmandu',
  ask: { city_id: 1 },
  categories: [
    { id: 4, name: 'Cooking', total: 12 },
    { id: 7, name: 'Walks', total: 1200 },
  ],
  today: '2026-11-21',
  center: null,
};

function draw(search: string): string {
  const query = parseListingQuery(search, 'city');
  return renderToString(
    <AppProvider app={{ api: createApi(fixtureTransport), settings: fixtureSettings }}>
      <FilterBox
        frame={frame}
        query={query}
        resultCount={{ total: 23, totalIsCapped: false }}
        onApply={() => undefined}
      />
    </AppProvider>,
  );
}

const checked = (html: string) =>
  [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);

describe('the filter box', () => {
  it('has every filter of the list, each under its name', () => {
    const headings = [...draw('').matchAll(/<h3[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(headings).toEqual([
      'Date',
      'Guests',
      'Category',
      'Price',
      'Duration',
      'Time',
      'Transport',
      'Good for',
      'Host language',
      'Accessibility',
      'Diet',
      ...flagNames(listingFilters).map((name) => t(`filter.${name}`)),
    ]);
    expect(headings).toContain('Community host');
  });

  it('starts with what the list has', () => {
    expect(checked(draw(''))).toEqual(['']);
    expect(
      checked(
        draw('categories=7&times=evening&free_pickup=1&attributes=couples&ba_host=1&dates=2026-11-22-2026-11-22'),
      ),
    ).toEqual(['2026-11-22 - 2026-11-22', '7', 'evening', '1', 'couples', '1']);
  });

  it('shows the number of courses of a category, and the hours of a time of day', () => {
    const html = draw('');
    expect(html).toMatch(/Walks.*?>1,200</);
    // Only the server knows the number for other filters.
    expect(draw('times=evening')).not.toContain('1,200');
    expect(html).toContain('01:00 to 11:00');
    expect(html).toContain('19:00 to 00:00');
  });

  it('says on its button how many experiences the choice shows', () => {
    expect(draw('times=evening')).toContain('Show 23 experiences');
    expect(buttonText({ total: 1, totalIsCapped: false })).toBe('Show 1 experience');
    expect(buttonText({ total: 1000, totalIsCapped: true })).toBe('Show 1,000+ experiences');
    expect(buttonText(null)).toBe('Show experiences');
  });
});
