import { Button } from '../ui/Button.tsx';
import { Popup } from '../ui/Popup.tsx';
import { closePopup, openPopup } from '../ui/popup.ts';
import { usdText } from '../ui/money-text.ts';
import { AddonChoice } from './AddonChoice.tsx';
import { addonRule } from './addon-rule.ts';
import { PriceSummary } from './PriceSummary.tsx';
import { t, tn } from './t.ts';
import type { Booking } from './use-booking.ts';

interface AddonPopupsProps {
  readonly booking: Booking;
  /** Goes on to checkout. */
  readonly onGo: () => void;
}

/**
 * The popups `addon-prompt` and `addon-choice` (spec 2): asked once, when somebody reserves without any of the add-ons
 * that the host offers. Both ways on are as easy as each other.
 */
export function AddonPopups({ booking, onGo }: AddonPopupsProps) {
  const { course, view } = booking;
  const { state, lastQuote } = view;
  const go = (name: string): void => {
    closePopup(name);
    onGo();
  };
  return (
    <>
      <Popup name="addon-prompt" title={t('addonPrompt.title')}>
        <div className="grid gap-5">
          <p>{t('addonPrompt.text', { guests: tn('book.guestsCount', state.pax ?? 1) })}</p>
          <ul className="grid gap-2">
            {course.addons.map((addon) => (
              <li key={addon.id} className="flex justify-between gap-4">
                <span className="min-w-0">
                  <span className="block font-medium">{addon.title}</span>
                  <span className="block text-small text-ink-2">{addonRule(addon)}</span>
                </span>
                <span className="numbers whitespace-nowrap">
                  {t('addon.each', { price: usdText(addon.unit_price) })}
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
            <PriceSummary quote={lastQuote} code={state.coupon} busy={state.waiting.calculation !== null} />
          )}
          <Button onClick={() => go('addon-choice')}>{t('addonChoice.done')}</Button>
        </div>
      </Popup>
    </>
  );
}
