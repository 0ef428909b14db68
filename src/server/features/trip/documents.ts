// Companions, receipts and files of a booking (docs/domain/bookings.md#companions, docs/domain/bookings.md#receipts).
import type { Kysely } from 'kysely';
import { seatsOf, type BookingStatus } from '#src/domain/booking/status.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { companionsLeft, toCompanion } from './companion.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { bookingFileUrl } from '#src/contract/addresses/urls.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findDocuments, isReceiptDue, issueNext, lockCounter } from './documents-queries.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';

type Detail = CallOutput<'booking/detail'>;

export type BookingDocuments = Pick<Detail, 'companions' | 'companions_left' | 'receipts'> & {
  links: Pick<Detail['links'], 'calendar' | 'pdf'>;
};

export interface DocumentsOwner {
  id: string;
  ref: string;
  pax: number;
  status: BookingStatus;
  /** The page's token, for its files. */
  token?: string | undefined;
}

/** Files exist once the seats are sold. */
export async function loadDocuments(db: Kysely<Database>, booking: DocumentsOwner): Promise<BookingDocuments> {
  const { companions, receipts } = await findDocuments(db, booking.id);
  const credentials = { ref: booking.ref, ...(booking.token !== undefined && { token: booking.token }) };
  const isSold = seatsOf(booking.status) === 'sold';
  return {
    companions: companions.map(toCompanion),
    companions_left: companionsLeft(booking.pax, companions.length),
    receipts: receipts.map(({ number, kind, due_cents, issued_at }) => ({
      number: receiptName(number),
      kind,
      amount: fromMinor(due_cents),
      at: issued_at.toISOString(),
      url: bookingFileUrl(`receipt-${receiptName(number)}.pdf`, credentials),
    })),
    links: {
      calendar: isSold ? bookingFileUrl('calendar.ics', credentials) : null,
      pdf: isSold ? bookingFileUrl('voucher.pdf', credentials) : null,
    },
  };
}

/** 'R-000042'. `number` counts from 1 (ADR 034). */
export function receiptName(number: string | number): string {
  return `R-${String(number).padStart(6, '0')}`;
}

/** Null unless in printed form: each receipt has one URL. */
export function readReceiptName(name: string): number | null {
  const digits = /^R-(\d{6,15})$/.exec(name)?.[1];
  const number = Number(digits);
  return digits !== undefined && number > 0 && receiptName(number) === name ? number : null;
}

/** At most `count`; returns how many. Safe in parallel. */
export async function issueReceipts({ db }: Pick<Services, 'db'>, count = 200): Promise<number> {
  if (!(await isReceiptDue(db))) return 0;
  return inTransaction(db, async (trx) => {
    await lockCounter(trx);
    return issueNext(trx, count);
  });
}
