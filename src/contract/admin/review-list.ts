// All reviews of the marketplace, as the back office lists them (docs/back-office.md#reviews).
import { reviewStates } from '#src/domain/review/find-review.ts';
import { choice, declareList, figure, flag, hidden, instantCursor, number, text, usual, usualFigure } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const reviewList = declareList({
  name: 'reviews',
  path: adminRoutes['admin-reviews'].path,
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
