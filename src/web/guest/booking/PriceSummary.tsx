import { wireCents } from '#src/domain/money/money.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { priceText } from '#src/texts/money-text.ts';
import { ChangingText } from '#src/web/ui/text/Money.tsx';
import { PriceTable } from '#src/web/ui/text/PriceTable.tsx';
import type { WireQuote } from './booking-course.ts';
import { cashRateText, cashText, quotedCash, quoteRows } from './quote-rows.ts';
import { t } from './texts.ts';

interface PriceSummaryProps {
  readonly quote: WireQuote;
  readonly code?: string;
  readonly busy?: boolean;
  readonly zone: string;
  readonly isPaid?: boolean;
  /** Paid online for a booking that never took place, in the currency of prices. */
  readonly onlyPaid?: number;
  readonly cashLabel?: string;
}

export function PriceSummary(props: PriceSummaryProps) {
  const { quote, zone, code = '', busy = false, isPaid = false, onlyPaid, cashLabel = t('price.cash') } = props;
  const cash = quotedCash(quote);
  return (
    <div className="grid gap-3 text-[0.9375rem]">
      <PriceTable caption={t('price.label')} rows={quoteRows(quote, code)} busy={busy} />
      <div
        aria-busy={busy}
        className={classNames(
          'grid gap-2 rounded-control bg-sand px-3.5 py-3 transition-opacity duration-(--hover)',
          busy && 'opacity-60',
        )}
      >
        {onlyPaid === undefined ? (
          <>
            <Split
              label={isPaid ? t('price.paid') : t('price.now')}
              note={t('price.nowNote')}
              amount={priceText(wireCents(quote.booking_deposit_due))}
              strong
            />
            <Split
              label={cashLabel}
              note={cashRateText(cash, { at: quote.rate_locked_at, zone })}
              amount={cashText(cash)}
            />
          </>
        ) : (
          <Split label={t('price.paid')} note={null} amount={priceText(wireCents(onlyPaid))} strong />
        )}
      </div>
    </div>
  );
}

interface SplitProps {
  readonly label: string;
  readonly note: string | null;
  readonly amount: string;
  readonly strong?: boolean;
}

function Split({ label, note, amount, strong = false }: SplitProps) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="flex-[1_1_8rem] font-medium">{label}</span>
      <span
        className={classNames(
          'numbers ms-auto max-w-full text-end wrap-anywhere',
          strong ? 'font-bold' : 'font-medium',
        )}
      >
        <ChangingText text={amount} />
      </span>
      {note !== null && <span className="basis-full text-micro text-ink-2">{note}</span>}
    </p>
  );
}
