import { wireCents } from '#src/domain/money/money.ts';
import { CardPicture } from '#src/web/guest/cards/ExperienceCard.tsx';
import { priceText } from '#src/texts/money-text.ts';
import type { AlternativeList } from './credentials.ts';
import { t } from './texts.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { ErrorState } from '#src/web/ui/states/ErrorState.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import type { Trip } from './use-trip.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

function LikeCourse({
  like: { course, protected_price: price, url },
}: {
  readonly like: AlternativeList['like'][number];
}) {
  const usual = course.price_from;
  return (
    <li className="lift-host group relative flex gap-4 rounded-panel border border-line bg-surface p-3">
      <div className="w-28 max-w-[30%] shrink-0 tablet:w-44">
        <CardPicture image={course.images[0]} badge={null} sizes="11rem" priority={false} />
      </div>
      <div className="min-w-0 py-1">
        <h4 className="font-bold wrap-anywhere">
          <a href={url} className="after:absolute after:inset-0 group-hover:underline">
            <Written>{course.title}</Written>
          </a>
        </h4>
        <p className="text-small text-ink-2">
          <Written>{course.city_name}</Written>
        </p>
        <p className="mt-1">
          <span className="numbers font-bold">{t('alt.price', { amount: priceText(wireCents(price)) })}</span>
          {usual > price && (
            <span className="block text-small text-ink-2">
              {t('alt.usual', { amount: priceText(wireCents(usual)) })}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

interface SameCourseProps {
  readonly same: AlternativeList['same'];
  readonly pax: number;
}

function SameCourse({ same, pax }: SameCourseProps) {
  return (
    <div>
      <h3 className="mb-3 text-h3">{t('alt.same')}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 tablet:grid-cols-2">
        {same.map(({ date, time, seats_left: seats, url }) => (
          <li key={`${date} ${time}`}>
            <a
              href={url}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-control border border-line-strong bg-surface px-4 py-2 hover:border-ink hover:bg-sand"
            >
              <span className="numbers font-medium">{`${dateText(date)}, ${time}`}</span>
              <span className="text-small text-ink-2">
                {seats < pax + 4 ? t('move.seats', { count: seats }) : t('alt.book')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AlternativesProps {
  readonly trip: Trip;
  readonly first: AlternativeList | null;
}

/**
 * After a host's cancellation: other departures, similar experiences at the price paid, the refund
 * (docs/domain/bookings.md#cancelled-by-the-host).
 */
export function Alternatives({ trip, first }: AlternativesProps) {
  const { api, credentials, booking } = trip;
  const [list, setList] = useState(first);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOffered = booking.can.choose_alternative;
  const isKnown = first !== null;
  const load = (): void => {
    setTrouble(null);
    void api('alternative/list', credentials).then((answer) => {
      if (answer.ok) setList(answer.data);
      else setTrouble(failureText(answer));
    });
  };
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (isOffered && !isKnown) begin();
  }, [isOffered, isKnown]);
  if (!isOffered) return null;
  return (
    <section aria-labelledby="alternatives" className="print:hidden">
      <h2 id="alternatives" className="text-h2">
        {t('alt.title')}
      </h2>
      <p className="mt-2 mb-5 max-w-[43.9em] text-ink-2">{t('alt.lead')}</p>
      {trouble !== null && (
        <ErrorState title={t('alt.failed')} retryLabel={t('retry')} onRetry={load}>
          {trouble}
        </ErrorState>
      )}
      {trouble === null && list === null && (
        <span role="status" aria-label={t('alt.loading')} className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-28" />
        </span>
      )}
      {list !== null && <Offers list={list} trip={trip} />}
    </section>
  );
}

function Offers({ list, trip }: { readonly list: AlternativeList; readonly trip: Trip }) {
  const { same, like, until, refund_amount: refund } = list;
  const { course, time_zone: zone } = trip.booking;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {same.length > 0 && <SameCourse same={same} pax={trip.booking.pax} />}
      {like.length > 0 && (
        <div>
          <h3 className="mb-3 text-h3">{t('alt.like')}</h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {like.map((one) => (
              <LikeCourse key={one.course.id} like={one} />
            ))}
          </ul>
        </div>
      )}
      {same.length === 0 && like.length === 0 && <p>{t('alt.none')}</p>}
      <p className="text-small text-ink-2">
        {refund > 0 && t('alt.refund', { amount: priceText(wireCents(refund)) })}{' '}
        {until !== null && t('alt.until', { when: instantText(until, zone), city: course.city_name })}
      </p>
    </div>
  );
}
