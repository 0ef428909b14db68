// The back office's lists of listings, reviews and pages of text (docs/reference/back-office.md#listings).
import { soughtKinds } from '#src/domain/insights/sought.ts';
import { pageStates } from '#src/domain/catalogue/page-rules.ts';
import { listingStatuses } from '#src/domain/listing/review-state.ts';
import { reviewStates } from '#src/domain/review/find-review.ts';
import {
  choice,
  declareList,
  either,
  figure,
  flag,
  form,
  hidden,
  instantCursor,
  number,
  text,
  usual,
  usualFigure,
} from './list.ts';

/** All listings (docs/reference/back-office.md#listings). */
export const listingList = declareList({
  name: 'listings',
  filter: { find: text(100), status: choice(listingStatuses), city_id: number('city') },
  columns: { title: {}, status: usual, city: usual, host: usual, price: usual, changed_at: usual, made_at: {} },
  file: {
    permission: 'listings',
    columns: ['id', 'title', 'status', 'city', 'host', 'host_id', 'price', 'made_at', 'changed_at'],
  },
  // Drafts and published listings have ids of different kinds.
  cursor: /^\d{1,17}\.([0-9a-f-]{36}|\d{1,10})$/,
});

/** All reviews of the marketplace (docs/reference/back-office.md#reviews). */
export const reviewList = declareList({
  name: 'reviews',
  filter: {
    find: text(100),
    stars: number('stars', 5),
    state: choice(reviewStates),
    photo: flag(),
    city_id: number('city'),
    course_id: hidden(number('listing')),
  },
  columns: {
    guest: {},
    stars: usualFigure,
    text: usual,
    listing: usual,
    at: usual,
    state: usual,
    photos: figure,
    reply: {},
    city: {},
    host: {},
    ref: {},
  },
  file: {
    permission: 'reviews',
    columns: [
      'id',
      'at',
      'stars',
      'guest',
      'text',
      'photos',
      'title',
      'city',
      'host',
      'ref',
      'is_removed',
      'is_reported',
      'is_answered',
    ],
  },
  cursor: instantCursor,
});

/** Pages of text (docs/reference/back-office.md#pages-of-text). */
export const contentList = declareList({
  name: 'content',
  filter: {
    find: text(100),
    state: choice(pageStates),
    language: form(/^[a-z]{2,3}_[A-Z]{2}$/),
    has_draft: either('draft'),
  },
  columns: {
    slug: {},
    title: usual,
    state: usual,
    draft: usual,
    languages: usual,
    version: usualFigure,
    changed_at: usual,
    who: usual,
  },
  file: {
    permission: 'texts',
    columns: ['slug', 'title', 'state', 'has_draft', 'languages', 'version', 'changed_at', 'who'],
  },
  cursor: /^[a-z][a-z0-9-]{0,119}$/,
});

/** Times without a result, times in all, and the keyword's bytes. */
export const searchCursor = /^\d{1,10}\.\d{1,10}\.[0-9a-f]{2,480}$/;

/** What guests search for (docs/reference/back-office.md#searches). */
export const searchList = declareList({
  name: 'searches',
  filter: { find: text(60), outcome: choice(soughtKinds), city_id: number('city') },
  columns: {
    keyword: {},
    city: usual,
    times: usualFigure,
    nothing: usualFigure,
    partly: usualFigure,
    opened: usualFigure,
    term: usual,
  },
  file: { permission: 'words', columns: ['keyword', 'city', 'times', 'nothing', 'partly', 'opened', 'has_term'] },
  cursor: searchCursor,
});
