import { t } from '../locale/t.ts';
import { Money } from '../ui/Money.tsx';

/** The price seen first: all-in for one person at the smallest group that pays no surcharge (product 2). */
export function CardPrice({ amount, pax }: { readonly amount: number; readonly pax: number }) {
  return (
    <p className="mt-1.5">
      <span className="block text-ink-2">
        {t('card.from')} <Money amount={amount} className="text-[1.0625rem] font-bold text-ink" /> {t('card.perPerson')}
      </span>
      <span className="block text-small text-ink-2">
        {pax > 1 ? t('card.feesIncludedMin', { count: pax }) : t('card.feesIncluded')}
      </span>
    </p>
  );
}
