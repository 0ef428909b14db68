// The queries of the host and operator panels and of the feed jobs, one row each.
import { taskKindsOf } from '#src/domain/admin/waiting.ts';
import type { Kysely, Transaction } from 'kysely';
import { limits } from '#src/domain/limits.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findBookings, countGroups } from '#src/server/features/booking/index.ts';
import { findActs, findDepartures, findParties } from '#src/server/features/host-day/index.ts';
import { findListings } from '#src/server/features/availability/calendar/queries.ts';
import { findDisputes, countDisputes } from '#src/server/features/earnings/cash-queries.ts';
import { findNext } from '#src/server/features/trip/dashboard-queries.ts';
import { findShared } from '#src/server/features/availability/feed/address-queries.ts';
import { findFeeds, takeDueFeeds } from '#src/server/features/availability/feed/queries.ts';
import { findConflicts, stopOld, tellLate } from '#src/server/features/availability/feed/tell-queries.ts';
import { findDay, findLateDepartures } from '#src/server/features/host-day/day-queries.ts';
import { findChanged, findNew } from '#src/server/features/listing/review/review-queries.ts';
import { findContested } from '#src/server/features/host-day/no-show-queries.ts';
import { findQueue } from '#src/server/features/credentials/credential-queries.ts';
import { findWaiting } from '#src/server/features/earnings/payout-details-queries.ts';
import { findPayees, findRuns } from '#src/server/features/earnings/payout-run-queries.ts';
import { countReports, findReports } from '#src/server/features/insights/task-queries.ts';
import { findLines, findRequestRows } from '#src/server/features/changes/request-queries.ts';
import { countOpenTasks, findOpenTasks } from '#src/server/features/staff-log/task-queries.ts';
import * as today from '#src/server/features/host-day/today/day-queries.ts';
import { yearHost } from '#tests/support/payment/full-year.ts';
import type { FullMarket } from './full-market.ts';
import { itemsOfARun, waiting } from './queue-rows.ts';

/** A query, and how many rows of large tables it may touch in a marketplace of this size. */
export interface Question {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
  readonly most: number;
}

/** All queries about one of many hosts, by its account, and by operators. */
export async function panelQuestions(db: Kysely<Database>, market: FullMarket): Promise<readonly Question[]> {
  const hostId = yearHost(7);
  const wanted = { userId: hostId, hostId };
  const iso = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const tomorrow = { ...wanted, date: iso(1) };
  const ids = (await findDepartures(db, tomorrow)).map(({ id }) => id);
  const bookings = (await findParties(db, ids, false)).map(({ id }) => id);
  const list = { userId: hostId, as: 'host', offset: 0, count: limits.pageSize } as const;
  const page = { offset: 0, count: limits.pageSize };
  const { listingsOfEach: listings, days, daysAhead, bookingsADay, closed } = market;
  const month = { from: iso(-8), to: iso(33) };
  // Of one host: a few days; the days ahead, each a departure and a booking; everything past.
  const few = listings * 20 + 20;
  const ahead = listings * (daysAhead + 30) * 2;
  const past = listings * days * bookingsADay * 2 + ahead;
  // One request and one question wait on each listing; the planner may go through those of all hosts, which are few.
  const waitingAnywhere = market.hosts * listings * 4 + few;
  const queue = waiting * 8;
  const question = (name: string, most: number, ask: () => Promise<unknown>): Question => ({ name, ask, most });
  return [
    question('calendar: a month', listings * 42 * 2, () => findListings(db, { hostId, courseId: null }, month)),
    question('calendar: a week', few, () => findListings(db, { hostId, courseId: null }, { from: iso(1), to: iso(7) })),
    question('calendar: a day and whom its end concerns', few, () => findDay(db, hostId, iso(1))),
    question('calendar: who is told of a delay', few, () => findLateDepartures(db, { hostId, date: iso(1) })),
    question('today: the departures of a host', few, () => findDepartures(db, wanted)),
    question('today: those of all that somebody acts for, as a phone asks', few, () =>
      findDepartures(db, { userId: hostId, withEnded: true }),
    ),
    question('today: the departures of tomorrow', few, () => findDepartures(db, tomorrow)),
    question('today and list of a departure: who comes', few, () => findParties(db, ids, true)),
    question('today: acts at the entrance', few, () => findActs(db, bookings)),
    question('today: the next days', ahead, () => today.findNextDays(db, { ...wanted, date: iso(0) })),
    question('today: requests', waitingAnywhere, () => today.findRequests(db, wanted)),
    question('today: questions', waitingAnywhere, () => today.countQuestions(db, wanted)),
    question('dashboard', past, () => findNext(db, hostId)),
    question('requests that wait', waitingAnywhere, () => findLines(db, { hostId }, { state: 'waiting', ...page })),
    question('requests of all hosts of an account', waitingAnywhere, () =>
      findLines(db, { userId: hostId }, { state: 'waiting', ...page }),
    ),
    // Sixty days of bookings and questions, each with its history, once for the page and once for the count.
    question('requests that were answered', listings * (60 + daysAhead) * 8, () =>
      findLines(db, { hostId }, { state: 'answered', ...page }),
    ),
    question('requests as they are shown', few * 4, () => findRequestRows(db, bookings)),
    question('bookings: upcoming', ahead, () => findBookings(db, { ...list, group: 'upcoming' })),
    question('bookings: waiting', queue, () => findBookings(db, { ...list, group: 'waiting' })),
    question('bookings: cancelled', few, () => findBookings(db, { ...list, group: 'cancelled' })),
    question('bookings: past', past, () => findBookings(db, { ...list, group: 'past' })),
    question('bookings: all', past, () => findBookings(db, list)),
    question('bookings: by words', past, () => findBookings(db, { ...list, group: 'past', search: 'nobody' })),
    question('bookings: counts of the lists', past, () => countGroups(db, { userId: hostId, as: 'host' })),
    question('feeds: of a host', few, () => findFeeds(db, hostId)),
    // Thirty days of busy hours, looked up for each listing.
    question('feeds: conflicts', listings * 240 * 3 + ahead, () => findConflicts(db, hostId)),
    question('feeds: what others read', (ahead + listings * 60) * 2, () =>
      findShared(db, { host_id: hostId, course_id: null }, ['confirmed', 'completed'], 30),
    ),
    question('feeds: those that are due', few, () => takeDueFeeds(db, 4, 10)),
    question('feeds: unread for too long, to be told', few, () => tellLate(db, 24)),
    question('feeds: unread for too long, to be stopped', few, () => stopOld(db as Transaction<Database>, 72)),
    // One row more for each: whether its subject is decided.
    question('tasks', waiting * 12, () => findOpenTasks(db, { kinds: taskKindsOf(['admin']), after: undefined })),
    question('tasks of a kind', waiting * 11, () => findOpenTasks(db, { kinds: ['dispute'], after: undefined })),
    question('tasks: counts', waiting * 11, () => countOpenTasks(db, taskKindsOf(['admin']))),
    question('reports that are open', queue, () => findReports(db, { kind: null, state: 'open', ...page })),
    question('reports that are closed', closed * 3 + limits.pageSize, () =>
      findReports(db, { kind: null, state: 'closed', ...page }),
    ),
    question('reports: counts', queue, () => countReports(db)),
    question('listings: new', queue, () => findNew(db)),
    question('listings: changes that wait', queue, () => findChanged(db, 'waiting')),
    question('listings: changes that are live', queue, () => findChanged(db, 'live')),
    question('no-shows', queue, () => findContested(db)),
    question('cash', queue, () => findDisputes(db, 20, 0)),
    question('cash: count', queue, () => countDisputes(db)),
    question('documents that wait', queue, () => findQueue(db, { state: 'waiting', ...page })),
    question('documents that are decided', market.feeds / 4 + market.hosts, () =>
      findQueue(db, { state: 'decided', ...page }),
    ),
    question('payouts: changes that wait', queue, () => findWaiting(db, 50)),
    question('payouts: to whom something is owed', market.hosts * past, () => findPayees(db, null)),
    question('payouts: runs', 21 * itemsOfARun, () => findRuns(db, null, 21)),
  ];
}
