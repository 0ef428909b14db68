// GET /admin/bookings.csv: the bookings of a filter as a file of any size, for operators. It is sent while it is read, a page at a
// time, and is in the audit log (docs/back-office.md#files).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type BookingFilter, readFilter } from '#src/contract/addresses/booking-filter.ts';
import { csvLine, csvMark } from '#src/domain/statement/csv-line.ts';
import { pageContext } from '#src/server/http/page-context.ts';
import type { Services } from '#src/server/services.ts';
import { findBookings, type ListPlace } from './booking-queries.ts';
import { writeFileFetched } from './audit-queries.ts';
import { toLine, wantedBy } from './booking-list.ts';

/** How many bookings one statement reads. */
const atOnce = 1000;

const columns = [
  'ref',
  'booking_status',
  'payment',
  'refund',
  'cash_state',
  'made_at',
  'date',
  'time',
  'city',
  'title',
  'host',
  'guest',
  'email',
  'phone',
  'pax',
  'total',
  'paid_online',
  'balance',
] as const;

/** Registers the address. Who is no operator finds nothing; a filter that is wrong is left out, as on the page. */
export function registerBookingFile(app: FastifyInstance, services: Services): void {
  app.get('/admin/bookings.csv', async (request, reply) => {
    const wait = await services.limits.take('write', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const { actor } = await pageContext(request, reply, services);
    if (actor.userId === null || !actor.roles.includes('operator')) return reply.callNotFound();
    const { filter } = readFilter(queryOf(request.url));
    await writeFileFetched(services.db, { operatorId: actor.userId, file: 'bookings.csv', filter });
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'attachment; filename="bookings.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf(services, filter)));
  });
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The file's text, piece by piece. What is booked meanwhile may be in it or not; nothing is in it twice. */
async function* linesOf({ db }: Services, filter: BookingFilter): AsyncGenerator<string> {
  yield csvMark + csvLine(columns);
  let after: ListPlace | null = null;
  do {
    const { rows } = await findBookings(db, { ...wantedBy(filter), after, count: atOnce });
    const last = rows.at(-1);
    yield rows
      .map(toLine)
      .map((line) => csvLine(columns.map((name) => line[name])))
      .join('');
    after = rows.length === atOnce && last !== undefined ? last : null;
  } while (after !== null);
}
