import { FileDown } from 'lucide-react';
import { currencyOf, unitsToMinor } from '#src/domain/money/currencies.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { localeTag } from '#src/texts/locale.ts';
import { moneyText, priceText } from '#src/texts/money-text.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { Summary } from './load.ts';
import { t } from './texts.ts';

type Month = Summary['months'][number];

function monthText(month: string): string {
  return dateFormat(localeTag(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
}

function cashLine({ currency, received, due, disputed, waived }: Month['cash'][number]): string {
  const money = (units: number): string => moneyText(unitsToMinor(units, currency), currencyOf(currency));
  const rest = [
    due > 0 && t('cash.due', { amount: money(due) }),
    disputed > 0 && t('cash.disputed', { amount: money(disputed) }),
    waived > 0 && t('cash.waived', { amount: money(waived) }),
  ].filter((one) => one !== false);
  return [t('cash.received', { amount: money(received) }), ...rest].join(', ');
}

function MonthCard({ month }: { readonly month: Month }) {
  const name = monthText(month.month);
  const look = buttonLook('secondary', 'small');
  return (
    <li className="border-t border-line py-4 first:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h4 font-bold">{name}</h3>
          <p className="text-ink-2">
            {month.bookings === 0
              ? t('month.none')
              : t('month.bookings', { bookings: month.bookings, seats: month.seats })}
          </p>
          {month.cash.map((cash) => (
            <p key={cash.currency} className="numbers wrap-anywhere">
              {cashLine(cash)}
            </p>
          ))}
        </div>
        <dl className="numbers grid grid-cols-[auto_auto] gap-x-3 text-end">
          <dt className="text-small text-ink-2">{t('month.earned')}</dt>
          <dd className="font-bold">{priceText(wireCents(month.earned))}</dd>
          {month.paid_out !== 0 && (
            <>
              <dt className="text-small text-ink-2">{t('month.paidOut')}</dt>
              <dd>{priceText(wireCents(month.paid_out))}</dd>
            </>
          )}
        </dl>
      </div>
      <div className="mt-2 flex flex-wrap gap-2" role="group" aria-label={t('month.files', { month: name })}>
        <a href={month.statement.pdf} download className={look}>
          <FileDown aria-hidden size={16} />
          {t('statement.pdf')}
        </a>
        <a href={month.statement.csv} download className={look}>
          <FileDown aria-hidden size={16} />
          {t('statement.csv')}
        </a>
      </div>
    </li>
  );
}

/** Each month with its bookings, its cash, what is owed for it, and its statement. */
export function MonthList({ summary }: { readonly summary: Summary }) {
  // This year stands open, those before are folded.
  const names = [...new Set(summary.months.map(({ month }) => month.slice(0, 4)))];
  const years = names.map((year) => [year, summary.months.filter(({ month }) => month.startsWith(year))] as const);
  return (
    <section aria-labelledby="months">
      <h2 id="months" className="text-h3">
        {t('months.title')}
      </h2>
      <p className="text-small text-ink-2">
        {t('note')} {t('zone', { zone: summary.time_zone })}
      </p>
      <Months months={years[0]?.[1] ?? []} />
      {years.slice(1).map(([year, months]) => (
        <details key={year} className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center font-bold">
            {t('months.year', { year, count: months.length })}
          </summary>
          <Months months={months} />
        </details>
      ))}
    </section>
  );
}

function Months({ months }: { readonly months: readonly Month[] }) {
  return (
    <ul className="mt-2">
      {months.map((month) => (
        <MonthCard key={month.month} month={month} />
      ))}
    </ul>
  );
}
