import { classNames } from '#src/web/ui/class-names.ts';
import { priceText } from '#src/texts/money-text.ts';

interface MoneyProps {
  /** In minor units of the currency of prices. */
  readonly cents: number;
  readonly className?: string;
}

/** An amount in the currency of prices, in tabular figures that never breaks: `US$21.20`. */
export function Money({ cents, className }: MoneyProps) {
  return <span className={classNames('numbers whitespace-nowrap', className)}>{priceText(cents)}</span>;
}
