import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { useReaderDate } from '#src/web/booking/reader-zone.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import type { Next } from './load.ts';
import { t } from './texts.ts';

type Code = Next['codes'][number];

function worthOf({ amount, percent }: Code): string {
  return amount === null
    ? t('code.percent', { percent: percent ?? 0 })
    : t('code.amount', { amount: priceText(wireCents(amount)) });
}

/** The discount codes of the account that are still good, each with what it is worth and on what terms. */
export function OwnCodes({ codes }: { readonly codes: Next['codes'] }) {
  const dateOf = useReaderDate();
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="mb-3 text-h3">
        {t('codes')}
      </h2>
      <ul className="grid gap-4 wide:grid-cols-2">
        {codes.map((code) => {
          const { minimum_spend: minimum, valid_until: until } = code;
          const terms = [
            worthOf(code),
            ...(minimum > 0 ? [t('code.minimum', { amount: priceText(wireCents(minimum)) })] : []),
            ...(until === null ? [] : [t('code.until', { date: dateOf(until) })]),
          ];
          return (
            <li key={code.code} className="grid gap-2">
              <CopyField label={t('code.label')} value={code.code} />
              <p className="numbers text-small text-ink-2">{terms.join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
