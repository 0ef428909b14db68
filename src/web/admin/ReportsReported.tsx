import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Photos } from './kit/sections.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './reports-texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

type ReportDetail = CallOutput<'report/detail'>;

const reasons = ['spam', 'rude', 'pays_elsewhere', 'unsafe', 'other'] as const;
const whats = ['host_late', 'host_missing', 'not_as_described', 'unsafe', 'weather', 'money', 'other'] as const;

/** What two people said to each other around what was reported. */
export function Conversation({ talk }: { readonly talk: NonNullable<ReportDetail['conversation']> }) {
  const reason = reasons.find((one) => one === talk.reason) ?? 'other';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="font-medium wrap-anywhere">
        {t('talk.reason', { side: t(`side.${talk.reported_by}`), reason: t(`reason.${reason}`) })}
      </p>
      {talk.details !== '' && <p className="whitespace-pre-line wrap-anywhere">{talk.details}</p>}
      <p className="text-small text-ink-2 wrap-anywhere">
        {t('talk.between', { guest: talk.guest_name, host: talk.host_name, title: talk.title })}
      </p>
      {(talk.is_ended || talk.is_blocked) && (
        <Banner tone="info">{t(talk.is_ended ? 'talk.ended' : 'talk.blocked')}</Banner>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {talk.messages.map((message) => (
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

/** A review as it stands in public. */
export function Review({ review }: { readonly review: NonNullable<ReportDetail['review']> }) {
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

/** A problem with its booking. */
export function Problem({ problem }: { readonly problem: NonNullable<ReportDetail['problem']> }) {
  const what = whats.find((one) => one === problem.what) ?? 'other';
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

/** Who of the team did what with it. */
export function Looks({ looks }: Pick<ReportDetail, 'looks'>) {
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
