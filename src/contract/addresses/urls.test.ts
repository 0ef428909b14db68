import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { parseId, slugify } from './path-parts.ts';
import {
  bookingDetailUrl,
  cleanKeyword,
  contentPageUrl,
  coursePickupLocationUrl,
  dashboardBookingUrl,
  inquiryUrl,
  inviteUrl,
  ownPath,
  parseProductDetailUrl,
  parseProductListUrl,
  parseProductSearchUrl,
  pickupLocationUrl,
  productDetailUrl,
  productListUrl,
  productSearchUrl,
} from './urls.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const citySlug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const text = fc.string({ unit: 'binary', maxLength: 150 });

describe('ids in addresses', () => {
  it.each(['0', '01', '-1', '1.5', '1e3', ' 1', '', 'abc', '2147483648', '99999999999', undefined])(
    'refuses %j',
    (part) => {
      expect(parseId(part)).toBeNull();
    },
  );

  it('reads every id', () => {
    fc.assert(
      fc.property(id, (value) => {
        expect(parseId(String(value))).toBe(value);
      }),
    );
  });
});

describe('productList: /{id}/{slug}', () => {
  it('builds and reads back', () => {
    expect(productListUrl({ id: 12, slug: 'hoi-an' })).toBe('/12/hoi-an');
    fc.assert(
      fc.property(fc.record({ id, slug: citySlug }), (city) => {
        expect(parseProductListUrl(productListUrl(city))).toEqual(city);
      }),
    );
  });

  it.each(['/hoi-an/12', '/12', '/12/', '/0/hoi-an', '/12/hoi-an/more', '/12/%E0%A4%A'])('refuses %s', (path) => {
    expect(parseProductListUrl(path)).toBeNull();
  });

  it('does not look at the query', () => {
    expect(parseProductListUrl('/12/hoi-an?page=2')).toEqual({ id: 12, slug: 'hoi-an' });
  });
});

describe('productDetail: /{city}/{id}/{title}', () => {
  it('builds with the slug of the title and reads back', () => {
    expect(productDetailUrl({ city: 'hoi-an', id: 7, title: 'Lantern Making' })).toBe('/hoi-an/7/lantern-making');
    fc.assert(
      fc.property(fc.record({ city: citySlug, id, title: text }), (course) => {
        const read = parseProductDetailUrl(productDetailUrl(course));
        expect(read).toEqual({ ...course, title: slugify(course.title) });
      }),
    );
  });

  it.each(['/12/7/title', '/hoi-an/seven/title', '/hoi-an/7', '/hoi-an/7/', '/hoi-an/7/a/b', '/hoi-an/07/title'])(
    'refuses %s: the city is not numeric, the id is',
    (path) => {
      expect(parseProductDetailUrl(path)).toBeNull();
    },
  );
});

describe('productSearch: /s/{slug}', () => {
  it('encodes the keyword', () => {
    expect(productSearchUrl('street food & coffee')).toBe('/s/street%20food%20%26%20coffee');
    expect(productSearchUrl('a/b?c#d')).toBe('/s/a%2Fb%3Fc%23d');
  });

  it('reads back every keyword, even through a real URL parser', () => {
    fc.assert(
      fc.property(text, (keyword) => {
        const cleaned = cleanKeyword(keyword);
        fc.pre(cleaned !== '');
        const path = new URL(productSearchUrl(keyword), 'http://site.example').pathname;
        expect(parseProductSearchUrl(path)).toBe(cleaned);
      }),
      { examples: [['.'], ['..'], ['%'], ['Hội An'], ['/'], ['\\']] },
    );
  });

  it('leads home with nothing to search for, and reads nothing from other paths', () => {
    expect(productSearchUrl(' \n ')).toBe('/');
    for (const path of ['/s', '/s/', '/s/%20', '/s/a/b', '/x/a', '/s/%E0%A4%A']) {
      expect(parseProductSearchUrl(path)).toBeNull();
    }
  });

  it('cleans a keyword once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (keyword) => {
        const cleaned = cleanKeyword(keyword);
        expect(cleaned.length).toBeLessThanOrEqual(100);
        expect(cleanKeyword(cleaned)).toBe(cleaned);
      }),
    );
  });
});

describe('the other addresses', () => {
  it('are built here', () => {
    expect(bookingDetailUrl()).toBe('/booking/detail');
    expect(bookingDetailUrl({ id: 'a1' })).toBe('/booking/detail?id=a1');
    expect(bookingDetailUrl({ ref: 'ABCDEFGH', token: 'x_y' })).toBe('/booking/detail?ref=ABCDEFGH&token=x_y');
    expect(dashboardBookingUrl('a1')).toBe('/dashboard/booking/detail/a1');
    expect(pickupLocationUrl({ ref: 'ABCDEFGH' })).toBe('/pickup-location/ABCDEFGH');
    expect(pickupLocationUrl({ ref: 'ABCDEFGH', token: 't' })).toBe('/pickup-location/ABCDEFGH?token=t');
    expect(coursePickupLocationUrl(7)).toBe('/course-pickup-location/7');
    expect(inquiryUrl('a/b')).toBe('/inquiry/a%2Fb');
    expect(contentPageUrl('faq')).toBe('/faq');
    expect(inviteUrl('h')).toBe('/invite/h');
    expect(inviteUrl('h', 'summer')).toBe('/invite/h/summer');
  });

  it.each(['/', '/dashboard/booking?tab=1#x', '/a//b', '/%2F/evil.example'])('%j is of this site', (address) => {
    expect(ownPath(address)).toBe(address);
  });

  it.each([
    null,
    '',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'dashboard',
    ' /dashboard',
  ])('%j is not', (address) => {
    expect(ownPath(address)).toBeNull();
  });
});
