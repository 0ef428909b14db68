import { describe, expect, it } from 'vitest';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import type { ProductData } from './product-data.ts';
import { productHead } from './page.tsx';

const reviews: ProductData['reviews'] = {
  total: 5,
  average_rating: 4.8,
  distribution: [0, 0, 0, 1, 4],
  matching: 0,
  without_words: 0,
  languages: [],
  reviews: [],
  next_offset: null,
};
const data: ProductData = {
  course: fixtureCourse,
  reviews,
  photos: null,
  related: [],
  tips: [],
  choice: {},
  month: null,
  reviewPart: { offset: 0, sort: 'date-newer', rating: null, language: null, theme: null },
};
const place = { origin: 'https://banyan.example', path: '/ubud/9/rice-terraces-tea', settings: fixtureSettings };
const live = { ...fixtureSettings, mode: 'production' } as const;

describe('the head of a product page', () => {
  it('names title, canonical address and link preview', () => {
    expect(productHead(data, place)).toMatchObject({
      title: 'Rice terraces & tea, Ubud',
      description: 'A walk between the fields.',
      canonical: '/ubud/9/rice-terraces-tea',
      type: 'product',
      image: { url: '/images/terraces/og-1200.jpg' },
    });
  });

  it('describes the product and its offer at the price that is seen first', () => {
    const [product, way] = productHead(data, place).jsonLd ?? [];
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Rice terraces & tea',
      sku: '9',
      brand: { '@type': 'Brand', name: 'Banyan' },
      image: [
        expect.stringMatching(/^https:\/\/banyan\.example\/images\/terraces\/.+\.jpg$/),
        expect.any(String),
        expect.any(String),
      ],
      offers: {
        '@type': 'Offer',
        price: '21.20',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://banyan.example/ubud/9/rice-terraces-tea',
      },
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Ubud', item: 'https://banyan.example/3/ubud' },
        { position: 2, item: 'https://banyan.example/ubud/9/rice-terraces-tea' },
      ],
    });
  });

  it('says sold out when no date is left', () => {
    const gone = { ...data, course: { ...fixtureCourse, upcoming: [], is_bookable: false } };
    expect(productHead(gone, place).jsonLd?.[0]).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('carries a rating only outside of the demonstration, and only with reviews', () => {
    const rating = { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 5 };
    const none: ProductData['reviews'] = { ...reviews, total: 0, average_rating: null };
    expect(productHead(data, place).jsonLd?.[0]).not.toHaveProperty('aggregateRating');
    expect(productHead(data, { ...place, settings: live }).jsonLd?.[0]).toMatchObject({ aggregateRating: rating });
    for (const nothing of [none, null]) {
      const head = productHead({ ...data, reviews: nothing }, { ...place, settings: live });
      expect(head.jsonLd?.[0]).not.toHaveProperty('aggregateRating');
    }
  });

  it('takes pictures from a CDN where the operator has one', () => {
    const cdn = { ...fixtureSettings, imageBase: 'https://cdn.example/p' };
    const [product] = productHead(data, { ...place, settings: cdn }).jsonLd ?? [];
    expect(JSON.stringify(product)).toContain('"https://cdn.example/p/terraces/');
    expect(JSON.stringify(product)).not.toContain('banyan.examplehttps');
  });
});
