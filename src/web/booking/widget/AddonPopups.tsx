import { wireCents } from '#src/domain/money/money.ts';
import { sessionState } from '#src/web/session/session.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { closePopup, openPopup, type PopupName } from '#src/web/ui/popup/popup.ts';
import { priceText } from '#src/texts/money-text.ts';
import { addonRule } from '#src/web/booking/addon-rule.ts';
import { AddonChoice } from './Choices.tsx';
import { PriceSummary } from '#src/web/booking/PriceSummary.tsx';
import { t } from '#src/web/booking/texts.ts';
import type { Booking } from '#src/web/booking/use-booking.ts';
import { useRef } from 'react';
import { countedAddons } from '#src/domain/booking/choice.ts';
import { optionsOf, type WidgetState } from '#src/domain/booking/steps/widget-state.ts';
import type { WireQuote } from '#src/web/booking/booking-course.ts';

interface AddonPopupsProps {
  readonly booking: Booking;
  /** Goes on to checkout. */
  readonly onGo: () => void;
}

/**
 * The popups `addon-prompt` and `addon-choice` (docs/routes.md#popups): asked once, when somebody reserves without any of
 * the add-ons that the host offers. Both ways on are as easy as each other.
 */
export function AddonPopups({ booking, onGo }: AddonPopupsProps) {
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

/** Whether the party could have an add-on and has none; a choice that is not complete is checked first. */
export function lacksAddons(state: WidgetState<WireQuote>): boolean {
  if (state.pax === null || state.calculation === null) return false;
  const canHave = Object.values(optionsOf(state, state.pax)).some((options) => (options.at(-1) ?? 0) > 0);
  return canHave && Object.keys(countedAddons(state.addons)).length === 0;
}

/** Whether this visitor's variant of the experiment `addon-prompt` lets the prompt ask (docs/content.md#experiments). */
const mayPrompt = (): boolean => sessionState.getState().experiments['addon-prompt'] !== 'off';

/** Reserves; before the first time without an add-on, the prompt asks. Answers what the button does and what follows. */
export function useAddonPrompt({ view, send }: Pick<Booking, 'view' | 'send'>) {
  const hasAsked = useRef(false);
  const go = (): void => send({ type: 'submitted', is_routed: true });
  const reserve = (): void => {
    const asks = !hasAsked.current && mayPrompt() && lacksAddons(view.state);
    hasAsked.current ||= asks;
    if (!asks || !openPopup('addon-prompt')) go();
  };
  return { reserve, go };
}
