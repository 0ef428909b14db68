import { useEffect, useRef } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import { tellUrl } from '#src/contract/addresses/tell-url.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { t } from './texts.ts';
import type { Changing, Quote } from './use-change.ts';

const namedMost = 6;

export function ChangeQuestion({ changing }: { readonly changing: Changing }) {
  const { question, done, trouble, busy } = changing;
  const isOverlap = question !== null && question.touched.length === 0 && question.overlaps.length > 0;
  const title = t(isOverlap ? 'overlap.title' : 'question.title');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question !== null) box.current?.focus();
  }, [question]);
  return (
    <div className="grid gap-3 empty:hidden">
      <FormMessage text={trouble} />
      {done !== null && <Banner tone="success">{done}</Banner>}
      {question !== null && (
        <div
          ref={box}
          tabIndex={-1}
          role="group"
          aria-label={title}
          className="grid gap-3 rounded-card border border-marigold-ink bg-marigold-soft p-4"
        >
          <p className="font-bold">{title}</p>
          {!isOverlap && (
            <>
              <p>{question.message}</p>
              <Touched quote={question} hostId={changing.hostId} />
              <p className="text-small">{t('question.cancel')}</p>
            </>
          )}
          <Overlaps quote={question} />
          <div className="flex flex-wrap gap-2">
            <Button loading={busy} loadingLabel={t('busy')} onClick={changing.agree}>
              {t(isOverlap ? 'overlap.agree' : 'question.agree')}
            </Button>
            <Button kind="quiet" disabled={busy} onClick={changing.giveUp}>
              {t('question.back')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function Touched({ quote: { touched }, hostId }: { readonly quote: Quote; readonly hostId: string }) {
  const left = touched.length - namedMost;
  return (
    <ul className="grid gap-1.5 text-small">
      {touched.slice(0, namedMost).map((one) => (
        <li key={`${one.course_id} ${one.date} ${one.time}`}>
          <a href={tellUrl({ hostId, date: one.date, departure: one })} className="link font-medium">
            {t('question.slot', { date: dateText(one.date), time: one.time, title: one.title })}
          </a>
          {' · '}
          {t(one.effect === 'below' ? 'question.below' : 'question.leaves', {
            guests: one.guests,
            requests: one.requests,
            holds: one.holds,
            capacity: one.capacity,
          })}
        </li>
      ))}
      {left > 0 && <li>{t('question.more', { count: left })}</li>}
    </ul>
  );
}

/** Another listing at the same time: both stay bookable unless the host excludes that. */
function Overlaps({ quote: { overlaps } }: { readonly quote: Quote }) {
  if (overlaps.length === 0) return null;
  return (
    <>
      <ul className="grid gap-1.5 text-small">
        {overlaps.map(({ date, time, other }) => (
          <li key={`${date} ${time} ${other.course_id} ${other.time}`} className="wrap-anywhere">
            {t('overlap.slot', { date: dateText(date), time, title: other.title, other: other.time })}
          </li>
        ))}
      </ul>
      <p className="text-small">
        {t('overlap.text')}{' '}
        <a href={`${routes['host-calendar'].path}?form=feeds`} className="link">
          {t('overlap.way')}
        </a>
      </p>
    </>
  );
}
