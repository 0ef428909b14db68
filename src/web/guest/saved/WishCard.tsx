import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { productDetailUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import { courseTripQuery } from '#src/contract/listing/trip.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { cardSizes, hoursText } from '#src/web/guest/cards/card-course.ts';
import { CardCost, CardPicture } from '#src/web/guest/cards/ExperienceCard.tsx';
import { PartyPrice } from '#src/web/guest/cards/TripLines.tsx';
import { PriceBell, SeatAlert } from './alerts.tsx';
import { ChoiceLine } from './ChoiceLine.tsx';
import type { SavedChoice } from '#src/web/guest/cards/saved-choice.ts';
import { showWishlist } from '#src/web/platform/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { t } from './texts.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type Listed = CallOutput<'wishlist/list'>;

export interface Wish {
  readonly course: Listed['data'][number];
  readonly entry: Listed['entries'][number];
}

function choiceOf({ date, time, pax }: Wish['entry']): SavedChoice {
  return { date: date ?? undefined, time: time ?? undefined, pax: pax ?? undefined };
}

interface WishCardProps {
  readonly wish: Wish;
  /** Seats on the saved day are already asked for. */
  readonly isAwaited: boolean;
  /** Emails about this price; null while the whole list is off. */
  readonly price: 'on' | 'off' | null;
}

export function WishCard({ wish, isAwaited, price }: WishCardProps) {
  const { course, entry } = wish;
  const { isRemoved, busy, trouble, remove, undo } = useRemoval(wish);
  // The pressed button is gone: focus its replacement.
  const place = useRef<HTMLElement>(null);
  const wasRemoved = useRef(isRemoved);
  useEffect(() => {
    if (wasRemoved.current !== isRemoved) place.current?.querySelector('button')?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);
  return (
    <article ref={place} className="lift-host group relative flex h-full flex-col">
      {isRemoved ? (
        <div className="grid flex-1 place-content-center justify-items-center gap-3 rounded-card bg-sand p-6 text-center">
          <p role="status" className="wrap-anywhere">
            {t('removed', { title: course.title })}
          </p>
          <Button kind="secondary" size="small" loading={busy} loadingLabel={t('busy')} onClick={undo}>
            {t('undo')}
          </Button>
        </div>
      ) : (
        <>
          <div className={classNames(!course.is_available && 'opacity-60 grayscale')}>
            <CardPicture image={course.images[0]} badge={null} sizes={cardSizes(3)} priority={false} />
          </div>
          <WishFacts wish={wish} />
          <ChoiceLine choice={choiceOf(entry)} />
          <Outlook wish={wish} />
          <Awaiting wish={wish} isOn={isAwaited} />
          {price !== null && entry.listing === 'open' && <PriceBell course={course} isOff={price === 'off'} />}
          <IconButton
            label={t('remove', { title: course.title })}
            tone="surface"
            className="needs-script absolute end-2 top-2 z-1"
            onClick={remove}
          >
            <X aria-hidden size={20} />
          </IconButton>
        </>
      )}
      <FormMessage text={trouble} />
    </article>
  );
}

function WishFacts({ wish: { course, entry } }: { readonly wish: Wish }) {
  const { is_available: isOpen, title } = course;
  const choice = choiceOf(entry);
  // A past day cannot be chosen.
  const trip = courseTripQuery(entry.standing === 'past' ? { pax: choice.pax } : choice);
  const url = productDetailUrl({ city: course.city_slug, id: course.id, title }) + trip;
  return (
    <>
      <p className={classNames('numbers mt-3 text-small', 'text-ink-2')}>
        {[course.city_name, hoursText(course.duration)].join(' · ')}
      </p>
      <h2 className="text-[1.0625rem] leading-snug font-bold tracking-normal [font-family:inherit]">
        {isOpen ? (
          <a href={url} className="after:absolute after:inset-0 after:rounded-card group-hover:underline">
            {title}
          </a>
        ) : (
          <span className="text-ink-2">{title}</span>
        )}
      </h2>
    </>
  );
}

function Outlook({ wish: { course, entry } }: { readonly wish: Wish }) {
  const { listing, standing, seats_left: seats, party } = entry;
  if (listing !== 'open') {
    return (
      <div className="mt-2 grid justify-items-start">
        <Badge>{t(listing)}</Badge>
        <a
          href={productSearchUrl(`${course.category_name} ${course.city_name}`)}
          className="link inline-flex min-h-11 items-center"
        >
          {t('similar', { city: course.city_name })}
        </a>
      </div>
    );
  }
  const count = standing === 'too_many' ? course.max_pax : (seats ?? 0);
  return (
    <>
      {standing !== null && (
        <p className={classNames('numbers text-small', standing === 'open' ? 'text-success' : 'text-marigold-ink')}>
          {t(`choice.${standing}`, { count })}
        </p>
      )}
      {party === null ? <CardCost course={course} /> : <PartyPrice party={party} />}
    </>
  );
}

/** For a day without enough seats. */
function Awaiting({ wish: { entry }, isOn }: { readonly wish: Wish; readonly isOn: boolean }) {
  const { course_id, date, time, pax, standing } = entry;
  const isShort = standing === 'few_seats' || standing === 'unavailable';
  if (date === null || entry.listing !== 'open' || !isShort) return null;
  return <SeatAlert day={{ course_id, date, ...(time !== null && { time }), pax: pax ?? 1 }} isOn={isOn} />;
}

/** Removes at once; restores on refusal or undo. */
function useRemoval({ course: { id: course_id }, entry }: Wish) {
  const { api } = useApp();
  const [isRemoved, setRemoved] = useState(false);
  const { busy, trouble, run } = useTask();
  const change = (removes: boolean): void => {
    if (busy) return;
    setRemoved(removes);
    void run(async () => {
      const answer = removes
        ? await api('wishlist/remove', { course_id })
        : await api('wishlist/save', { course_ids: [course_id], choices: [{ course_id, ...choiceOf(entry) }] });
      if (answer.ok) {
        showWishlist(answer.data.course_ids);
        return null;
      }
      setRemoved(!removes);
      return failureText(answer);
    });
  };
  return { isRemoved, busy, trouble, remove: () => change(true), undo: () => change(false) };
}
