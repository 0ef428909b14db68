import { useRef } from 'react';
import { Stepper } from '../ui/Stepper.tsx';
import { StepError } from './StepError.tsx';
import { t, tn } from './t.ts';
import type { Booking } from './use-booking.ts';

/** How many come. Below the departure's minimum the surcharge is named before it is paid (product 2). */
export function GuestChoice({ booking }: { readonly booking: Booking }) {
  const { course, view, send } = booking;
  const { state } = view;
  const { pax, pax_options: options } = state;
  const stepper = useRef<HTMLDivElement>(null);
  if (state.time === null && state.errors.pax === null) return null;
  const minimum = view.minPax ?? course.min_pax;
  return (
    <div>
      <div ref={stepper} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          <span className="block text-small font-medium">{t('book.guests')}</span>
          {pax !== null && <span className="block text-small text-ink-2">{tn('book.guestsCount', pax)}</span>}
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
