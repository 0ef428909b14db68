// The figures of the first page: what waits, by part, each with the way to exactly these rows (docs/back-office.md#to-do).
import { taskKindText } from '#src/contract/task-kinds.ts';
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { refundList } from '#src/contract/admin/refund-list.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { BookingView } from '#src/domain/admin/booking-views.ts';
import {
  type CountedWork,
  countedWork,
  mostCounted,
  partOfTask,
  type WaitingPart,
  waitingParts,
} from '#src/domain/admin/waiting.ts';
import { countText } from '#src/texts/intl.ts';
import type { Tasks, Waiting } from './load.ts';
import { t } from './texts.ts';
import { kindUrl } from './where.ts';

/** A figure; without an address where no page shows its rows. */
export interface WaitingFigure {
  readonly label: string;
  readonly count: string;
  readonly href: string | null;
}

const views: Readonly<Partial<Record<CountedWork, BookingView>>> = {
  ending_holds: 'hold-ending',
  late_requests: 'request-ending',
  sought_seats: 'seat-sought',
  failed_payments: 'payment-failed',
  checked_bookings: 'payment-checking',
  disputed_payments: 'payment-disputed',
};

function workUrl(kind: CountedWork): string | null {
  const show = views[kind];
  if (show !== undefined) return adminRoutes['admin-bookings'].path + bookingList.write({ show });
  const { path: refunds } = adminRoutes['admin-refunds'];
  if (kind === 'refunds') return refunds + refundList.write({ state: 'under-way' });
  if (kind === 'failed_refunds') return refunds + refundList.write({ state: 'failed' });
  const { path: messages } = adminRoutes['admin-messages'];
  if (kind === 'failed_notices') return messages + buildQuery({ channel: 'mail', state: 'failed' });
  if (kind === 'late_phone_messages') return messages + buildQuery({ state: 'waiting' });
  return kind === 'open_payouts' ? adminRoutes['admin-payouts'].path : null;
}

const figureText = (count: number) => (count > mostCounted ? `${countText(mostCounted)}+` : countText(count));

/** The parts that have something, in their order. */
export function waitingBy(
  { data }: Waiting,
  { kinds }: Tasks,
): readonly { readonly part: WaitingPart; readonly figures: readonly WaitingFigure[] }[] {
  const all = [
    ...data.map(({ kind, count }) => ({
      part: countedWork[kind],
      label: t(`work.${kind}`),
      count,
      href: workUrl(kind),
    })),
    ...kinds.map(({ kind, count }) => ({
      part: partOfTask(kind),
      label: taskKindText(kind),
      count,
      href: kindUrl(kind),
    })),
  ];
  return waitingParts
    .map((part) => ({
      part,
      figures: all
        .filter((figure) => figure.part === part)
        .map(({ label, count, href }) => ({ label, count: figureText(count), href })),
    }))
    .filter(({ figures }) => figures.length > 0);
}
