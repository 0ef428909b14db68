// Alipay in the browser: the provider's script makes the source and leaves the page for Alipay
// (docs/domain/checkout.md#checking-out).
import type { Stripe } from '@stripe/stripe-js';
import type { CallOutput } from '#src/contract/types.ts';

/** What the guest confirms before Alipay: the amount in SGD with its rate, and what the provider's script needs. */
export type AlipayAsk = CallOutput<'payment/alipay'> & { readonly due: number };

/** The part of the provider's script that is used. */
export type AlipayScript = Pick<Stripe, 'confirmAlipayPayment'>;

/**
 * Confirms and leaves for Alipay. Answers only when that failed: false then.
 * @param origin of this site, since the provider wants a whole address to come back to
 */
export async function confirmAlipay(
  { client_secret, url }: Pick<AlipayAsk, 'client_secret' | 'url'>,
  script: AlipayScript | null,
  origin: string,
): Promise<boolean> {
  if (script === null || client_secret === null) return false;
  // Whatever host the answer names, the guest comes back to the site that holds the cookies.
  const { pathname, search } = new URL(url, origin);
  try {
    const { error } = await script.confirmAlipayPayment(client_secret, { return_url: origin + pathname + search });
    return error === undefined;
  } catch {
    // The script could not reach its maker: nothing was confirmed.
    return false;
  }
}
