import { CalendarDays, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { dateText } from '../ui/local-time-text.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { StepError } from './StepError.tsx';
import { t } from './t.ts';
import type { Booking } from './use-booking.ts';
import { useDismiss } from './use-dismiss.ts';
import { useInView } from './use-in-view.ts';
import { useTimeFocus } from './use-time-focus.ts';

/** The date: a field whose calendar opens under it, so that the widget keeps its height (visual 7.2). */
export function DateField({ booking }: { readonly booking: Booking }) {
  const { state } = booking.view;
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const side = useInView(calendar, isOpen);
  const awaitTime = useTimeFocus(button, state);
  useDismiss(field, isOpen, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  // A missing date is asked for where it is chosen: the error takes the focus there.
  const { errors } = state;
  useEffect(() => {
    if (errors.date === 'date-select') button.current?.focus({ preventScroll: true });
  }, [errors]);
  const isWrong = errors.date !== null;
  return (
    <div ref={field} className="relative px-5 pt-3 pb-3">
      <p id="book-date" className="mb-1.5 text-small font-medium">
        {t('book.date')}
      </p>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby="book-date book-date-value"
        aria-describedby={isWrong ? 'book-date-error' : undefined}
        className={classNames(
          'control flex items-center gap-3 text-left',
          isWrong && 'border-error shadow-[inset_0_0_0_1px_var(--error)]',
        )}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays aria-hidden size={19} className="shrink-0 text-brand" />
        <span id="book-date-value" className={classNames('numbers flex-1', state.date !== null && 'font-medium')}>
          {state.date === null ? t('book.pickDate') : dateText(state.date)}
        </span>
        <ChevronDown aria-hidden size={18} />
      </button>
      <StepError id="book-date-error" step="date" errors={state.errors} />
      {isOpen && (
        <div
          ref={calendar}
          role="dialog"
          aria-label={t('calendar.label')}
          className={classNames(
            'absolute inset-x-3 z-(--z-sticky) scroll-my-2 rounded-card border border-line bg-surface p-3 shadow-2',
            side === 'below' ? 'top-full' : 'bottom-full',
          )}
        >
          <MonthCalendar
            booking={booking}
            autoFocus
            onPicked={() => {
              setOpen(false);
              awaitTime();
              button.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
