import { chargeText } from '#src/texts/money-text.ts';
import { accountText } from './money-words.ts';
import type { CallOutput } from '#src/contract/types.ts';

type Line = CallOutput<'admin/booking'>['postings'][number]['lines'][number];

/** An amount in the smallest unit of its currency. */
export function chargedText({ amount_minor: minor, currency }: Omit<Line, 'account'>): string {
  return chargeText(minor, currency);
}

/** The lines of a posting: accounts with signed amounts. */
export function LedgerLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="numbers text-small">
      {lines.map((line, index) => (
        // Lines are never changed, and their order is their name.
        <li key={`${index} ${line.account}`} className="flex items-baseline justify-between gap-4 py-0.5">
          <span className="min-w-0 wrap-anywhere text-ink-2" title={line.account}>
            {accountText(line.account)}
          </span>
          <span className="shrink-0">{chargedText(line)}</span>
        </li>
      ))}
    </ul>
  );
}
