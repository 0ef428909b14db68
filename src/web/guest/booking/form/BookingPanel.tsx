// The lazily loaded part of booking: the widget, or bar and sheet on smaller screens.
import { type ComponentType, lazy, type RefObject, Suspense, type ReactNode, useEffect, useRef } from 'react';
import { useReplayInput } from '#src/web/platform/hydration/replay-input.ts';
import { useMedia } from '#src/web/ui/browser/use-media.ts';
import { BookingFlow, type FlowCheckoutProps } from './BookingFlow.tsx';
import type { BookingCourse, Held, StartChoice, WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { CalculationError } from './widget/StepError.tsx';
import { useBooking, type Booking } from './use-booking.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { AddonChoice, GuestChoice, TimeChoice } from './widget/Choices.tsx';
import { CodeForm } from './widget/CodeField.tsx';
import { DateField } from './widget/DateField.tsx';
import { BookingTerms, chosenTerms } from './BookingTerms.tsx';
import { PriceHead } from './PriceHead.tsx';
import { headTotal } from '#src/web/guest/booking/quote-rows.ts';
import { PriceSummary } from '#src/web/guest/booking/PriceSummary.tsx';
import { t } from '#src/web/guest/booking/texts.ts';
import { sessionState } from '#src/web/platform/session/session.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { closePopup, openPopup, type PopupName } from '#src/web/ui/popup/popup.ts';
import { addonRule } from './addon-rule.ts';
import { countedAddons } from '#src/domain/booking/choice.ts';
import { optionsOf, type WidgetState } from '#src/domain/booking/steps/widget-state.ts';

interface AddonPopupsProps {
  readonly booking: Booking;
  readonly onGo: () => void;
}

/**
 * The popups `addon-prompt` and `addon-choice` (docs/reference/addresses.md#popups): once, for a guest who reserves
 * without an offered add-on that was never in view. Equal buttons.
 */
function AddonPopups({ booking, onGo }: AddonPopupsProps) {
  const { course, view } = booking;
  const { state, lastQuote } = view;
  const go = (name: PopupName): void => {
    closePopup(name);
    onGo();
  };
  return (
    <>
      <Popup name="addon-prompt" title={t('addonPrompt.title')}>
        <div className="grid gap-5">
          <p>{t('addonPrompt.text', { guests: t('book.guestsCount', { count: state.pax ?? 1 }) })}</p>
          <ul className="grid gap-2">
            {course.addons.map((addon) => (
              <li key={addon.id} className="flex justify-between gap-4">
                <span className="min-w-0">
                  <span className="block font-medium">{addon.title}</span>
                  <span className="block text-small text-ink-2">{addonRule(addon)}</span>
                </span>
                <span className="numbers whitespace-nowrap">
                  {t('addon.each', { price: priceText(wireCents(addon.unit_price)) })}
                </span>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 phone:grid-cols-2">
            <Button onClick={() => openPopup('addon-choice')}>{t('addonPrompt.choose')}</Button>
            <Button kind="secondary" onClick={() => go('addon-prompt')}>
              {t('addonPrompt.skip')}
            </Button>
          </div>
        </div>
      </Popup>
      <Popup name="addon-choice" title={t('addonChoice.title')}>
        <div className="grid gap-5">
          <AddonChoice booking={booking} />
          {lastQuote !== null && (
            <PriceSummary
              quote={lastQuote}
              zone={booking.course.time_zone}
              code={state.coupon}
              busy={state.waiting.calculation !== null}
            />
          )}
          <Button onClick={() => go('addon-choice')}>{t('addonChoice.done')}</Button>
        </div>
      </Popup>
    </>
  );
}

/** True when the party could have an add-on and has none; an incomplete choice is checked first. */
export function lacksAddons(state: WidgetState<WireQuote>): boolean {
  if (state.pax === null || state.calculation === null) return false;
  const canHave = Object.values(optionsOf(state, state.pax)).some((options) => (options.at(-1) ?? 0) > 0);
  return canHave && Object.keys(countedAddons(state.addons)).length === 0;
}

/** Whether the visitor's variant of the experiment `addon-prompt` shows the prompt (docs/reference/texts.md#experiments). */
const mayPrompt = (): boolean => sessionState.getState().experiments['addon-prompt'] !== 'off';

/** Whether the element was ever wholly in view. */
function useWasSeen(element: RefObject<HTMLElement | null>, isThere: boolean): RefObject<boolean> {
  const wasSeen = useRef(false);
  useEffect(() => {
    if (element.current === null || !isThere) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        wasSeen.current ||= entries.some(({ isIntersecting }) => isIntersecting);
      },
      // The foot with Reserve may cover the end.
      { threshold: 1, rootMargin: '0px 0px -112px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isThere]);
  return wasSeen;
}

function useAddonPrompt({ view, send }: Pick<Booking, 'view' | 'send'>, addons: RefObject<HTMLElement | null>) {
  const hasPrompted = useRef(false);
  const wasSeen = useWasSeen(addons, view.state.pax !== null);
  const go = (): void => send({ type: 'submitted', is_routed: true });
  const reserve = (): void => {
    const asks = !hasPrompted.current && !wasSeen.current && mayPrompt() && lacksAddons(view.state);
    hasPrompted.current ||= asks;
    if (!asks || !openPopup('addon-prompt')) go();
  };
  return { reserve, go };
}

const OwnSeats = lazy(() => import('./OwnSeats.tsx').then((module) => ({ default: module.OwnSeats })));

export interface BookingPanelProps {
  readonly course: BookingCourse;
  readonly start: StartChoice;
  readonly held: Held;
  readonly Checkout: ComponentType<FlowCheckoutProps>;
}

/** One booking state for both layouts: the choice survives a change of width. */
export function BookingPanel({ course, start, held, Checkout }: BookingPanelProps) {
  const booking = useBooking(course, start);
  const own = (
    <Suspense fallback={null}>
      <OwnSeats booking={booking} own={held} />
    </Suspense>
  );
  const isWide = useMedia('(width >= 64rem)');
  useReplayInput();
  return (
    <>
      {isWide ? (
        <BookingWidget booking={booking} own={own} />
      ) : (
        <BookingFlow booking={booking} own={own} Checkout={Checkout} />
      )}
      {booking.view.state.has_calculation_failed && (
        <CalculationError onClose={() => booking.send({ type: 'calculation-error-closed' })} />
      )}
    </>
  );
}

/** Date, time, guests, add-ons, price, Reserve. Fits a window of 900 px. */
function BookingWidget({ booking, own }: { readonly booking: Booking; readonly own: ReactNode }) {
  const { course, view } = booking;
  const addons = useRef<HTMLDivElement>(null);
  const { reserve, go } = useAddonPrompt(booking, addons);
  const { state, lastQuote } = view;
  const isBusy = state.waiting.calculation !== null || state.calculation === null;
  return (
    <aside
      id="book"
      aria-label={t('flow.title')}
      className="sticky top-[calc(var(--header)+1rem)] max-h-[calc(100dvh-var(--header)-2rem)]"
    >
      <form
        noValidate
        aria-label={t('book.form')}
        className="flex max-h-[inherit] flex-col rounded-panel border border-line bg-surface shadow-2"
        onSubmit={(event) => {
          event.preventDefault();
          reserve();
        }}
      >
        <div className="px-5 pt-4 pb-1">
          <PriceHead course={course} minPax={view.minPax} total={headTotal(lastQuote)} />
          <BookingTerms course={course} chosen={chosenTerms(view)} className="mt-1" />
        </div>
        {own}
        <DateField booking={booking} />
        <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pt-1 pb-4">
          <TimeChoice booking={booking} />
          <GuestChoice booking={booking} />
          <div ref={addons}>
            <AddonChoice booking={booking} />
          </div>
          {lastQuote !== null && (
            <>
              <PriceSummary quote={lastQuote} zone={course.time_zone} code={state.coupon} busy={isBusy} />
              {state.pax !== null && <CodeForm booking={booking} />}
            </>
          )}
          {lastQuote === null && state.waiting.calculation !== null && <Skeleton className="h-40" />}
        </div>
        <div className="sticky bottom-0 rounded-b-panel border-t border-line bg-surface p-4">
          <Button type="submit" full>
            {state.calculation === null
              ? t('book.reserve')
              : t('book.reserveFor', { amount: priceText(wireCents(state.calculation.booking_deposit_due)) })}
          </Button>
          <p className="mt-2 text-center text-micro text-ink-2">{t('book.reserveNote')}</p>
        </div>
      </form>
      <AddonPopups booking={booking} onGo={go} />
    </aside>
  );
}
