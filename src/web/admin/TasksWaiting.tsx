import { taskKindText } from '#src/contract/task-kinds.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { t } from './tasks-texts.ts';
import { kindUrl } from './TasksCard.tsx';
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { refundList } from '#src/contract/admin/refund-list.ts';
import type { BookingView } from '#src/domain/booking/views.ts';
import {
  type CountedPermission,
  countedPermissions,
  mostCounted,
  partOfTask,
  type WaitingPart,
  waitingParts,
} from '#src/domain/admin/waiting.ts';
import { countText } from '#src/texts/intl.ts';
import type { CallOutput } from '#src/contract/types.ts';

type Tasks = CallOutput<'task/list'>;
type Waiting = CallOutput<'admin/waiting'>;

// The figures of the first page: what waits, by part, each with the way to exactly these rows (docs/back-office.md#to-do).

/** A figure; without an address where no page shows its rows. */
interface WaitingFigure {
  readonly label: string;
  readonly count: string;
  readonly href: string | null;
}

const views: Readonly<Partial<Record<CountedPermission, BookingView>>> = {
  ending_holds: 'hold-ending',
  late_requests: 'request-ending',
  sought_seats: 'seat-sought',
  failed_payments: 'payment-failed',
  checked_bookings: 'payment-checking',
  disputed_payments: 'payment-disputed',
};

function workUrl(kind: CountedPermission): string | null {
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
function waitingBy(
  { data }: Waiting,
  { kinds }: Tasks,
): readonly { readonly part: WaitingPart; readonly figures: readonly WaitingFigure[] }[] {
  const all = [
    ...data.map(({ kind, count }) => ({
      part: countedPermissions[kind],
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

type Step = Waiting['opening'][number]['step'];

/** Where a step is done; some are done on the machine alone. */
const pages: Readonly<Partial<Record<Step, string>>> = {
  terms: `${adminRoutes['admin-content'].path}/terms-of-service`,
  city: adminRoutes['admin-places'].path,
  rates: adminRoutes['admin-rates'].path,
  listing: adminRoutes['admin-listings'].path,
  staff: adminRoutes['admin-people'].path,
};

/** What is missing until guests can book and pay, each with a tick or its page (docs/back-office.md#steps-to-open). */
export function Opening({ steps }: { readonly steps: Waiting['opening'] }) {
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  return (
    <section aria-labelledby="opening" className="mb-8 rounded-card border border-line bg-surface px-4 py-3">
      <h2 id="opening" className="text-h3">
        {t('opening.title', { done, all: steps.length })}
      </h2>
      <p className="mt-1 text-ink-2">{t('opening.text')}</p>
      <ul className="mt-2">
        {steps.map(({ step, is_done: isDone }) => (
          <li key={step} className="flex items-start gap-3 border-t border-line py-2.5 first:border-0">
            <span className={isDone ? 'w-18 shrink-0 text-small text-success' : 'w-18 shrink-0 text-small font-bold'}>
              {t(isDone ? 'opening.done' : 'opening.open')}
            </span>
            <span className="min-w-0">
              <StepName step={step} isDone={isDone} />
              {!isDone && <span className="block text-small text-ink-2">{t(`step.${step}.text`)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepName({ step, isDone }: { readonly step: Step; readonly isDone: boolean }) {
  const href = pages[step];
  if (isDone || href === undefined) return <span className="font-medium">{t(`step.${step}`)}</span>;
  return (
    <a href={href} className="link font-medium">
      {t(`step.${step}`)}
    </a>
  );
}

/** What needs somebody now, in figures that lead to their rows. */
export function WaitingOverview({ waiting, tasks }: { readonly waiting: Waiting; readonly tasks: Tasks }) {
  return (
    <div className="mb-8 grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
      {waitingBy(waiting, tasks).map(({ part, figures }) => (
        <section
          key={part}
          aria-labelledby={`waiting-${part}`}
          className="rounded-card border border-line bg-surface px-4 py-3"
        >
          <h2 id={`waiting-${part}`} className="text-h4 font-bold">
            {t(`part.${part}`)}
          </h2>
          <ul>
            {figures.map((figure) => (
              <li key={figure.label} className="border-t border-line first:border-0">
                <Figure {...figure} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Figure({ label, count, href }: WaitingFigure) {
  const words = (
    <>
      <span className="min-w-0">{label}</span> <b className="numbers">{count}</b>
    </>
  );
  const row = 'flex min-h-11 items-center justify-between gap-4 py-1.5';
  return href === null ? (
    <p className={row}>{words}</p>
  ) : (
    <a href={href} className={`${row} link`}>
      {words}
    </a>
  );
}
