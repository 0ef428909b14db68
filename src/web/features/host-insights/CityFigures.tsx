import { countText } from '#src/texts/intl.ts';
import { dayText, earnedText, rateText } from './figure-text.ts';
import type { City } from './load.ts';
import { t } from './texts.ts';

/** A host's own figures beside the median of a city, or why there is none. */
export function CityFigures({ city }: { readonly city: City }) {
  const { median, own, name } = city;
  const isHidden = median !== null && median.earned === null && median.seats === null && median.rate === null;
  return (
    <section
      aria-labelledby={`city-${city.id}`}
      className="grid gap-2 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <h2 id={`city-${city.id}`} className="text-h4 font-bold wrap-anywhere">
        {t('city.title', { city: name })}
      </h2>
      {median === null && <p className="text-ink-2">{t('city.waiting', { city: name })}</p>}
      {isHidden && <p className="text-ink-2">{t('city.none', { city: name })}</p>}
      {median !== null && !isHidden && (
        <>
          <p className="text-small text-ink-2">
            {t('city.lead', { first: dayText(city.from), last: dayText(lastDay(city.until)) })}
          </p>
          <table className="numbers w-full">
            <caption className="visually-hidden">{t('city.title', { city: name })}</caption>
            <thead>
              <tr className="border-b border-line text-small text-ink-2">
                <th scope="col" className="py-2 text-start font-medium">
                  {t('city.figure')}
                </th>
                <th scope="col" className="py-2 ps-3 text-end font-medium">
                  {t('city.you')}
                </th>
                <th scope="col" className="py-2 ps-3 text-end font-medium">
                  {t('city.median')}
                </th>
              </tr>
            </thead>
            <tbody>
              <Row
                label={t('figure.earned')}
                own={earnedText(own.earned)}
                median={median.earned === null ? null : earnedText(median.earned)}
              />
              <Row
                label={t('figure.seats')}
                own={countText(own.seats)}
                median={median.seats === null ? null : countText(median.seats)}
              />
              <Row
                label={t('figure.rate')}
                own={rateText(own.rate) ?? t('city.noRate')}
                median={rateText(median.rate)}
              />
            </tbody>
          </table>
          {[median.earned, median.seats, median.rate].includes(null) && (
            <p className="text-small text-ink-2">{t('city.some')}</p>
          )}
        </>
      )}
    </section>
  );
}

const lastDay = (until: string): string =>
  new Date(Date.parse(`${until}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

interface RowProps {
  readonly label: string;
  readonly own: string;
  /** Null: not shown. */
  readonly median: string | null;
}

function Row({ label, own, median }: RowProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 text-start wrap-anywhere font-normal">
        {label}
      </th>
      <td className="py-2 ps-3 text-end font-bold">{own}</td>
      <td className="py-2 ps-3 text-end">{median ?? <span className="text-ink-2">{t('city.hidden')}</span>}</td>
    </tr>
  );
}
