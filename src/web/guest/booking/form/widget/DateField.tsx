import { useEffect, useEffectEvent, useRef, type RefObject, useLayoutEffect, useState } from 'react';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { classNames } from '#src/web/ui/class-names.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { StepError } from './StepError.tsx';
import { t } from '#src/web/guest/booking/texts.ts';
import { useNextFocus } from './use-next-focus.ts';
import type { Booking } from '#src/web/guest/booking/form/use-booking.ts';

/** Closes a popover by Escape (`byKey`), an outside press or lost focus. */
function useDismiss(area: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: (byKey: boolean) => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dismiss(true);
    };
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && area.current?.contains(event.target) === false) dismiss(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [area, isOpen]);
}

const EDGE = 8;

/** Opens below the field; above where only that has room; else scrolls. */
function useInView(box: RefObject<HTMLElement | null>, isOpen: boolean): 'below' | 'above' {
  const [side, setSide] = useState<'below' | 'above'>('below');
  useLayoutEffect(() => {
    const node = box.current;
    const field = node?.offsetParent;
    if (!isOpen || node === null || field === null || field === undefined) return setSide('below');
    const { top, bottom } = field.getBoundingClientRect();
    const height = node.offsetHeight + EDGE;
    if (bottom + height <= window.innerHeight) return setSide('below');
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    if (top - height >= Math.max(0, header)) return setSide('above');
    node.scrollIntoView({ block: 'nearest' });
  }, [box, isOpen]);
  return side;
}

/** A field whose calendar opens under it, so the widget keeps its height (docs/reference/design.md#booking-on-the-page). */
export function DateField({ booking }: { readonly booking: Booking }) {
  const { state } = booking.view;
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const side = useInView(calendar, isOpen);
  const goOn = useNextFocus(button, booking.view);
  useDismiss(field, isOpen, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  // A missing-date error opens the calendar, whose first free day takes the focus.
  const { errors } = state;
  useEffect(() => {
    if (errors.date === 'date-select') setOpen(true);
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
          'control flex items-center gap-3 text-start',
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
              goOn();
              button.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
