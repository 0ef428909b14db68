// /admin/reports: reports; each loads on request, because each view is logged (docs/domain/reviews.md#reports).
import { useState } from 'react';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useMore } from '#src/web/platform/api/use-more.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { ActForm } from './kit/act-form.tsx';
import { adminPage, type BodyProps } from './kit/admin-page.tsx';
import { textIn } from './kit/fields.tsx';
import { Photos } from './kit/parts.tsx';
import { t } from './reports-texts.ts';

const { path } = adminRoutes['admin-reports'];

type Report = CallOutput<'report/list'>['data'][number];
type ReportDetail = CallOutput<'report/detail'>;

const kinds = ['message_report', 'review_report', 'problem_report'] as const satisfies readonly Report['kind'][];

interface Extra {
  readonly state: 'open' | 'closed';
  readonly kind: Report['kind'] | null;
  /** The report shown first. */
  readonly named: number | null;
}

const cursorIn = (url: URL): Extra => ({
  state: url.searchParams.get('tab') === 'closed' ? 'closed' : 'open',
  kind: kinds.find((one) => one === url.searchParams.get('kind')) ?? null,
  named: parseId(url.searchParams.get('report') ?? undefined),
});

/** Open reports by kind, oldest first; or closed ones. */
export const { load, Page } = adminPage({
  call: 'report/list',
  input(_, url) {
    const { state, kind } = cursorIn(url);
    return { state, ...(kind !== null && { kind }) };
  },
  title: () => t('title'),
  extra: async ({ url }) => cursorIn(url),
  Body: (props) => <Queue key={`${props.state}${props.kind}`} {...props} />,
});

function Queue({ data: reports, state, kind, named }: BodyProps<'report/list', Extra>) {
  const { api } = useApp();
  const { path: here, search, navigate } = useNavigation();
  const [notice, setNotice] = useState<{ readonly text: string; readonly tone: 'success' | 'warning' } | null>(null);
  const list = useMore(reports, async (offset) => {
    const answer = await api('report/list', { state, offset, ...(kind !== null && { kind }) });
    return answer.ok ? answer.data : failureText(answer);
  });
  const after = (text: string | null): void => {
    setNotice(text === null ? { text: t('taken'), tone: 'warning' } : { text, tone: 'success' });
    navigate(here + search, { replace: true });
  };
  const { counts } = reports;
  const all = kinds.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const tabs = [
    { href: path, label: t('tab.all', { count: all }), isHere: state === 'open' && kind === null },
    ...kinds.map((one) => ({
      href: `${path}${buildQuery({ kind: one })}`,
      label: t(`tab.${one}`, { count: counts[one] ?? 0 }),
      isHere: state === 'open' && kind === one,
    })),
    { href: `${path}?tab=closed`, label: t('tab.closed'), isHere: state === 'closed' },
  ];
  // A task's report comes first.
  const data = list.data.toSorted((a, b) => Number(b.id === named) - Number(a.id === named));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LinkTabs label={t('tabs')} tabs={tabs} />
      {notice !== null && <Banner tone={notice.tone}>{notice.text}</Banner>}
      {data.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          <NoScriptNote>{t('noScript')}</NoScriptNote>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} onEnd={after} />
              </li>
            ))}
          </ul>
        </>
      )}
      <MoreButton list={list} label={t('more')} busyLabel={t('busy')} />
    </div>
  );
}

interface ReportCardProps {
  readonly report: Report;
  /** Null when a colleague was faster. */
  readonly onEnd: (message: string | null) => void;
}

function ReportCard({ report, onEnd }: ReportCardProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [detail, setDetail] = useState<ReportDetail | null>(null);
  const isTalk = report.kind === 'message_report';
  const look = (): void =>
    void run(async () => {
      const answer = await api('report/detail', { report_id: report.id });
      if (!answer.ok) return failureText(answer);
      setDetail(answer.data);
      return null;
    });
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border border-line bg-surface p-(--pad)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h4 font-bold">{t(`kind.${report.kind}`)}</h2>
        <time dateTime={report.opened_at} className="numbers text-small text-ink-2">
          {t('opened', { at: instantText(report.opened_at, 'UTC') })}
        </time>
      </div>
      {/* A conversation is hidden until its view is logged. */}
      {!isTalk && <p className="whitespace-pre-line wrap-anywhere">{report.detail}</p>}
      <FormMessage text={trouble} />
      {detail === null ? (
        <Button
          kind="secondary"
          className="needs-script justify-self-start"
          loading={busy}
          loadingLabel={t('busy')}
          onClick={look}
        >
          {t(isTalk ? 'look.logged' : 'look')}
        </Button>
      ) : (
        <>
          {detail.conversation !== null && <Conversation conversation={detail.conversation} />}
          {detail.review !== null && <ReviewView review={detail.review} />}
          {detail.problem !== null && <Problem problem={detail.problem} />}
          {detail.conversation === null && detail.review === null && detail.problem === null && <p>{t('talk.gone')}</p>}
          <Looks looks={detail.looks} />
          {detail.can.length > 0 && <ReportAct reportId={report.id} can={detail.can} onEnd={onEnd} />}
        </>
      )}
    </article>
  );
}

interface ReportActProps {
  readonly reportId: number;
  readonly can: ReportDetail['can'];
  readonly onEnd: (message: string | null) => void;
}

/** An action with a note for the log; removing a review also states a public reason. */
function ReportAct({ reportId, can, onEnd }: ReportActProps) {
  const { api } = useApp();
  const [act, setAct] = useState(can[0] ?? 'close');
  const isRemoval = act === 'remove-review';
  return (
    <ActForm
      act={{
        name: t('act.what'),
        submit: t('act.send'),
        reason: null,
        renderFields: (errorOf) => (
          <>
            <fieldset className="grid min-w-0 gap-2.5">
              <legend className="mb-1.5 text-small font-medium">{t('act.what')}</legend>
              {can.map((one) => (
                <RadioCard
                  key={one}
                  name="act"
                  value={one}
                  title={t(`act.${one}`)}
                  detail={t(`act.${one}Text`)}
                  checked={act === one}
                  onChange={() => setAct(one)}
                />
              ))}
            </fieldset>
            {isRemoval && (
              <TextField
                label={t('act.reason')}
                name="reason"
                maxLength={500}
                hint={t('act.reasonHint')}
                error={errorOf('reason')}
              />
            )}
            <TextField label={t('act.note')} name="note" maxLength={500} error={errorOf('note')} />
          </>
        ),
        check: (data) => ({
          ...(textIn(data, 'note').length < 3 && { note: t('act.noteMissing') }),
          ...(isRemoval && textIn(data, 'reason').length < 10 && { reason: t('act.reasonMissing') }),
        }),
        async make(reason, data) {
          const note = textIn(data, 'note');
          const answer = await api('report/act', { report_id: reportId, act, note, ...(isRemoval && { reason }) });
          if (!answer.ok && isRefusedAs(answer, 'report-ended')) onEnd(null);
          return answer;
        },
      }}
      onDone={onEnd}
    />
  );
}

const conversationReasons = ['spam', 'rude', 'pays_elsewhere', 'unsafe', 'other'] as const;
const problemKinds = ['host_late', 'host_missing', 'not_as_described', 'unsafe', 'weather', 'money', 'other'] as const;

function Conversation({ conversation }: { readonly conversation: NonNullable<ReportDetail['conversation']> }) {
  const reason = conversationReasons.find((one) => one === conversation.reason) ?? 'other';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="font-medium wrap-anywhere">
        {t('talk.reason', { side: t(`side.${conversation.reported_by}`), reason: t(`reason.${reason}`) })}
      </p>
      {conversation.details !== '' && <p className="whitespace-pre-line wrap-anywhere">{conversation.details}</p>}
      <p className="text-small text-ink-2 wrap-anywhere">
        {t('talk.between', { guest: conversation.guest_name, host: conversation.host_name, title: conversation.title })}
      </p>
      {(conversation.is_ended || conversation.is_blocked) && (
        <Banner tone="info">{t(conversation.is_ended ? 'talk.ended' : 'talk.blocked')}</Banner>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {conversation.messages.map((message) => (
          <li
            key={message.id}
            className={classNames(
              'rounded-card p-3',
              message.is_reported ? 'border-2 border-error bg-error-soft' : 'bg-sand',
            )}
          >
            <p className="flex flex-wrap items-center gap-2 text-small">
              <span className="font-bold wrap-anywhere">
                <Written>{message.name}</Written>
              </span>
              <span className="numbers text-ink-2">{t('time.utc', { at: instantText(message.sent_at, 'UTC') })}</span>
              {message.is_reported && <Badge tone="brand">{t('talk.reported')}</Badge>}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">
              <Written isBlock>{message.text}</Written>
            </p>
            {message.pictures > 0 && (
              <p className="text-small text-ink-2">{t('talk.pictures', { count: message.pictures })}</p>
            )}
          </li>
        ))}
      </ol>
      <p className="text-small text-ink-2">{t('talk.logged')}</p>
    </div>
  );
}

function ReviewView({ review }: { readonly review: NonNullable<ReportDetail['review']> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card bg-sand p-4">
      <p className="flex flex-wrap items-center gap-3 font-medium wrap-anywhere">
        {t('review.by', { name: review.guest_name, title: review.title, host: review.host_name })}
        <Rating value={review.rating} label={t('review.stars', { count: review.rating })} />
      </p>
      <p className="whitespace-pre-line wrap-anywhere">
        <Written isBlock>{review.text}</Written>
      </p>
      <Photos photos={review.photos} altOf={(place) => t('problem.photo', { place })} />
      {review.reply !== '' && (
        <div className="border-s-2 border-brand ps-4">
          <p className="text-small font-bold">{t('review.reply')}</p>
          <p className="whitespace-pre-line wrap-anywhere">
            <Written isBlock>{review.reply}</Written>
          </p>
        </div>
      )}
      {review.removed !== null && <Banner tone="info">{t('review.removed', { reason: review.removed })}</Banner>}
    </div>
  );
}

function Problem({ problem }: { readonly problem: NonNullable<ReportDetail['problem']> }) {
  const what = problemKinds.find((one) => one === problem.what) ?? 'other';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card bg-sand p-4">
      <p className="font-medium">{t(`what.${what}`)}</p>
      <p className="text-small text-ink-2 wrap-anywhere">
        {t('problem.booking', {
          ref: problem.ref,
          title: problem.title,
          host: problem.host_name,
          date: dateText(problem.date),
          time: problem.time,
          zone: problem.time_zone,
        })}
      </p>
      <p className="text-small font-bold wrap-anywhere">{t('problem.by', { name: problem.guest_name })}</p>
      <p className="whitespace-pre-line wrap-anywhere">
        <Written isBlock>{problem.text}</Written>
      </p>
      {problem.photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {problem.photos.map((url, index) => (
            <li key={url}>
              <a href={url} className="block size-22 overflow-hidden rounded-chip">
                <img
                  src={url}
                  alt={t('problem.photo', { place: index + 1 })}
                  width={88}
                  height={88}
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <a href={problem.url} className="link inline-flex min-h-11 items-center justify-self-start">
        {t('problem.open')}
      </a>
    </div>
  );
}

const actions = ['look', 'close', 'warn', 'block', 'allow', 'remove-review'] as const;

function Looks({ looks }: Pick<ReportDetail, 'looks'>) {
  if (looks.length === 0) return null;
  return (
    <details className="text-small">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('looks.title')}</summary>
      <ul className="grid gap-1">
        {looks.map(({ at, by, action, note }) => (
          <li key={`${at}${action}`} className="wrap-anywhere">
            {t('looks.line', {
              at: instantText(at, 'UTC'),
              by,
              action: t(`action.${actions.find((one) => one === action) ?? 'look'}`),
            })}{' '}
            <span className="text-ink-2">{note}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
