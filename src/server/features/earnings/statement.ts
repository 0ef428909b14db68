// A host's monthly statement: opening balance, lines, closing balance, and cash as a memo; streamed
// (docs/domain/ledger.md#statements).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { Kysely } from 'kysely';
import { csvFor } from '#src/domain/earnings/csv-line.ts';
import { fromMinor, signedText } from '#src/domain/money/money.ts';
import { minorToUnits } from '#src/domain/money/currencies.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import * as queries from './queries.ts';
import { t } from '#src/server/features/texts.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findHostZone, findLines, type LineRow } from './queries.ts';

type Db = Kysely<Database>;

export interface Statement {
  readonly month: string;
  readonly zone: string;
  readonly openingCents: number;
  lines(): AsyncGenerator<queries.LineRow>;
  bookings(): AsyncGenerator<queries.DoneRow>;
}

const pageSize = 500;

/** Null for a future month. */
export async function openStatement(db: Db, hostId: string, month: string): Promise<Statement | null> {
  const zone = await queries.findHostZone(db, hostId);
  const of = { hostId, month, zone };
  const { opening_cents: openingCents, has_begun: hasBegun } = await queries.findOpening(db, of);
  if (!hasBegun) return null;
  return { month, zone, openingCents, lines: () => readLines(db, of), bookings: () => readBookings(db, of) };
}

async function* readLines(db: Db, of: queries.MonthOf): AsyncGenerator<queries.LineRow> {
  for (let after = 0; ;) {
    const rows = await queries.findMonthLines(db, of, after, pageSize);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < pageSize || !last) return;
    after = last.id;
  }
}

async function* readBookings(db: Db, of: queries.MonthOf): AsyncGenerator<queries.DoneRow> {
  for (let after: queries.DonePlace | null = null; ;) {
    const rows: queries.DoneRow[] = await queries.findMonthDone(db, of, after, pageSize);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < pageSize || !last) return;
    after = last;
  }
}

/** Other postings are corrections. */
export type LineKind = 'completed' | 'kept' | 'paid_out' | 'payout_returned' | 'other';
const kinds: readonly string[] = ['completed', 'kept', 'paid_out', 'payout_returned'];

export function lineKind(kind: string): LineKind {
  return kinds.includes(kind) ? (kind as LineKind) : 'other';
}

// The amount column is named after the currency.
const head = () => {
  const amount = priceCurrency().code.toLowerCase();
  return ['type', 'date', 'ref', 'what', 'guests', amount, 'cash', 'cash_currency', 'cash_state'];
};

const csv = csvFor('spreadsheet');

/** CSV, line by line: opening balance plus lines is the closing balance. */
export async function* statementCsv({ zone, openingCents, lines, bookings }: Statement): AsyncGenerator<string> {
  yield csv.head(head());
  yield csv.line(['opening', '', '', t('statement.opening'), '', signedText(openingCents), '', '', '']);
  let sum = openingCents;
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  for await (const { at, kind, ref, title, pax, amount_cents } of lines()) {
    sum += amount_cents;
    const what = title ?? t(`statement.${lineKind(kind)}`);
    yield csv.line([
      lineKind(kind),
      dayOf.format(at),
      ref ?? '',
      what,
      pax ?? '',
      signedText(amount_cents),
      '',
      '',
      '',
    ]);
  }
  yield csv.line(['closing', '', '', t('statement.closing'), '', signedText(sum), '', '', '']);
  for await (const { date, ref, title, pax, balance_local_minor, local_currency, cash } of bookings()) {
    const amount = balance_local_minor === null ? '' : String(minorToUnits(balance_local_minor, local_currency));
    yield csv.line(['booking', date, ref, title, pax, '', amount, local_currency, cash]);
  }
}

const linesPerPage = 50;

export const earningsLines: Handler<'earnings/lines'> = async ({ host_id, before }, { services, actor }) => {
  const panel = await findPanelHost(services.db, host_id, actor, 'earnings');
  if (!panel) return refuse('host-not-found');
  const [rows, zone] = await Promise.all([
    findLines(services.db, panel.hostId, before ?? null, linesPerPage + 1),
    findHostZone(services.db, panel.hostId),
  ]);
  return { data: rows.slice(0, linesPerPage).map(toLine), has_more: rows.length > linesPerPage, time_zone: zone };
};

function toLine({
  id,
  at,
  kind,
  amount_cents,
  booking_id,
  ref,
  title,
  date,
  pax,
}: LineRow): CallOutput<'earnings/lines'>['data'][number] {
  const hasBooking = booking_id !== null && ref !== null && title !== null && date !== null && pax !== null;
  return {
    id,
    at: at.toISOString(),
    kind: lineKind(kind),
    amount: fromMinor(amount_cents),
    booking: hasBooking ? { id: booking_id, ref, title, date, pax } : null,
  };
}
