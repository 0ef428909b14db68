// Words of the books in the words of the page; what has none is shown as it is.
import { t } from './money-words-texts.ts';

function known(prefix: string, word: string, values: Record<string, string> = {}, otherwise = word): string {
  const key = `${prefix}.${word}`;
  return t.has(key) ? t(key as 'account.psp', values as { provider: string; currency: string }) : otherwise;
}

const providers: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal' };

/** An account of the ledger, such as `psp:stripe:usd` or `customer_deposit:<id>`; which booking, payment or host it is of is left out. */
export function accountText(account: string): string {
  const [group = '', first = '', second = ''] = account.split(':');
  switch (group) {
    case 'psp':
      return known('account', group, { provider: providers[first] ?? first, currency: second.toUpperCase() }, account);
    case 'fx':
      return known('account', group, { pair: `${first.slice(0, 3)} / ${first.slice(3)}`.toUpperCase() }, account);
    case 'revenue':
      return known('account', `${group}_${first}`, {}, account);
    default:
      return known('account', group, { currency: first.toUpperCase() }, account);
  }
}

/** What was posted. */
export const kindText = (kind: string): string => known('kind', kind);

/** How somebody paid. */
export const methodText = (method: string): string => known('method', method);

/** How a payment or a refund stands. */
export const stateText = (status: string): string => known('state', status);

/** Why money went back. */
export const refundText = (reason: string): string => known('refundOf', reason);
