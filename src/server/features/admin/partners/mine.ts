// partner/mine: a partner's own link, bookings and commission (docs/partners.md#the-partners-page).
import { encodeQR } from 'qr';
import { recommendedUrl } from '#src/contract/addresses/user-urls.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { pageOf, placeOf } from '#src/server/features/admin/kit/place-queries.ts';
import { findCommissions, findPayments } from './commission-queries.ts';
import { findPartner } from './partner-queries.ts';
import { toCommission, toPayment } from './to-wire.ts';
import { findOwnFigures } from './mine-queries.ts';

export const route = 'partner/mine';

const pageSize = 20;

export const handle: Handler<typeof route> = async ({ before }, { services: { db, config }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const row = await findPartner(db, { userId: actor.userId });
  if (row === null) return refuse('partner-not-found');
  const after = before === undefined ? null : placeOf(before);
  const [figures, rows, payments] = await Promise.all([
    findOwnFigures(db, row.id),
    findCommissions(db, { partnerId: row.id, after, count: pageSize + 1 }),
    findPayments(db, row.id),
  ]);
  const { shown, next } = pageOf(rows, pageSize);
  const url = row.code === null ? null : config.origin + recommendedUrl(row.code);
  const qr = url === null ? null : drawn(url);
  return {
    kind: row.kind,
    state: row.state,
    code: row.code,
    url,
    qr: qr?.path ?? null,
    qr_size: qr?.size ?? 0,
    clicks_30: row.clicks,
    clicks: figures.clicks,
    bookings_30: figures.bookings_30,
    bookings: row.bookings,
    waiting: fromMinor(row.waiting_cents),
    released: fromMinor(row.released_cents),
    paid: fromMinor(row.paid_cents),
    commissions: shown.map((line) => ({ title: line.title, date: line.date, ...toCommission(line) })),
    next,
    payments: payments.map(toPayment),
    months: figures.months,
  };
};

/** The squares of a code with its quiet zone, as one path of an SVG. */
function drawn(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size: rows.length };
}
