import type { CallOutput } from '#src/contract/types.ts';
import { chargeText } from '#src/texts/money-text.ts';
import { t } from './ledger-texts.ts';

// Ledger accounts, kinds and states as text; an unknown name is shown as it is.

function textOr(prefix: string, name: string, values: Record<string, string> = {}, fallback = name): string {
  const key = `${prefix}.${name}`;
  return t.has(key) ? t(key as 'account.psp', values as { provider: string; currency: string }) : fallback;
}

const providers: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal' };

/** Such as `psp:stripe:usd` or `customer_deposit:<id>`; the id is omitted. */
export function accountText(account: string): string {
  const [group = '', first = '', second = ''] = account.split(':');
  switch (group) {
    case 'psp':
      return textOr('account', group, { provider: providers[first] ?? first, currency: second.toUpperCase() }, account);
    case 'fx':
      return textOr('account', group, { pair: `${first.slice(0, 3)} / ${first.slice(3)}`.toUpperCase() }, account);
    case 'revenue':
      return textOr('account', `${group}_${first}`, {}, account);
    default:
      return textOr('account', group, { currency: first.toUpperCase() }, account);
  }
}

export const kindText = (kind: string): string => textOr('kind', kind);

export const methodText = (method: string): string => textOr('method', method);

export const stateText = (status: string): string => textOr('state', status);

export const refundText = (reason: string): string => textOr('refundOf', reason);

type Line = CallOutput<'admin/booking'>['postings'][number]['lines'][number];

export function chargedText({ amount_minor: minor, currency }: Omit<Line, 'account'>): string {
  return chargeText(minor, currency);
}

export function LedgerLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="numbers text-small">
      {lines.map((line, index) => (
        // Lines are immutable, so their order identifies them.
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
