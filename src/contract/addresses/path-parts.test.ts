import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { slugify } from './path-parts.ts';

describe('slugs', () => {
  it.each([
    ['Hội An: lanterns & rivers', 'hoi-an-lanterns-rivers'],
    ['  Đà Nẵng  street food ', 'da-nang-street-food'],
    ['Café crème', 'cafe-creme'],
    ['Straße 7', 'strasse-7'],
    ['काठमाडौं', 'experience'],
    ['جولة (3 ساعات) مع طبّاخ', 'experience-3'],
    ['סיור 3', 'experience-3'],
    ['24', '24'],
    ['', 'experience'],
    ['---', 'experience'],
    ['!!Batik — by hand!!', 'batik-by-hand'],
  ])('makes of %j: %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is never empty, never too long, and stays itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = slugify(title);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
