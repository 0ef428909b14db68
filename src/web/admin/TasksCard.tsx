import { taskKindText } from '#src/contract/task-kinds.ts';
import { type SubmitEvent, useState } from 'react';
import { adminRoutes, type AdminRouteName } from '#src/contract/admin/admin-routes.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './tasks-texts.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';

// Where a task is looked at and decided; a task without a page is closed on the list.

/** The subject behind its word, such as `code:`. */
const idIn = (subject: string): string => subject.slice(subject.indexOf(':') + 1);

/** Kinds whose subject is a refund: it is decided on its page. */
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

/** Where tasks of a kind are looked through: the page that decides them, else the list of the kind. */
export function kindUrl(kind: string): string {
  const section = sections[kind];
  if (section === undefined) return `${adminRoutes.admin.path}${buildQuery({ kind })}`;
  const { path } = adminRoutes[section];
  return section === 'admin-reports' ? `${path}${buildQuery({ kind })}` : path;
}

/** The address: the page that decides it, else its booking; null where there is neither. */
function taskUrl({ id, kind, subject, booking_id: bookingId }: StaffTask): string | null {
  if (ofRefunds.includes(kind)) return `${adminRoutes['admin-refunds'].path}/${subject}`;
  if (kind === 'code_confirmation') return `${adminRoutes['admin-codes'].path}/${idIn(subject)}`;
  const section = sections[kind];
  if (section !== undefined) {
    const { path } = adminRoutes[section];
    // A queue of many kinds shows the one that was opened first.
    return section === 'admin-reports' ? `${path}${buildQuery({ kind, report: String(id) })}` : path;
  }
  return bookingId === null ? null : `${adminRoutes['admin-bookings'].path}/${bookingId}`;
}

type StaffTask = CallOutput<'task/list'>['data'][number];

/** One task: what it is, since when, and where it is decided or that it is done. */
export function TaskCard({ task }: { readonly task: StaffTask }) {
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

/** Who waits for an answer: with what was written in full, the address to answer, and the account. */
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
  const { busy, trouble, run } = useTask();
  const [note, setNote] = useState('');
  const [end, setEnd] = useState<'done' | 'taken' | null>(null);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const answer = await api('task/close', { task_id: taskId, note: note.trim() });
      if (!answer.ok) return failureText(answer);
      setEnd(answer.data.closed ? 'done' : 'taken');
      return null;
    });
  };
  if (end !== null)
    return (
      <p role="status" className="mt-3 font-medium text-jade">
        {t(`close.${end}`)}
      </p>
    );
  return (
    <details className="needs-script mt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('close.send')}</summary>
      <form onSubmit={send} className="mt-2 grid max-w-140 gap-3">
        <FormMessage text={trouble} />
        <TextArea
          label={t('close.label')}
          value={note}
          minLength={3}
          maxLength={500}
          rows={2}
          required
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="secondary" loading={busy} loadingLabel={t('busy')}>
          {t('close.send')}
        </Button>
      </form>
    </details>
  );
}
