import { classNames } from '../class-names.ts';
import { priceText } from '#src/texts/money-text.ts';

interface MoneyProps {
  /** US cents. */
  readonly cents: number;
  readonly className?: string;
}

/** An amount of US dollars in tabular figures that never breaks: `US$21.20`. */
export function Money({ cents, className }: MoneyProps) {
  return <span className={classNames('numbers whitespace-nowrap', className)}>{priceText(cents)}</span>;
}
