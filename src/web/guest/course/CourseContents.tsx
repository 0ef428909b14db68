import { type NamesWith, namesWith } from '#src/domain/listing/properties.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { Accessibility, Backpack, Check, Info, X, type LucideIcon, Bus, Languages, Plus } from 'lucide-react';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { t } from './texts.ts';
import { addonRule } from '#src/web/guest/booking/form/addon-rule.ts';
import { priceText } from '#src/texts/money-text.ts';
import { Section } from './Section.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly Icon: LucideIcon;
  readonly tone: string;
}

function List({ title, items, Icon, tone }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon aria-hidden size={19} className={`mt-0.5 shrink-0 ${tone}`} />
            <span className="min-w-0">
              <Written>{item}</Written>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DetailList = NamesWith<{ part: 'details'; kind: 'list' }>;

const otherLook = { Icon: Info, tone: 'text-info' };
const looks: Partial<Record<DetailList, typeof otherLook>> = {
  included: { Icon: Check, tone: 'text-success' },
  excluded: { Icon: X, tone: 'text-ink-3' },
  bring: { Icon: Backpack, tone: 'text-marigold-ink' },
  accessibility: { Icon: Accessibility, tone: 'text-jade' },
};

/** What the price covers and what not, what to bring, what to know before. */
export function Included({ course }: { readonly course: Course }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 border-y border-line py-8 tablet:grid-cols-2">
      {namesWith({ part: 'details', kind: 'list' }).map((name) => (
        <List key={name} title={t(`${name}.title`)} items={course[name]} {...(looks[name] ?? otherLook)} />
      ))}
    </div>
  );
}

const icons = { translator: Languages, vehicle: Bus, other: Plus } as const;

/** The add-ons with their rule: a translator serves so many guests, a vehicle seats so many. */
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
                  <span className="numbers font-medium">{priceText(wireCents(addon.unit_price))}</span>
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

/** What happens, first as a story, then step by step along a line. */
export function Steps({ course }: { readonly course: Course }) {
  return (
    <Section id="steps" title={t('steps.title')}>
      <p className="max-w-[48.3em]">
        <Written isBlock>{course.description}</Written>
      </p>
      <ol className="mt-7 max-w-[48.3em]">
        {course.steps.map((step, index) => (
          <li key={step.title} className="group relative flex gap-4 pb-6 last:pb-0">
            <span aria-hidden className="absolute top-9 bottom-0 start-[1.1rem] w-px bg-line group-last:hidden" />
            <span
              aria-hidden
              className="numbers relative grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft font-serif font-[560] text-brand"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-1">
              <span className="block font-bold">{step.title}</span>
              <span className="block text-ink-2">{step.text}</span>
              {step.minutes !== null && (
                <span className="block text-small text-ink-3">{t('minutes', { count: step.minutes })}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
