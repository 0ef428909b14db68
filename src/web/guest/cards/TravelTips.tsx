import type { CallOutput } from '#src/contract/types.ts';
import { ChevronDown } from 'lucide-react';
import { t } from '#src/web/guest/texts.ts';

interface TravelTipsProps {
  readonly city: string;
  readonly tips: CallOutput<'city/travel-tips'>['data'];
}

/** Folded, after what was looked for. */
export function TravelTips({ city, tips }: TravelTipsProps) {
  return (
    <section aria-labelledby="tips">
      <details className="group rounded-panel bg-sand px-5 tablet:px-10">
        <summary className="flex min-h-16 items-center gap-3 py-3">
          <h2 id="tips" className="flex-1 text-h3">
            {t('tips.title', { city })}
          </h2>
          <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="mt-3 pb-8 grid gap-x-10 gap-y-7 tablet:grid-cols-2 desk:grid-cols-3">
          {tips.map((tip) => (
            <div key={tip.title} className="border-t-2 border-brand pt-3">
              <dt className="font-serif text-h3 font-[560]">{tip.title}</dt>
              <dd className="mt-1.5 text-ink-2">{tip.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
