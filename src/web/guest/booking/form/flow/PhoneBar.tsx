import { useEffect, useRef, type ReactNode } from 'react';
import { Money } from '#src/web/ui/text/Money.tsx';
import { useHeightVariable } from '#src/web/ui/browser/use-height-variable.ts';
import { BookingTerms, type ChosenTerms } from '#src/web/guest/booking/form/BookingTerms.tsx';
import { readTrip } from '#src/contract/listing/trip.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import type { BookingCourse } from '#src/web/guest/booking/booking-course.ts';
import { priceLines } from '#src/web/guest/booking/form/PriceHead.tsx';
import { t } from '#src/web/guest/booking/texts.ts';

interface PhoneBarProps {
  readonly course: BookingCourse;
  readonly chosen?: ChosenTerms;
  /** Said in place of the terms where nothing can be booked. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** Price and the way to book at the foot of the screen, below 1024 px. */
export function PhoneBar({ course, chosen = {}, note, children }: PhoneBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { search } = useNavigation();
  const { cents, lines } = priceLines(search, { course });
  const { dates, pax } = readTrip(search);
  useHeightVariable(bar, '--phone-bar');
  // The foot of the page must not end under the bar; the bar is as high as its texts and the device make it.
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
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p className="leading-tight">
          <Money cents={cents} className="text-lead font-bold" />
          <span className="numbers block text-micro leading-snug text-ink-2">
            {[...lines, ...(dates === null ? [] : [dateText(dates.start)])].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </p>
        {children}
        {note === undefined ? (
          <BookingTerms
            course={course}
            chosen={{ ...chosen, party: chosen.party ?? pax }}
            className="basis-full leading-snug"
          />
        ) : (
          <p className="basis-full text-small leading-snug text-ink-2">{note}</p>
        )}
      </div>
    </div>
  );
}
