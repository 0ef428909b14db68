import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { Code } from './load.ts';
import { t } from './texts.ts';

interface UsesProps {
  readonly code: Code;
  /** This is the first page of them. */
  readonly isFirst: boolean;
}

/** The bookings that have the code or had it, the newest first. */
export function Uses({ code: { id, uses, next }, isFirst }: UsesProps) {
  const here = `${adminRoutes['admin-codes'].path}/${id}`;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="text-h3">
        {t('uses.title')}
      </h2>
      {uses.length === 0 && <p className="mt-2 text-ink-2">{t('uses.none')}</p>}
      <ul className="mt-2">
        {uses.map(({ booking_id: booking, ref, guest, state, at, discount }) => (
          <li
            key={booking}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <a href={`${adminRoutes['admin-bookings'].path}/${booking}`} className="link font-medium">
                {ref}
              </a>{' '}
              {guest}
            </span>
            <span className="numbers text-small text-ink-2">
              {t('use.discount', { amount: priceText(wireCents(discount)) })} · {t(`use.${state}`)} ·{' '}
              {t('utc', { when: instantText(at, 'UTC') })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        {next !== null && (
          <a href={here + buildQuery({ before: next })} className={buttonLook('secondary')}>
            {t('uses.more')}
          </a>
        )}
        {!isFirst && (
          <a href={here} className={buttonLook('quiet')}>
            {t('uses.first')}
          </a>
        )}
        {uses.length > 0 && (
          <a href={adminFileUrl('code-uses') + buildQuery({ code: id })} download className={buttonLook('quiet')}>
            {t('uses.file')}
          </a>
        )}
      </p>
    </section>
  );
}
