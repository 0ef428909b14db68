// The reviews of the back office as a file (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type ReviewListFilter, readReviewQuery } from '#src/contract/addresses/admin/review-filter.ts';
import type { Services } from '#src/server/services.ts';
import { type ListPlace, registerAdminFile } from '#src/server/features/admin/index.ts';
import { toLine, wantedBy } from './review-list.ts';
import { findReviews, type ReviewLineRow } from './review-list-queries.ts';

const columns = ['id', 'at', 'stars', 'guest', 'text', 'photos', 'title', 'city', 'host', 'ref'] as const;
const marks = ['is_removed', 'is_reported', 'is_answered'] as const;

/** Registers its address. */
export function registerReviewFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<ReviewListFilter, ReviewLineRow, ListPlace>(app, services, {
    name: 'reviews',
    work: 'reviews',
    columns: [...columns, ...marks],
    filterOf: (search) => readReviewQuery(search).filter,
    read: async (filter, after, count) => (await findReviews(services.db, { ...wantedBy(filter), after, count })).rows,
    placeOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: (row) => {
      const line = toLine(row);
      return [...columns.map((name) => line[name] ?? ''), ...marks.map((name) => (line[name] ? 1 : 0))];
    },
  });
}
