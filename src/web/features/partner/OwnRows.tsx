import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { useReaderDate } from '#src/web/booking/reader-zone.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { type Mine, t } from './load.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

const { path } = routes['dashboard-partner'];
const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3';

interface OwnBookingsProps {
  readonly mine: Mine;
  /** This is the first page of them. */
  readonly isFirst: boolean;
}

/** The bookings by experience and day: nothing says who the guests are. */
export function OwnBookings({ mine: { kind, commissions, next }, isFirst }: OwnBookingsProps) {
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="text-h3">
        {t('bookings')}
      </h2>
      {commissions.length === 0 && <p className="mt-2 text-ink-2">{t(`empty.${kind}`)}</p>}
      <ul className="mt-2">
        {commissions.map((one, index) => (
          <li key={index} className={row}>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">
                <Written>{one.title}</Written>
              </span>{' '}
              <span className="text-ink-2">{one.date}</span>
            </span>
            <span className="numbers text-small text-ink-2">{outcome(one)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        {next !== null && (
          <a href={path + buildQuery({ before: next })} className={buttonLook('secondary')}>
            {t('bookings.more')}
          </a>
        )}
        {!isFirst && (
          <a href={path} className={buttonLook('quiet')}>
            {t('bookings.first')}
          </a>
        )}
      </p>
    </section>
  );
}

function outcome({ state, reason, amount }: Mine['commissions'][number]): string {
  if (state === 'nothing') return reason === null ? '' : t(`reason.${reason}`);
  return t(`state.${state}`, { amount: priceText(wireCents(amount)) });
}

/** What was paid, and a statement of each month. */
export function OwnPayments({ mine: { payments, months } }: { readonly mine: Mine }) {
  const dateOf = useReaderDate();
  return (
    <>
      <section aria-labelledby="payments">
        <h2 id="payments" className="text-h3">
          {t('payments')}
        </h2>
        {payments.length === 0 && <p className="mt-2 text-ink-2">{t('payments.none')}</p>}
        <ul className="mt-2">
          {payments.map(({ id, amount, reference, paid_at: at }) => (
            <li key={id} className={row}>
              <span className="font-medium">
                {t('payments.line', { amount: priceText(wireCents(amount)), date: dateOf(at) })}
              </span>
              <span className="text-small text-ink-2 wrap-anywhere">{t('payments.reference', { reference })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="statements">
        <h2 id="statements" className="text-h3">
          {t('statements')}
        </h2>
        {months.length === 0 && <p className="mt-2 text-ink-2">{t('statements.none')}</p>}
        <ul className="mt-2 flex flex-wrap gap-3">
          {months.map((month) => (
            <li key={month}>
              <a href={`${path}/statement-${month}.csv`} download className={buttonLook('secondary')}>
                {month}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
