import { wireCents } from '#src/domain/money/money.ts';
import { useRef } from 'react';
import { areFew } from '#src/domain/availability/party-options.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { dateText, offsetText } from '#src/web/ui/text/local-time-text.ts';
import { StepError } from './StepError.tsx';
import { LaterSeatAlert } from '#src/web/guest/saved/LaterSeatAlert.tsx';
import { addonRule } from '#src/web/guest/booking/form/addon-rule.ts';
import { t } from '#src/web/guest/booking/texts.ts';
import type { Booking } from '#src/web/guest/booking/form/use-booking.ts';
import { optionsOf } from '#src/domain/booking/steps/widget-state.ts';
import { priceText } from '#src/texts/money-text.ts';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';

export function TimeChoice({ booking }: { readonly booking: Booking }) {
  const { course, view, send } = booking;
  const { state, departures } = view;
  const { date, errors } = state;
  const chips = useRef<HTMLDivElement>(null);
  if (date === null) return null;
  const seats = new Map(departures.map((departure) => [departure.time, departure.seats_left]));
  const left = state.time === null ? undefined : seats.get(state.time);
  return (
    <fieldset aria-describedby="book-zone">
      <legend className="mb-1.5 text-small font-medium">{t('book.time')}</legend>
      <div ref={chips} className="flex flex-wrap gap-2">
        {state.times.map((time) => (
          <ChipToggle
            key={time}
            type="radio"
            name="book-time"
            value={time}
            checked={state.time === time}
            aria-describedby={errors.time === null ? undefined : 'book-time-error'}
            onChange={() => send({ type: 'time-picked', time })}
          >
            <span className="numbers">{time}</span>
          </ChipToggle>
        ))}
        {state.waiting.times !== null && (
          <span role="status" aria-label={t('book.loading')}>
            <Skeleton className="h-11 w-24 rounded-full" />
          </span>
        )}
      </div>
      {state.waiting.times === null && <ClosedDay view={view} send={send} courseId={course.id} />}
      <p id="book-zone" className="mt-1 text-micro text-ink-2">
        {t('book.timeZone', { city: course.city.name, offset: offsetText(course.time_zone, date) })}
        {left !== undefined && areFew(left, course.max_pax) && ` · ${t('book.seatsLeft', { count: left })}`}
      </p>
      <StepError id="book-time-error" step="time" errors={errors} control={chips} />
    </fieldset>
  );
}

interface ClosedDayProps extends Pick<Booking, 'view' | 'send'> {
  /** Offers an email about free seats of this course. */
  readonly courseId?: number;
}

/** Why the party cannot book the day, and the next day it can (docs/domain/calendar.md#reasons-for-refusal). */
export function ClosedDay({ view, send, courseId }: ClosedDayProps) {
  const { closed, party, state } = view;
  if (closed === null) return null;
  const { message, next, reason } = closed;
  const lacksSeats = reason === 'sold-out' || reason === 'few-seats';
  return (
    <>
      <p role="status" data-closed tabIndex={-1} className="scroll-mb-44 text-small outline-none">
        {message}{' '}
        {next !== null && (
          <button
            type="button"
            className="link min-h-11"
            onClick={() => send({ type: 'date-picked', date: next.date })}
          >
            {dateText(next.date)}
          </button>
        )}
      </p>
      {lacksSeats && courseId !== undefined && state.date !== null && (
        <LaterSeatAlert key={state.date} day={{ course_id: courseId, date: state.date, pax: party ?? 1 }} />
      )}
    </>
  );
}

/** Below the departure's minimum the surcharge is shown first (docs/domain/pricing.md#price-components). */
export function GuestChoice({ booking }: { readonly booking: Booking }) {
  const { course, view, send } = booking;
  const { state } = view;
  const { pax, pax_options: options } = state;
  const stepper = useRef<HTMLDivElement>(null);
  if (state.time === null && state.errors.pax === null) return null;
  const minimum = view.minPax ?? course.min_pax;
  return (
    <div>
      <div ref={stepper} data-guests className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          <span className="block text-small font-medium">{t('book.guests')}</span>
          {pax !== null && <span className="block text-small text-ink-2">{t('book.guestsCount', { count: pax })}</span>}
        </span>
        <Stepper
          value={pax ?? 0}
          options={options}
          label={t('book.guests')}
          lessLabel={t('book.less')}
          moreLabel={t('book.more')}
          disabled={options.length === 0}
          onChange={(next) => send({ type: 'pax-picked', pax: next })}
        />
      </div>
      {minimum > 1 && <p className="text-micro text-ink-2">{t('price.surchargeRule', { minimum })}</p>}
      <StepError id="book-pax-error" step="pax" errors={state.errors} control={stepper} />
    </div>
  );
}

/** From none to as many add-ons as the party needs (docs/domain/calendar.md#party-and-add-ons). */
export function AddonChoice({ booking }: { readonly booking: Booking }) {
  const { course, view, send } = booking;
  const { state } = view;
  if (state.pax === null || course.addons.length === 0) return null;
  const optionsById = optionsOf(state, state.pax);
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium">{t('addon.title')}</legend>
      <ul className="grid gap-2">
        {course.addons.map((addon) => {
          const rule = [t('addon.each', { price: priceText(wireCents(addon.unit_price)) }), addonRule(addon)];
          return (
            <li key={addon.id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 leading-tight">
                <span className="block text-[0.9375rem]">{addon.title}</span>
                <span className="numbers block text-micro text-ink-2">{rule.filter(Boolean).join(' · ')}</span>
                {addon.preselected && <span className="block text-micro text-ink-2">{t('addon.preselected')}</span>}
              </span>
              <Stepper
                value={state.addons[addon.id] ?? 0}
                options={optionsById[addon.id] ?? [0]}
                label={addon.title}
                lessLabel={t('addon.less', { title: addon.title })}
                moreLabel={t('addon.more', { title: addon.title })}
                onChange={(count) => send({ type: 'addons-changed', addons: { ...state.addons, [addon.id]: count } })}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface StepperProps {
  readonly value: number;
  readonly options: readonly number[];
  readonly onChange: (value: number) => void;
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly disabled?: boolean;
}

/** Minus, number, plus; changes are announced. */
function Stepper({ value, options, onChange, label, lessLabel, moreLabel, disabled = false }: StepperProps) {
  const less = options.findLast((option) => option < value);
  const more = options.find((option) => option > value);
  return (
    <div role="group" aria-label={label} className="inline-flex items-center gap-2">
      <IconButton
        label={lessLabel}
        tone="outline"
        aria-disabled={disabled || less === undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-3"
        onClick={() => !disabled && less !== undefined && onChange(less)}
      >
        <Minus aria-hidden size={18} />
      </IconButton>
      <output aria-live="polite" className="numbers min-w-8 text-center text-lead font-medium">
        {value}
      </output>
      <IconButton
        label={moreLabel}
        tone="outline"
        aria-disabled={disabled || more === undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-3"
        onClick={() => !disabled && more !== undefined && onChange(more)}
      >
        <Plus aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
