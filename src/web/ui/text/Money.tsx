import { useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { priceText } from '#src/texts/money-text.ts';

interface MoneyProps {
  readonly cents: number;
  readonly className?: string;
}

/** A text that slides in when it changes, not when it first appears (docs/reference/design.md#states). */
export function ChangingText({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return (
    <span key={text} className={text === first ? undefined : 'changed'}>
      {text}
    </span>
  );
}

/** `US$21.20` in tabular figures, without line breaks. */
export function Money({ cents, className }: MoneyProps) {
  return (
    <span className={classNames('numbers whitespace-nowrap', className)}>
      <ChangingText text={priceText(cents)} />
    </span>
  );
}
