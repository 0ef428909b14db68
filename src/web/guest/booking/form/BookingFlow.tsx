import { wireCents } from '#src/domain/money/money.ts';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, Suspense } from 'react';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { t } from '#src/web/guest/booking/texts.ts';
import { guestTotalCents, priceOfWire } from '#src/domain/pricing/price-rows.ts';
import { Money } from '#src/web/ui/text/Money.tsx';
import { priceText } from '#src/texts/money-text.ts';
import type { Booking } from './use-booking.ts';
import { type Flow, FLOW, useFlow } from './use-flow.ts';
import { checkoutChoice } from '#src/domain/booking/steps/submit.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { chosenTerms, BookingTerms } from './BookingTerms.tsx';
import { ClosedLines, FlowHeader, PhoneBar } from './FlowBars.tsx';
import { AddonChoice, GuestChoice, TimeChoice } from './widget/Choices.tsx';
import { CodeForm } from './widget/CodeField.tsx';
import { MonthCalendar } from './widget/MonthCalendar.tsx';
import { PriceHead } from './PriceHead.tsx';
import { PriceSummary } from '#src/web/guest/booking/PriceSummary.tsx';
import { useNextFocus } from './widget/use-next-focus.ts';
import { StepError } from './widget/StepError.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';

interface DiscardQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function DiscardQuestion({ onStay, onLeave }: DiscardQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="popup w-[calc(100%-2rem)] max-w-[24rem] rounded-panel p-5"
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onStay();
      }}
      onClose={(event) => event.stopPropagation()}
    >
      <h2 id={`${id}-title`} className="text-h3">
        {t('flow.discardTitle')}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-2">
        {t('flow.discardText')}
      </p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button onClick={onStay}>{t('flow.stay')}</Button>
        <Button kind="secondary" onClick={onLeave}>
          {t('flow.leave')}
        </Button>
      </div>
    </dialog>
  );
}

interface FlowFooterProps {
  readonly booking: Booking;
  readonly flow: Flow;
}

/** Every stage: total with fees less the code, amount due now, next button. */
function FlowFooter({ booking, flow }: FlowFooterProps) {
  const { view, send, course } = booking;
  const { state, lastQuote } = view;
  const isFirst = state.stage === 0;
  // Checks run in the specification's order; the first failure is shown.
  const goOn = (): void => {
    if (state.date === null || state.time === null || (!isFirst && state.pax === null)) {
      send({ type: 'step-checked', step: isFirst ? 'time' : 'pax', is_button: true });
    } else if (isFirst) flow.next();
    else flow.submit();
  };
  return (
    <footer className="shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
        <p className="leading-tight" aria-live="polite">
          <Money
            cents={lastQuote === null ? wireCents(course.price_from) : guestTotalCents(priceOfWire(lastQuote))}
            className="text-lead font-bold"
          />
          <span className="block text-micro text-ink-2">
            {lastQuote === null
              ? t('price.perGuest')
              : t('flow.payNow', { amount: priceText(wireCents(lastQuote.booking_deposit_due)) })}
          </span>
        </p>
        <Button onClick={goOn}>{t('flow.next')}</Button>
      </div>
    </footer>
  );
}

/** What the last stages show: checkout is passed in, since it imports booking. */
export interface FlowCheckoutProps {
  readonly choice: BookingChoice;
  readonly stages: {
    readonly setProcessing: (isProcessing: boolean) => void;
    readonly setConfirming: (isConfirming: boolean) => void;
    readonly isConfirming: boolean;
  };
}

interface BookingFlowProps {
  readonly booking: Booking;
  readonly own: ReactNode;
  readonly Checkout: ComponentType<FlowCheckoutProps>;
}

/** Booking on phones and tablets: a bar, and a sheet in stages (booking-flow, custom navigation). */
export function BookingFlow({ booking, own, Checkout }: BookingFlowProps) {
  const flow = useFlow(booking);
  const { view } = booking;
  const { closed } = view;
  const { stage, date } = view.state;
  const choice = checkoutChoice(view.state);
  return (
    <>
      <PhoneBar
        course={booking.course}
        {...(closed !== null &&
          date !== null && {
            status: (
              <ClosedLines
                closed={closed}
                date={date}
                onNext={(next) => booking.send({ type: 'date-picked', date: next })}
              />
            ),
          })}
      >
        {own}
        <Button
          data-press="book"
          className="max-w-36 whitespace-normal leading-tight"
          loading={flow.isOpening}
          loadingLabel={t('book.loading')}
          onClick={flow.open}
        >
          {t(date === null ? 'bar.choose' : closed === null ? 'bar.chosen' : 'bar.other')}
        </Button>
      </PhoneBar>
      <Popup name={FLOW} title={t('flow.title')} kind="sheet" bare onClose={flow.closed} mayClose={flow.mayClose}>
        <div className="flex h-[calc(100dvh-2px)] flex-col">
          <FlowHeader stage={stage} flow={flow} />
          <div data-stage className="relative min-h-0 flex-1 overflow-y-auto">
            <div className="mx-auto w-full max-w-xl p-(--pad)">
              {stage === 0 && <FlowWhen booking={booking} />}
              {stage === 1 && <FlowGuests booking={booking} onWhen={flow.back} />}
              {stage >= 2 && choice !== null && (
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <Checkout
                    choice={choice}
                    stages={{
                      setProcessing: flow.setProcessing,
                      setConfirming: flow.setConfirming,
                      isConfirming: stage === 3,
                    }}
                  />
                </Suspense>
              )}
            </div>
          </div>
          {stage < 2 && <FlowFooter booking={booking} flow={flow} />}
          {flow.isAsking && <DiscardQuestion onStay={flow.stay} onLeave={flow.leave} />}
        </div>
      </Popup>
    </>
  );
}

function FlowWhen({ booking }: { readonly booking: Booking }) {
  const calendar = useRef<HTMLDivElement>(null);
  const goOn = useNextFocus(calendar, booking.view);
  return (
    <div className="grid gap-4">
      <div>
        <PriceHead course={booking.course} minPax={booking.view.minPax} />
        <BookingTerms course={booking.course} chosen={chosenTerms(booking.view)} className="mt-1" />
      </div>
      <div ref={calendar}>
        <MonthCalendar booking={booking} onPicked={goOn} />
      </div>
      <StepError id="flow-date-error" step="date" errors={booking.view.state.errors} control={calendar} />
      <TimeChoice booking={booking} />
    </div>
  );
}

interface FlowGuestsProps {
  readonly booking: Booking;
  readonly onWhen: () => void;
}

function FlowGuests({ booking, onWhen }: FlowGuestsProps) {
  const { state, lastQuote } = booking.view;
  const isBusy = state.waiting.calculation !== null || state.calculation === null;
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-bold">{booking.course.title}</p>
        {state.date !== null && (
          <p className="numbers flex flex-wrap items-center gap-x-2 text-ink-2">
            {dateText(state.date)}, {state.time}
            <button type="button" className="link min-h-11 text-small" onClick={onWhen}>
              {t('flow.changeWhen')}
            </button>
          </p>
        )}
        <BookingTerms course={booking.course} chosen={chosenTerms(booking.view)} />
      </div>
      <GuestChoice booking={booking} />
      <AddonChoice booking={booking} />
      {lastQuote !== null && (
        <>
          <PriceSummary quote={lastQuote} zone={booking.course.time_zone} code={state.coupon} busy={isBusy} />
          <CodeForm booking={booking} />
        </>
      )}
    </div>
  );
}
