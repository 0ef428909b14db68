import { useEffect, useLayoutEffect, useRef, type ReactNode, type PointerEvent, type RefObject } from 'react';
import { Money } from '#src/web/ui/text/Money.tsx';
import { useHeightVariable } from '#src/web/ui/browser/use-height-variable.ts';
import { readTrip } from '#src/contract/listing/trip.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import type { BookingCourse } from '#src/web/guest/booking/booking-course.ts';
import { priceLines } from './PriceHead.tsx';
import { t } from '#src/web/guest/booking/texts.ts';
import { ArrowLeft, X } from 'lucide-react';
import { usePopup } from '#src/web/ui/popup/popup.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import type { BookingView } from './booking-store.ts';
import type { Flow } from './use-flow.ts';

// px: more than a trembling finger, less than half a hand.
const FAR = 90;

/** Calls `onSwipe` after a downward swipe by touch. Mouse and pen have the close button. */
function useSwipeDown(onSwipe: () => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.pointerType === 'touch' ? event.clientY : null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      from.current = null;
      if (start !== null && event.clientY - start > FAR) onSwipe();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

interface FlowHeaderProps {
  readonly stage: number;
  readonly flow: Flow;
}

function titleOf(stage: number): string {
  if (stage === 0) return t('flow.when');
  if (stage === 1) return t('flow.guests');
  if (stage === 3) return t('flow.confirm');
  return stage >= 4 ? t('flow.processing') : t('flow.checkout');
}

/** Back, where there is one, and close; a locked sheet has neither (docs/domain/checkout.md#stages). */
export function FlowHeader({ stage, flow }: FlowHeaderProps) {
  const { locked } = usePopup();
  const swipe = useSwipeDown(flow.close);
  const step = Math.min(stage, 2) + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStage = useRef(stage);
  // A new stage focuses its heading, unless a message in it has the focus.
  useEffect(() => {
    if (lastStage.current === stage) return;
    lastStage.current = stage;
    if (!document.activeElement?.closest('[data-stage]')) heading.current?.focus();
  }, [stage]);
  return (
    <header className="shrink-0 touch-none border-b border-line bg-surface" {...(!locked && swipe)}>
      <div className="flex min-h-16 items-center gap-2 px-2">
        {locked ? (
          <span className="size-11" />
        ) : (
          <IconButton label={t('flow.back')} onClick={flow.back}>
            <ArrowLeft aria-hidden size={21} className="rtl:-scale-x-100" />
          </IconButton>
        )}
        <h2
          ref={heading}
          tabIndex={-1}
          data-first-focus
          className="flex-1 text-center font-sans leading-tight tracking-normal outline-none"
        >
          <span className="block font-bold">{titleOf(stage)}</span>{' '}
          <span className="block text-micro font-regular text-ink-2">{t('flow.progress', { step })}</span>
        </h2>
        {locked ? (
          <span className="size-11" />
        ) : (
          <IconButton label={t('flow.close')} onClick={flow.close}>
            <X aria-hidden size={21} />
          </IconButton>
        )}
      </div>
      <div aria-hidden className="h-1 bg-sand">
        <div
          className="h-full bg-brand transition-[width] duration-(--sheet)"
          style={{ width: `${(step / 3) * 100}%` }}
        />
      </div>
    </header>
  );
}

interface PhoneBarProps {
  readonly course: BookingCourse;
  /** Replaces date and time where nothing can be booked. */
  readonly note?: string | undefined;
  /** Replaces price and date where the chosen day cannot be booked. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

const MOST_OF_WINDOW = 0.25;

/** Sets `data-short` while the bar would take more than a quarter of the window: then it has one line. */
function useShortBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const fit = (): void => {
      element.toggleAttribute('data-short', false);
      element.toggleAttribute('data-short', element.offsetHeight > window.innerHeight * MOST_OF_WINDOW);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    window.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', fit);
    };
  });
}

/** The choice of the address in two lines: price and party, date and time. */
function BarLines({ course, note }: Pick<PhoneBarProps, 'course' | 'note'>) {
  const { search } = useNavigation();
  const { cents, lines } = priceLines(search, { course });
  const { dates, pax } = readTrip(search);
  const time = new URLSearchParams(search).get('time');
  const when = dates === null ? null : [dateText(dates.start), ...(time === null ? [] : [time])].join(', ');
  return (
    <p className="leading-tight">
      <Money cents={cents} className="text-lead font-bold group-data-short:text-small" />
      {note === undefined && when !== null && pax !== null && (
        <span className="text-micro text-ink-2 group-data-short:hidden">
          {' '}
          {t('bar.party', { guests: t('book.guestsCount', { count: pax }) })}
        </span>
      )}
      <span className="numbers block text-micro leading-snug text-ink-2 group-data-short:hidden">
        {note ?? when ?? lines[0]}
      </span>
    </p>
  );
}

/** At most two lines; one where they would cover a quarter of the window. */
export function PhoneBar({ course, note, status, children }: PhoneBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--phone-bar');
  useShortBar(bar);
  useEffect(() => {
    document.body.style.paddingBottom = `${bar.current?.offsetHeight ?? 0}px`;
    return () => {
      document.body.style.paddingBottom = '';
    };
  }, []);
  return (
    <div
      ref={bar}
      role="region"
      aria-label={t('bar.label')}
      className="group fixed inset-x-0 bottom-0 z-(--z-sticky) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 group-data-short:gap-x-2 group-data-short:[&_[data-press]]:px-3 group-data-short:[&_[data-press]]:text-small">
        <div className="min-w-0 flex-1 basis-32 group-data-short:flex-none">
          {status ?? <BarLines course={course} note={note} />}
        </div>
        {children}
      </div>
    </div>
  );
}

interface ClosedLinesProps {
  readonly closed: NonNullable<BookingView['closed']>;
  readonly date: string;
  readonly onNext: (date: string) => void;
}

/** Why the chosen day cannot be booked, and the next one that can (docs/domain/calendar.md#reasons-for-refusal). */
export function ClosedLines({ closed: { reason, next }, date, onNext }: ClosedLinesProps) {
  return (
    <p role="status" className="text-small leading-snug">
      <span className="font-bold">{t(`bar.${reason}`, { date: dateText(date) })}</span>
      {next !== null && (
        <button type="button" className="link numbers block py-1.5 text-start" onClick={() => onNext(next.date)}>
          {t('bar.next', { date: dateText(next.date) })}
        </button>
      )}
    </p>
  );
}
