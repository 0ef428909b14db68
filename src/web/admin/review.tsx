// /admin/reviews/{id}: one review (docs/reference/back-office.md#reviews).
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { nameOf } from '#src/texts/intl.ts';
import { aspectText, labelText } from '#src/web/host/feedback-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Section } from './kit/Section.tsx';
import { Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps, byId } from './kit/admin-page.tsx';
import { bookingUrl, linkTo } from './kit/cells.tsx';
import { auditLink, Columns, Facts, Links } from './kit/facts.tsx';
import { Photos } from './kit/parts.tsx';
import { utc } from './kit/values.ts';
import { t } from './reviews-texts.ts';

type Review = CallOutput<'admin/review'>;

export const { load, Page } = adminPage({
  call: 'admin/review',
  input: byId('review_id'),
  missing: ['review-not-found'],
  title: (review) => (review === null ? t('one.title') : t('of', { guest: review.guest })),
  keyOf: ({ id }) => id,
  Body,
});

function Body({ data: review, done }: BodyProps<'admin/review'>) {
  return (
    <Columns
      wide="first"
      first={
        <>
          {done.banner}
          <ReviewText review={review} />
          <ReviewActs key={String(review.is_removed)} review={review} onDone={done.onDone} />
        </>
      }
      second={
        <>
          <About review={review} />
          <History review={review} />
        </>
      }
    />
  );
}

interface ReviewProps {
  readonly review: Review;
}

// For guests without a country.
const nowhere = 'ZZ';

function ReviewText({ review }: ReviewProps) {
  const { stars, text, country, reply, removal_reason: removed } = review;
  return (
    <section aria-labelledby="said" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="said" className="visually-hidden">
        {t('said.title')}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <Rating value={stars} label={t('one.stars', { count: stars })} />
        {country !== nowhere && <span className="text-ink-2">{nameOf('region', country)}</span>}
      </p>
      {removed !== null && (
        <p className="rounded-card bg-sand p-4 wrap-anywhere">{t('said.removed', { reason: removed })}</p>
      )}
      {text === '' ? (
        <p className="text-ink-2">{t('said.nothing')}</p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      )}
      <Photos photos={review.pictures} altOf={(place) => t('said.photo', { place })} />
      {reply !== null && (
        <div className="border-s-2 border-brand ps-4">
          <h3 className="text-small font-bold">{t('said.reply', { host: review.host })}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      {review.private.length > 0 && <Private review={review} />}
    </section>
  );
}

function Private({ review }: ReviewProps) {
  return (
    <div className="rounded-card border border-line p-4">
      <h3 className="font-bold">{t('said.private')}</h3>
      <ul className="mt-2 grid gap-3">
        {review.private.map(({ aspect, rating, labels, details }) => (
          <li key={aspect}>
            <p className="flex flex-wrap items-center gap-3">
              {aspectText(aspect)} <Rating value={rating} label={t('one.stars', { count: rating })} />
            </p>
            {labels.length > 0 && <p className="text-small text-ink-2">{labels.map(labelText).join(', ')}</p>}
            {details !== '' && <p className="whitespace-pre-line wrap-anywhere">{details}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Removes or restores; stars and text never change. */
function ReviewActs({ review, onDone }: ReviewProps & { readonly onDone: (message: string) => void }) {
  const { api } = useApp();
  const act = review.is_removed ? 'restore' : 'remove';
  return (
    <Section id="acts" title={t('acts.title')} text={t('acts.text')}>
      <Acts
        acts={[
          {
            name: t(`act.${act}`),
            isDanger: act === 'remove',
            reason: { label: t(`reason.${act}`), hint: t(`hint.${act}`) },
            make: (reason) => api(`written-review/${act}`, { review_id: review.id, reason }),
          },
        ]}
        onDone={onDone}
      />
    </Section>
  );
}

function About({ review }: ReviewProps) {
  const { booking, author_id: author, report } = review;
  const page = productDetailUrl({ city: review.city_slug, id: review.course_id, title: review.title });
  const to = (href: string, name: string) => linkTo(href, name, 'wrap-anywhere');
  return (
    <Section id="about" title={t('about.title')}>
      {report !== null && (
        <Banner tone="warning" title={t('report.title')}>
          <p className="wrap-anywhere">{report.detail}</p>
          <a
            href={adminRoutes['admin-reports'].path + buildQuery({ kind: 'review_report', report: String(report.id) })}
            className="link inline-flex min-h-11 items-center"
          >
            {t('report.open')}
          </a>
        </Banner>
      )}
      <Facts
        facts={[
          [t('about.listing'), to(page, review.title)],
          [t('about.host'), t('about.hostIn', { host: review.host, city: review.city })],
          [
            t('about.booking'),
            booking === null
              ? t('about.none')
              : to(bookingUrl(booking.id), t('about.bookingOn', { ref: booking.ref, date: dateText(booking.date) })),
          ],
          [t('about.author'), author === null ? t('about.noAuthor') : to(adminPersonUrl(author), review.guest)],
          [t('about.rewarded'), t(review.is_rewarded ? 'yes' : 'no')],
        ]}
      />
    </Section>
  );
}

function History({ review: { id, history } }: ReviewProps) {
  return (
    <Section id="history" title={t('history.title')}>
      <ol>
        {history.map(({ at, what, who, reason }) => (
          <li key={`${at} ${what}`} className="border-t border-line py-2.5 first:border-0">
            <p>
              {t(`history.${what}`)}
              {who !== '' && ` · ${who}`}
            </p>
            {reason !== '' && <p className="text-ink-2 wrap-anywhere">{reason}</p>}
            <p className="numbers text-small text-ink-2">{utc(at)}</p>
          </li>
        ))}
      </ol>
      <Links links={[auditLink(`review:${id}`, t('audit'))]} />
    </Section>
  );
}
