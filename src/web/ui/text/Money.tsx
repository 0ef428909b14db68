import { classNames } from '#src/web/ui/class-names.ts';
import { priceText } from '#src/texts/money-text.ts';

interface MoneyProps {
  readonly cents: number;
  readonly className?: string;
}

/** `US$21.20` in tabular figures, without line breaks. */
export function Money({ cents, className }: MoneyProps) {
  return <span className={classNames('numbers whitespace-nowrap', className)}>{priceText(cents)}</span>;
}
