// The figures as a file: every step of a span with what is charted and what it is made of (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type FigureFilter, readFigureQuery } from '#src/contract/admin/figure-filter.ts';
import { type FigureRow, figureSpan, stepsOf } from '#src/domain/figures/day-figures.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from '#src/server/features/admin/kit/file.ts';
import { toWire } from './figure-list.ts';
import { findDays, findNewest } from './figure-queries.ts';

const columns = [
  'bookings',
  'paid',
  'revenue',
  'refunds',
  'refunded',
  'holds',
  'holds_paid',
  'holds_run_out',
  'views',
  'replies',
  'reply_seconds',
  'replies_in_a_day',
] as const;

/** Registers its address. A span that cannot be is an empty table, as the page says what is wrong with it. */
export function registerFigureFile(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerAdminFile<FigureFilter, FigureRow, string>(app, services, {
    name: 'figures',
    work: 'figures',
    columns: ['from', 'to', ...columns],
    filterOf: readFigureQuery,
    // At most two years of days: all of them at once.
    read: async (filter, after) => {
      const span = figureSpan(filter, (await findNewest(db)).today);
      if (after !== null || typeof span === 'string') return [];
      return stepsOf(span, await findDays(db, span.from, span.to));
    },
    placeOf: ({ from }) => from,
    cellsOf: ({ from, to, ...figures }) => {
      const wire = toWire(figures);
      return [from, to, ...columns.map((name) => wire[name])];
    },
  });
}
