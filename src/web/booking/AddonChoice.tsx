import { optionsOf } from '#src/domain/booking/steps/widget-state.ts';
import { usdText } from '../ui/money-text.ts';
import { Stepper } from '../ui/Stepper.tsx';
import { addonRule } from './addon-rule.ts';
import { t } from './t.ts';
import type { Booking } from './use-booking.ts';

/** The add-ons of the party: from none to as many as it needs (spec 1, product 3). */
export function AddonChoice({ booking }: { readonly booking: Booking }) {
  const { course, view, send } = booking;
  const { state } = view;
  if (state.pax === null || course.addons.length === 0) return null;
  const optionsById = optionsOf(state, state.pax);
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium">{t('addon.title')}</legend>
      <ul className="grid gap-2">
        {course.addons.map((addon) => {
          const rule = [t('addon.each', { price: usdText(addon.unit_price) }), addonRule(addon)];
          return (
            <li key={addon.id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 leading-tight">
                <span className="block text-[0.9375rem]">{addon.title}</span>
                <span className="numbers block text-micro text-ink-2">{rule.filter(Boolean).join(' · ')}</span>
                {addon.preselected && <span className="block text-micro text-ink-2">{t('addon.preselected')}</span>}
              </span>
              <Stepper
                value={state.addons[addon.id] ?? 0}
                options={optionsById[addon.id] ?? [0]}
                label={addon.title}
                lessLabel={t('addon.less', { title: addon.title })}
                moreLabel={t('addon.more', { title: addon.title })}
                onChange={(count) => send({ type: 'addons-changed', addons: { ...state.addons, [addon.id]: count } })}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
