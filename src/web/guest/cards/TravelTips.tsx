import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/web/guest/texts.ts';

interface TravelTipsProps {
  readonly city: string;
  readonly tips: CallOutput<'city/travel-tips'>['data'];
}

export function TravelTips({ city, tips }: TravelTipsProps) {
  return (
    <section aria-labelledby="tips" className="rounded-panel bg-sand px-5 py-8 tablet:px-10 tablet:py-10">
      <h2 id="tips" className="text-h2">
        {t('tips.title', { city })}
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-7 tablet:grid-cols-2 desk:grid-cols-3">
        {tips.map((tip) => (
          <div key={tip.title} className="border-t-2 border-brand pt-3">
            <dt className="font-serif text-h3 font-[560]">{tip.title}</dt>
            <dd className="mt-1.5 text-ink-2">{tip.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
