import { describe, expect, it } from 'vitest';
import { mosaicPlace } from './gallery/Gallery.tsx';
import { readStartChoice } from './dates/plain-choice.ts';
import { afterIdleMinute } from './ProductPage.tsx';

describe('the product page', () => {
  it('reads a choice from its address and leaves out what is malformed', () => {
    expect(readStartChoice(new URLSearchParams('date=2026-12-05&time=09:00&pax=3'))).toEqual({
      date: '2026-12-05',
      time: '09:00',
      pax: 3,
    });
    expect(readStartChoice(new URLSearchParams('date=2026-13-05&time=25:00&pax=-1'))).toEqual({});
  });

  it('fills two rows of four whatever the number of pictures', () => {
    for (const count of [1, 2, 3, 4, 5, 9]) {
      const cells = Array.from({ length: count }, (_, index) => mosaicPlace(count, index)).filter(
        (place) => place !== 'tablet:hidden',
      );
      const area = cells.map((place) => {
        const width = Number(/col-span-(\d)/.exec(place)?.[1] ?? 1);
        return width * Number(/row-span-(\d)/.exec(place)?.[1] ?? 1);
      });
      expect(
        area.reduce((sum, one) => sum + one, 0),
        `${count} pictures`,
      ).toBe(8);
    }
  });

  it('reports the view again after 30 idle minutes', () => {
    let idle = 0;
    const pushes = Array.from({ length: 60 }, () => {
      const next = afterIdleMinute(idle);
      idle = next.idle;
      return next.repush;
    });
    expect([pushes.indexOf(true), pushes.filter(Boolean).length]).toEqual([29, 2]);
  });
});
