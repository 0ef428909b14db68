import { wireCents } from '#src/domain/money/money.ts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Money } from '#src/web/ui/text/Money.tsx';
import { useHeightVariable } from '#src/web/ui/browser/use-height-variable.ts';
import { BookingTerms, type ChosenTerms } from '../BookingTerms.tsx';
import type { BookingCourse } from '../booking-course.ts';
import { t } from '../t.ts';

interface PhoneBarProps {
  readonly course: BookingCourse;
  readonly chosen?: ChosenTerms;
  readonly children: ReactNode;
}

/** Price and the way to book at the foot of the screen, below 1024 px. */
export function PhoneBar({ course, chosen = {}, children }: PhoneBarProps) {
  const bar = useRef<HTMLDivElement>(null);
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
          <Money cents={wireCents(course.price_from)} className="text-lead font-bold" />
          <span className="block text-micro leading-snug text-ink-2">
            {t('price.perGuest')}
            {course.price_from_pax > 1 && (
              <>
                <br />
                {t('price.perGuestFrom', { count: course.price_from_pax })}
              </>
            )}
          </span>
        </p>
        {children}
        <BookingTerms course={course} chosen={chosen} className="basis-full leading-snug" />
      </div>
    </div>
  );
}
