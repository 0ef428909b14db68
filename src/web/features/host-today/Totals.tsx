import { cashText } from '#src/web/booking/quote-rows.ts';
import type { Day } from './load.ts';
import { t } from './texts.ts';

/** The day in three figures. */
export function Totals({ day: { totals } }: { readonly day: Day }) {
  const cash = totals.cash.map((one) => cashText(one)).join(' + ');
  const figures = [
    [t('totals.guests'), String(totals.guests)],
    [t('totals.heads'), String(totals.heads)],
    [t('totals.cash'), cash === '' ? t('totals.none') : cash],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-6 rounded-panel bg-sand px-5 py-3">
      {figures.map(([label, figure]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="numbers text-h3 font-bold wrap-anywhere">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
