import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#src/domain/booking/status.ts';
import { aspects, labelsFor, labelsOf, otherLabel } from './labels.ts';
import { earnsReward, needsDetails, privateFaults, publicFaults, reviewFault, reviewState } from './writing.ts';

const day = 86_400_000;

describe('whether a booking can be reviewed', () => {
  it.each([
    ['at the end', 0, 'open'],
    ['a moment before the 60 days are over', 60 * day - 1, 'open'],
    ['60 days after the end', 60 * day, 'closed'],
  ])('%s', (_when, after, state) => {
    expect(reviewState({ status: 'completed', ends_at: 1000, is_reviewed: false }, 1000 + after)).toBe(state);
  });

  it('is so for completed ones alone', () => {
    const open = bookingStatuses.filter(
      (status) => reviewState({ status, ends_at: 0, is_reviewed: false }, day) === 'open',
    );
    expect(open).toEqual(['completed']);
  });

  it('is over with the first review, also when the time is', () => {
    expect(reviewState({ status: 'completed', ends_at: 0, is_reviewed: true }, day)).toBe('exists');
    expect(reviewState({ status: 'completed', ends_at: 0, is_reviewed: true }, 99 * day)).toBe('exists');
  });
});

describe('the public step', () => {
  const whole = { rating: 1, review: 'Rain.', terms: true };
  it.each([
    [
      { ...whole, rating: undefined, review: '', terms: false },
      { code: 'rating-missing', field: 'rating' },
    ],
    [
      { ...whole, review: ' \n ' },
      { code: 'details-missing', field: 'review' },
    ],
    [
      { ...whole, images: ['a', 'b', 'c', 'd', 'e'] },
      { code: 'photo-count', field: 'images' },
    ],
    [
      { ...whole, terms: false },
      { code: 'terms-missing', field: 'terms' },
    ],
    [{ ...whole, images: ['a', 'b', 'c', 'd'] }, null],
    [whole, null],
  ])('%j', (written, fault) => {
    expect(publicFaults(written)[0] ?? null).toEqual(fault);
  });
});

describe('the private step', () => {
  const good = { rating: 5, labels: ['on-time'], details: '' };
  it.each([
    [{ host: good }, null],
    [{ host: { ...good, rating: undefined } }, { code: 'rating-missing', field: 'private.host.rating' }],
    [{ host: { ...good, labels: [] } }, { code: 'labels-missing', field: 'private.host.labels' }],
    [{ host: { ...good, labels: ['<b>'] } }, { code: 'labels-missing', field: 'private.host.labels' }],
    [{ host: { ...good, labels: ['true-photos'] } }, { code: 'labels-missing', field: 'private.host.labels' }],
    [{ host: { ...good, rating: 2 } }, { code: 'details-missing', field: 'private.host.details' }],
    [{ host: { ...good, rating: 2, details: 'An hour late' } }, null],
    [{ host: { ...good, rating: 3 } }, null],
    [{ host: { ...good, labels: [otherLabel] } }, { code: 'details-missing', field: 'private.host.details' }],
    [
      { guide: good, accuracy: { ...good, rating: undefined } },
      { code: 'rating-missing', field: 'private.accuracy.rating' },
    ],
  ])('%j', (step, fault) => {
    expect(privateFaults(step)[0] ?? null).toEqual(fault);
  });

  it('can be left out', () => {
    expect(reviewFault({ rating: 4, review: 'Good', terms: true })).toBeNull();
    expect(reviewFault({ rating: 4, review: 'Good', terms: true, private: { host: { labels: [] } } })?.code).toBe(
      'rating-missing',
    );
  });

  it('offers of each aspect what goes with the stars, and always another thing', () => {
    for (const aspect of aspects) {
      const all = labelsOf(aspect);
      expect(new Set(all).size).toBe(all.length);
      for (const rating of [1, 2, 3, 4, 5]) {
        expect(all).toEqual(expect.arrayContaining(labelsFor(aspect, rating)));
        expect(labelsFor(aspect, rating).at(-1)).toBe(otherLabel);
      }
      expect(labelsFor(aspect, 3)).not.toEqual(labelsFor(aspect, 4));
    }
  });

  it('asks for words where something was bad or nothing fitted', () => {
    expect([1, 2, 3, 4, 5].map((rating) => needsDetails({ rating, labels: [] }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

it('a photo earns the code, and nothing else does', () => {
  expect([0, 1, 4].map(earnsReward)).toEqual([false, true, true]);
});
