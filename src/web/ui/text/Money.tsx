import { classNames } from '../class-names.ts';
import { localMoneyText, usdText } from './money-text.ts';

interface MoneyProps {
  readonly amount: number;
  /** The sign of a currency other than US dollars. */
  readonly symbol?: string;
  readonly decimals?: number;
  readonly className?: string;
}

/** An amount in tabular figures that never breaks: `US$21.20`, `₫844,000`. */
export function Money({ amount, symbol, decimals, className }: MoneyProps) {
  const text = symbol === undefined ? usdText(amount) : localMoneyText(amount, symbol, decimals);
  return <span className={classNames('numbers whitespace-nowrap', className)}>{text}</span>;
}
