import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { kindText } from '#src/web/admin/money/money-words.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { type Partner, t } from './load.ts';

/** What is owed, line by line of the ledger. */
export function OwedLines({ partner: { lines } }: { readonly partner: Partner }) {
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className="text-h4 font-bold">
        {t('pay.lines')}
      </h2>
      <ul className="mt-2">
        {lines.map(({ at, kind, ref, amount }) => (
          <li
            key={`${at}${kind}${ref}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">{t('pay.line', { kind: kindText(kind), ref })}</span>
            <span className="numbers text-small text-ink-2">
              {t('utc', { when: instantText(at, 'UTC') })} · {priceText(wireCents(amount))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
