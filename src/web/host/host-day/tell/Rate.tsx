import { percentText } from '#src/texts/intl.ts';
import type { Day } from './load.ts';
import { t } from './texts.ts';

/** A share as percent without decimals. */
export const rateText = (share: number): string => percentText(Math.round(share * 100) / 100);

/** How often the host cancels, and what counts (docs/domain/host-cancels.md#cancellation-rate). */
export function Rate({ reliability: { made, by_host: byHost, late, weather, rate } }: Pick<Day, 'reliability'>) {
  return (
    <section aria-labelledby="rate" className="rounded-panel bg-sand p-5">
      <h2 id="rate" className="text-h4 font-bold">
        {t('rate.title')}
      </h2>
      {rate === null ? (
        <p className="mt-1 text-ink-2">{t('rate.none')}</p>
      ) : (
        <>
          <p className="numbers mt-1 text-h2 font-bold">{t('rate.value', { rate: rateText(rate) })}</p>
          <p className="text-ink-2">{t('rate.text', { ended: byHost + late, made, weather })}</p>
        </>
      )}
    </section>
  );
}
