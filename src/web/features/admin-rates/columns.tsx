// The columns of exchange rates, in their order (docs/back-office.md#exchange-rates).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { ageText, currencyName, type RateLine, rateWords, sourceText, stateText } from '#src/web/admin/rate-words.ts';
import { columnsOf } from '#src/web/admin/kit/DataTable.tsx';
import { instantText } from '#src/web/booking/wall-time.ts';
import { t } from './texts.ts';

const instant = (at: string | null) =>
  at === null ? '' : <span className="whitespace-nowrap">{instantText(at, 'UTC')}</span>;

const shown = {
  code: ({ code }: RateLine) => (
    <a href={`${adminRoutes['admin-rates'].path}/${code}`} className="link inline-flex min-h-6 items-center">
      <span>
        <b className="font-medium">{code}</b>{' '}
        {/* An older browser may not know a new currency. Keep the server's text then. */}
        <span suppressHydrationWarning className="text-ink-2">
          {currencyName(code)}
        </span>
      </span>
    </a>
  ),
  rate: ({ rate, code }: RateLine) =>
    rate !== null && (
      <span suppressHydrationWarning className="numbers whitespace-nowrap">
        {rateWords(rate, code)}
      </span>
    ),
  state: ({ state }: RateLine) => (
    <span className={state === 'fresh' ? 'whitespace-nowrap' : 'font-medium text-error'}>{stateText(state)}</span>
  ),
  age: (rate: RateLine) => <span className="whitespace-nowrap">{ageText(rate.age_hours)}</span>,
  good_at: (rate: RateLine) => instant(rate.good_at),
  source: ({ source }: RateLine) => <span className="block min-w-24">{sourceText(source)}</span>,
  held: (rate: RateLine) => instant(rate.held_until),
} as const;
/** The columns with their texts. The first leads to the rate. */
export const rateColumns = columnsOf(shown, (name) => t(`column.${name}`));
