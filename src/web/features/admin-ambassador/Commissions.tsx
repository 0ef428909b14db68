import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { noCommissionText } from '#src/web/admin/partner-words.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { type Partner, t } from './load.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface CommissionsProps {
  readonly partner: Partner;
  /** This is the first page of them. */
  readonly isFirst: boolean;
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5';

/** The bookings with what each earns and why one earns nothing, the newest first. */
export function Commissions({ partner: { id, commissions, next }, isFirst }: CommissionsProps) {
  const here = `${adminRoutes['admin-ambassadors'].path}/${id}`;
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="text-h3">
        {t('bookings')}
      </h2>
      {commissions.length === 0 && <p className="mt-2 text-ink-2">{t('bookings.none')}</p>}
      <ul className="mt-2">
        {commissions.map((one) => (
          <li key={one.booking_id} className={row}>
            <span className="min-w-0 wrap-anywhere">
              <a href={`${adminRoutes['admin-bookings'].path}/${one.booking_id}`} className="link font-medium">
                {one.ref}
              </a>{' '}
              <Written>{one.title}</Written>
            </span>
            <span className="numbers text-small text-ink-2">
              {earned(one)} · {t('utc', { when: instantText(one.made_at, 'UTC') })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        {next !== null && (
          <a href={here + buildQuery({ before: next })} className={buttonLook('secondary')}>
            {t('bookings.more')}
          </a>
        )}
        {!isFirst && (
          <a href={here} className={buttonLook('quiet')}>
            {t('bookings.first')}
          </a>
        )}
      </p>
    </section>
  );
}

function earned({ state, reason, amount, taken_back: taken }: Partner['commissions'][number]): string {
  if (state === 'nothing') return t('commission.nothing', { reason: reason === null ? '' : noCommissionText(reason) });
  const said = t(`commission.${state}`, { amount: priceText(wireCents(amount)) });
  return taken === 0 ? said : `${said}, ${t('commission.taken', { amount: priceText(wireCents(taken)) })}`;
}

/** What was paid, the newest first. */
export function Payments({ payments }: Pick<Partner, 'payments'>) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-h3">
        {t('payments')}
      </h2>
      {payments.length === 0 && <p className="mt-2 text-ink-2">{t('payments.none')}</p>}
      <ul className="mt-2">
        {payments.map(({ id, amount, reference, paid_at: at }) => (
          <li key={id} className={row}>
            <span className="min-w-0 wrap-anywhere">
              {priceText(wireCents(amount))} · {reference}
            </span>
            <span className="numbers text-small text-ink-2">{t('utc', { when: instantText(at, 'UTC') })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Visits by the link, day by day. */
export function Clicks({ clicks }: { readonly clicks: Partner['clicks_by_day'] }) {
  return (
    <section aria-labelledby="clicks">
      <h2 id="clicks" className="text-h3">
        {t('clicks')}
      </h2>
      {clicks.length === 0 && <p className="mt-2 text-ink-2">{t('clicks.none')}</p>}
      <ul className="mt-2 grid grid-cols-2 gap-x-6 tablet:grid-cols-3">
        {clicks.map(({ day, count }) => (
          <li key={day} className="numbers flex justify-between border-t border-line py-1.5 text-small">
            <span>{day}</span>
            <span>{countText(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
