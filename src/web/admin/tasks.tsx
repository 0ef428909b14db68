// /admin: open tasks of the staff (docs/reference/back-office.md#to-do).
import { useState } from 'react';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { type AdminRouteName, adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { refundList } from '#src/contract/admin/money-lists.ts';
import { taskKindText } from '#src/contract/task-kinds.ts';
import type { CallOutput } from '#src/contract/types.ts';
import {
  type CountedKind,
  mostCounted,
  partOfTask,
  partsOfCounted,
  type WaitingPart,
  waitingParts,
} from '#src/domain/admin/waiting.ts';
import type { BookingView } from '#src/domain/booking/views.ts';
import { countText } from '#src/texts/intl.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { CallForm } from './kit/call-form.tsx';
import { t } from './tasks-texts.ts';

type Tasks = CallOutput<'task/list'>;

type Waiting = CallOutput<'admin/waiting'>;

const { path } = adminRoutes.admin;

interface Extra {
  readonly kind: string | null;
  /** Null on filtered and later pages. */
  readonly waiting: Waiting | null;
}

const cursorIn = (url: URL) => ({
  kind: url.searchParams.get('kind')?.slice(0, 40) ?? null,
  after: parseId(url.searchParams.get('after') ?? undefined),
});

/** Figures, then open tasks by kind, oldest first. */
export const { load, Page } = adminPage({
  call: 'task/list',
  input(_, url) {
    const { kind, after } = cursorIn(url);
    return { ...(kind !== null && { kind }), ...(after !== null && { after }) };
  },
  title: () => t('title'),
  async extra({ api, url }, isAdmitted) {
    const { kind, after } = cursorIn(url);
    const counted = kind === null && after === null ? await api('admin/waiting', {}) : null;
    if (counted !== null && !counted.ok && (await isAdmitted)) return failed(counted);
    return { kind, waiting: counted?.ok ? counted.data : null };
  },
  Body,
});

function Body({ data: tasks, kind, waiting }: BodyProps<'task/list', Extra>) {
  if (tasks.kinds.length === 0 && (waiting?.data.length ?? 0) === 0 && (waiting?.opening.length ?? 0) === 0)
    return <Nothing />;
  return (
    <>
      {waiting !== null && waiting.opening.length > 0 && <Opening steps={waiting.opening} />}
      {waiting !== null && <WaitingOverview waiting={waiting} tasks={tasks} />}
      {tasks.kinds.length > 0 && <TaskList tasks={tasks} kind={kind} />}
    </>
  );
}

function Nothing() {
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
}

function TaskList({ tasks, kind }: { readonly tasks: Tasks; readonly kind: string | null }) {
  const total = tasks.kinds.reduce((sum, one) => sum + one.count, 0);
  const last = tasks.data.at(-1);
  const tabs = [
    { href: path, label: t('filter.all', { count: total }), isHere: kind === null },
    ...tasks.kinds.map((one) => ({
      href: `${path}${buildQuery({ kind: one.kind })}`,
      label: t('filter.one', { kind: taskKindText(one.kind), count: one.count }),
      isHere: kind === one.kind,
    })),
  ];
  return (
    <>
      <LinkTabs label={t('filter')} tabs={tabs} />
      {tasks.data.length === 0 && (
        <div className="mt-5">
          <Nothing />
        </div>
      )}
      <ul className="mt-5 grid gap-3">
        {tasks.data.map((task) => (
          <li key={task.id}>
            <TaskCard task={task} />
          </li>
        ))}
      </ul>
      {tasks.has_more && last !== undefined && (
        <a
          href={`${path}${buildQuery({ kind: kind ?? undefined, after: String(last.id) })}`}
          className={`${buttonLook('secondary')} mt-5`}
        >
          {t('more')}
        </a>
      )}
    </>
  );
}

// The page that decides a task; without one it is closed in the list.

const idIn = (subject: string): string => subject.slice(subject.indexOf(':') + 1);

/** Decided on the refund's page. */
const ofRefunds = ['refund_failed', 'refund_twice'];

const sections: Readonly<Record<string, AdminRouteName>> = {
  ambassador_application: 'admin-ambassadors',
  listing_review: 'admin-listings',
  listing_change: 'admin-listings',
  message_report: 'admin-reports',
  review_report: 'admin-reports',
  problem_report: 'admin-reports',
  host_document: 'admin-documents',
  payout_details: 'admin-payouts',
  cash_dispute: 'admin-cash',
  contested_no_show: 'admin-no-shows',
  rates_stale: 'admin-rates',
};

/** The page that decides tasks of a kind, else the kind's list. */
export function kindUrl(kind: string): string {
  const section = sections[kind];
  if (section === undefined) return `${adminRoutes.admin.path}${buildQuery({ kind })}`;
  const { path } = adminRoutes[section];
  return section === 'admin-reports' ? `${path}${buildQuery({ kind })}` : path;
}

/** The deciding page, else the booking; null without either. */
function taskUrl({ id, kind, subject, booking_id: bookingId }: StaffTask): string | null {
  if (ofRefunds.includes(kind)) return `${adminRoutes['admin-refunds'].path}/${subject}`;
  if (kind === 'code_confirmation') return `${adminRoutes['admin-codes'].path}/${idIn(subject)}`;
  const section = sections[kind];
  if (section !== undefined) {
    const { path } = adminRoutes[section];
    // A mixed queue shows the named one first.
    return section === 'admin-reports' ? `${path}${buildQuery({ kind, report: String(id) })}` : path;
  }
  return bookingId === null ? null : `${adminRoutes['admin-bookings'].path}/${bookingId}`;
}

type StaffTask = CallOutput<'task/list'>['data'][number];

function TaskCard({ task }: { readonly task: StaffTask }) {
  const url = taskUrl(task);
  return (
    <article className="rounded-card border border-line p-4 tablet:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-h4 font-bold">{taskKindText(task.kind)}</h2>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{task.detail}</p>
          {task.writer !== null && <Writer writer={task.writer} isCut={!task.detail.includes(task.writer.words)} />}
          <p className="mt-1 text-small text-ink-2">
            {task.writer === null && url === null && <>{task.subject} · </>}
            <time dateTime={task.opened_at}>{t('time.utc', { at: instantText(task.opened_at, 'UTC') })}</time>
          </p>
        </div>
        {url !== null && (
          <a href={url} className={buttonLook('secondary')}>
            {t('open')}
          </a>
        )}
      </div>
      {!task.is_undecided && <CloseForm taskId={task.id} />}
    </article>
  );
}

/** The sender of a message: text, email and account. */
function Writer({ writer, isCut }: { readonly writer: NonNullable<StaffTask['writer']>; readonly isCut: boolean }) {
  const { name, email, account_id: account, words } = writer;
  return (
    <>
      {isCut && <p className="mt-2 max-w-180 wrap-anywhere whitespace-pre-line">{words}</p>}
      <p className="mt-1 flex flex-wrap gap-x-3 wrap-anywhere">
        {account !== null && name !== '' ? (
          <a href={`${adminRoutes['admin-people'].path}/${account}`} className="link inline-flex min-h-6 items-center">
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center">
          {email}
        </a>
      </p>
    </>
  );
}

function CloseForm({ taskId }: { readonly taskId: number }) {
  const { api } = useApp();
  const [end, setEnd] = useState<'done' | 'taken' | null>(null);
  if (end !== null)
    return (
      <p role="status" className="mt-3 font-medium text-jade">
        {t(`close.${end}`)}
      </p>
    );
  return (
    <details className="needs-script mt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('close.send')}</summary>
      <CallForm
        submit={t('close.send')}
        kind="secondary"
        make={(text) => api('task/close', { task_id: taskId, note: text('note') })}
        onDone={(_, { closed }) => setEnd(closed ? 'done' : 'taken')}
        className="mt-2 max-w-140 gap-3"
      >
        <TextArea label={t('close.label')} name="note" minLength={3} maxLength={500} rows={2} required />
      </CallForm>
    </details>
  );
}

// First-page figures, each linking to its rows (docs/reference/back-office.md#to-do).

interface WaitingFigure {
  readonly label: string;
  readonly count: string;
  readonly href: string | null;
}

const views: Readonly<Partial<Record<CountedKind, BookingView>>> = {
  ending_holds: 'hold-ending',
  late_requests: 'request-ending',
  sought_seats: 'seat-sought',
  failed_payments: 'payment-failed',
  checked_bookings: 'payment-checking',
  disputed_payments: 'payment-disputed',
};

function figureUrl(kind: CountedKind): string | null {
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

function waitingBy(
  { data }: Waiting,
  { kinds }: Tasks,
): readonly { readonly part: WaitingPart; readonly figures: readonly WaitingFigure[] }[] {
  const all = [
    ...data.map(({ kind, count }) => ({
      part: partsOfCounted[kind],
      label: t(`work.${kind}`),
      count,
      href: figureUrl(kind),
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

/** Where a step is done; some only on the server's machine. */
const pages: Readonly<Partial<Record<Step, string>>> = {
  terms: `${adminRoutes['admin-content'].path}/terms-of-service`,
  city: adminRoutes['admin-places'].path,
  rates: adminRoutes['admin-rates'].path,
  listing: adminRoutes['admin-listings'].path,
  staff: adminRoutes['admin-people'].path,
};

/** Steps until guests can book and pay (docs/reference/back-office.md#steps-to-open). */
function Opening({ steps }: { readonly steps: Waiting['opening'] }) {
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

function WaitingOverview({ waiting, tasks }: { readonly waiting: Waiting; readonly tasks: Tasks }) {
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
  const content = (
    <>
      <span className="min-w-0">{label}</span> <b className="numbers">{count}</b>
    </>
  );
  const row = 'flex min-h-11 items-center justify-between gap-4 py-1.5';
  return href === null ? (
    <p className={row}>{content}</p>
  ) : (
    <a href={href} className={`${row} link`}>
      {content}
    </a>
  );
}
