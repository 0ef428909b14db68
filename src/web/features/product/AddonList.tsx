import { Bus, Languages, Plus } from 'lucide-react';
import type { Course } from '../../booking/booking-course.ts';
import { addonRule } from '../../booking/addon-rule.ts';
import { usdText } from '../../ui/money-text.ts';
import { Section } from './Section.tsx';
import { t } from './t.ts';

const icons = { translator: Languages, vehicle: Bus, other: Plus } as const;

/** The add-ons with their rule: a translator serves so many guests, a vehicle seats so many (spec 1). */
export function AddonList({ addons }: { readonly addons: Course['addons'] }) {
  return (
    <Section id="addons" title={t('addons.title')}>
      <p className="mb-4 text-ink-2">{t('addons.text')}</p>
      <ul className="grid gap-3">
        {addons.map((addon) => {
          const Icon = icons[addon.kind];
          return (
            <li key={addon.id} className="flex gap-4 rounded-card border border-line p-4">
              <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-brand" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-bold">{addon.title}</span>
                  <span className="numbers font-medium">{usdText(addon.unit_price)}</span>
                </p>
                <p className="text-ink-2">{addon.description}</p>
                <p className="mt-1 text-small text-ink-2">{addonRule(addon)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
