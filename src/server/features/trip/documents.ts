// What hangs on a booking next to its own facts: companions, receipts, files (docs/vouchers.md#companions,
// docs/vouchers.md#receipts).
import type { Kysely } from 'kysely';
import { seatsOf, type BookingStatus } from '#src/domain/booking/status.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { companionsLeft, toCompanion } from './companions.ts';
import { receiptName } from './receipts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { bookingFileUrl } from '#src/contract/addresses/urls.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { findDocuments } from './documents-queries.ts';

type Detail = CallOutput<'booking/detail'>;

export type BookingDocuments = Pick<Detail, 'companions' | 'companions_left' | 'receipts'> & {
  links: Pick<Detail['links'], 'calendar' | 'pdf'>;
};

export interface DocumentsOwner {
  id: string;
  ref: string;
  pax: number;
  status: BookingStatus;
  /** The token that the page was opened with, so that its files open the same way. */
  token?: string | undefined;
}

/** Reads companions and receipts and names the files. Files are there once the seats are sold. */
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
