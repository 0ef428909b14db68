import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '#src/web/api/failure-text.ts';
import { instantText } from '../../../booking/instant-text.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usdText } from '../../../ui/money-text.ts';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import type { AlternativeList } from './alternative-list.ts';
import { LikeCourse } from './LikeCourse.tsx';
import { SameCourse } from './SameCourse.tsx';

/** After a host's cancel, on one page: other departures, like experiences at the price that was paid, the refund (product 6). */
export function Alternatives({ trip }: { readonly trip: Trip }) {
  const { api, opener, booking } = trip;
  const [list, setList] = useState<AlternativeList | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOffered = booking.can.choose_alternative;
  const load = (): void => {
    setTrouble(null);
    void api('alternative/list', opener).then((answer) => {
      if (answer.ok) setList(answer.data);
      else setTrouble(failureText(answer));
    });
  };
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (isOffered) begin();
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <section aria-labelledby="alternatives" className="print:hidden">
      <h2 id="alternatives" className="text-h2">
        {t('alt.title')}
      </h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-ink-2">{t('alt.lead')}</p>
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
    <div className="grid gap-7">
      {same.length > 0 && <SameCourse same={same} pax={trip.booking.pax} />}
      {like.length > 0 && (
        <div>
          <h3 className="mb-3 text-h3">{t('alt.like')}</h3>
          <ul className="grid gap-4">
            {like.map((one) => (
              <LikeCourse key={one.course.id} like={one} />
            ))}
          </ul>
        </div>
      )}
      {same.length === 0 && like.length === 0 && <p>{t('alt.none')}</p>}
      <p className="text-small text-ink-2">
        {refund > 0 && t('alt.refund', { amount: usdText(refund) })}{' '}
        {until !== null && t('alt.until', { when: instantText(until, zone), city: course.city_name })}
      </p>
    </div>
  );
}
