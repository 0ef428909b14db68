import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { Earnings, Line } from './load.ts';
import { t } from './texts.ts';

function LineRow({ line, zone }: { readonly line: Line; readonly zone: string }) {
  const { booking } = line;
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-medium">{t(`line.${line.kind}`)}</p>
        {booking !== null && (
          <p className="wrap-anywhere">
            <a href={dashboardBookingUrl(booking.id)} className="link inline-flex min-h-11 items-center">
              {booking.ref}
            </a>{' '}
            <span className="text-ink-2">
              {t('line.booking', { title: booking.title, when: dateText(booking.date), guests: booking.pax })}
            </span>
          </p>
        )}
        <p className="text-small text-ink-2">
          <time dateTime={line.at}>{instantText(line.at, zone)}</time>
        </p>
      </div>
      <p className="numbers shrink-0 font-bold">{priceText(wireCents(line.amount))}</p>
    </li>
  );
}

/** The ledger of the host, the newest line first, by pages. */
export function LedgerLines({ earnings: { lines, isOlder } }: { readonly earnings: Earnings }) {
  const { path, search } = useNavigation();
  const host = new URLSearchParams(search).get('host') ?? undefined;
  const last = lines.data.at(-1);
  return (
    <section aria-labelledby="lines" className="scroll-mt-24">
      <h2 id="lines" className="text-h3">
        {t('lines.title')}
      </h2>
      {lines.data.length === 0 && <p className="mt-2 text-ink-2">{t('lines.none')}</p>}
      <ul className="mt-2">
        {lines.data.map((line) => (
          <LineRow key={line.id} line={line} zone={lines.time_zone} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {isOlder && (
          <a href={`${path}${buildQuery({ host })}#lines`} className={buttonLook('secondary')}>
            {t('lines.newest')}
          </a>
        )}
        {lines.has_more && last !== undefined && (
          <a href={`${path}${buildQuery({ host, before: String(last.id) })}#lines`} className={buttonLook('secondary')}>
            {t('lines.more')}
          </a>
        )}
      </div>
    </section>
  );
}
