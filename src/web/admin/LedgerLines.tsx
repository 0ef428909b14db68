import type { CallOutput } from '#src/contract/types.ts';
import { chargeText } from '#src/texts/money-text.ts';
import { t } from './ledger-texts.ts';

// Accounts, kinds and states of the ledger as the staff reads them; without a text, the name itself.

function textOr(prefix: string, name: string, values: Record<string, string> = {}, fallback = name): string {
  const key = `${prefix}.${name}`;
  return t.has(key) ? t(key as 'account.psp', values as { provider: string; currency: string }) : fallback;
}

const providers: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal' };

/** An account of the ledger, such as `psp:stripe:usd` or `customer_deposit:<id>`; which booking, payment or host it is of is left out. */
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

/** What was posted. */
export const kindText = (kind: string): string => textOr('kind', kind);

/** How somebody paid. */
export const methodText = (method: string): string => textOr('method', method);

/** How a payment or a refund stands. */
export const stateText = (status: string): string => textOr('state', status);

/** Why money went back. */
export const refundText = (reason: string): string => textOr('refundOf', reason);

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
