export { load } from './review-load.ts';
import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { WorkLink } from './WorkLink.tsx';
import { AdminShell } from './AdminShell.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { AdminReview, ReviewData } from './review-load.ts';
import { ReviewActs } from './ReviewActs.tsx';
import { t } from './review-texts.ts';
import { aspectText, labelText } from '#src/web/host/feedback-text.ts';
import { nameOf } from '#src/texts/intl.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Rating } from '#src/web/ui/text/Rating.tsx';

// Of somebody who did not say where they live.
const nowhere = 'ZZ';
const countryName = (code: string): string => nameOf('region', code);

/** What the guest said in public and in private, and what the host replied. */
function Said({ review }: { readonly review: AdminReview }) {
  const { settings } = useApp();
  const { stars, text, country, pictures, reply, removal_reason: removed } = review;
  return (
    <section aria-labelledby="said" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="said" className="visually-hidden">
        {t('said.title')}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <Rating value={stars} label={t('stars', { count: stars })} />
        {country !== nowhere && <span className="text-ink-2">{countryName(country)}</span>}
      </p>
      {removed !== null && (
        <p className="rounded-card bg-sand p-4 wrap-anywhere">{t('said.removed', { reason: removed })}</p>
      )}
      {text === '' ? (
        <p className="text-ink-2">{t('said.nothing')}</p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((photo, index) => (
            <li key={photo.id}>
              <a
                href={`${settings.imageBase}/${photo.id}/full-1600.jpg`}
                className="block size-22 overflow-hidden rounded-chip bg-sand"
              >
                <img
                  src={`${settings.imageBase}/${photo.id}/square-192.webp`}
                  alt={photo.alt || t('said.photo', { place: index + 1 })}
                  width={88}
                  height={88}
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply !== null && (
        <div className="border-s-2 border-brand ps-4">
          <h3 className="text-small font-bold">{t('said.reply', { host: review.host })}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      {review.private.length > 0 && (
        <div className="rounded-card border border-line p-4">
          <h3 className="font-bold">{t('said.private')}</h3>
          <ul className="mt-2 grid gap-3">
            {review.private.map(({ aspect, rating, labels, details }) => (
              <li key={aspect}>
                <p className="flex flex-wrap items-center gap-3">
                  {aspectText(aspect)} <Rating value={rating} label={t('stars', { count: rating })} />
                </p>
                {labels.length > 0 && <p className="text-small text-ink-2">{labels.map(labelText).join(', ')}</p>}
                {details !== '' && <p className="whitespace-pre-line wrap-anywhere">{details}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** One review: what was said, about which booking, what happened to it, and its removal or return. */
export function ReviewPage({ data: { admitted } }: { readonly data: ReviewData }) {
  const title = admitted.kind === 'in' ? t('of', { guest: admitted.data.guest }) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(review) => <Inside key={review.id} review={review} />}
    </AdminShell>
  );
}

function Inside({ review }: { readonly review: AdminReview }) {
  const { path, navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  // What was done is said; the page then shows what is.
  const onDone = (what: string): void => {
    setSaid(what);
    navigate(path, { replace: true });
  };
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {said !== null && <Banner tone="success">{said}</Banner>}
        <Said review={review} />
        <ReviewActs key={String(review.is_removed)} review={review} onDone={onDone} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <About review={review} />
        <History review={review} />
      </div>
    </div>
  );
}

const link = 'link inline-flex min-h-6 items-center wrap-anywhere';

function About({ review }: { readonly review: AdminReview }) {
  const { booking, author_id: author, report } = review;
  const page = productDetailUrl({ city: review.city_slug, id: review.course_id, title: review.title });
  const rows = [
    [
      t('about.listing'),
      <a key="listing" href={page} className={link}>
        {review.title}
      </a>,
    ],
    [t('about.host'), t('about.hostIn', { host: review.host, city: review.city })],
    [
      t('about.booking'),
      booking === null ? (
        t('about.none')
      ) : (
        <a key="booking" href={`${adminRoutes['admin-bookings'].path}/${booking.id}`} className={link}>
          {t('about.bookingOn', { ref: booking.ref, date: dateText(booking.date) })}
        </a>
      ),
    ],
    [
      t('about.author'),
      author === null ? (
        t('about.noAuthor')
      ) : (
        <a key="author" href={adminPersonUrl(author)} className={link}>
          {review.guest}
        </a>
      ),
    ],
    [t('about.rewarded'), t(review.is_rewarded ? 'yes' : 'no')],
  ] as const;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-h3">
        {t('about.title')}
      </h2>
      {report !== null && (
        <div className="mt-3">
          <Banner tone="warning" title={t('report.title')}>
            <p className="wrap-anywhere">{report.detail}</p>
            <a
              href={
                adminRoutes['admin-reports'].path + buildQuery({ kind: 'review_report', report: String(report.id) })
              }
              className="link inline-flex min-h-11 items-center"
            >
              {t('report.open')}
            </a>
          </Banner>
        </div>
      )}
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function History({ review: { id, history } }: { readonly review: AdminReview }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-h3">
        {t('history.title')}
      </h2>
      <ol className="mt-2">
        {history.map(({ at, what, who, reason }) => (
          <li key={`${at} ${what}`} className="border-t border-line py-2.5 first:border-0">
            <p>
              {t(`history.${what}`)}
              {who !== '' && ` · ${who}`}
            </p>
            {reason !== '' && <p className="text-ink-2 wrap-anywhere">{reason}</p>}
            <p className="numbers text-small text-ink-2">{t('utc', { when: instantText(at, 'UTC') })}</p>
          </li>
        ))}
      </ol>
      <WorkLink
        work="audit-log"
        href={adminRoutes['admin-audit'].path + auditList.write({ about: `review:${id}` })}
        className="link inline-flex min-h-11 items-center"
      >
        {t('audit')}
      </WorkLink>
    </section>
  );
}

export { ReviewPage as Page };
