// /payment/alipay?token=…: where Alipay sends a guest back to (payment-alipay).
import type { Api } from '#src/web/api/api.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** A payment that came back and is not settled yet, or has failed with nowhere to go on. */
export interface AlipayData {
  readonly token: string;
  readonly state: 'pending' | 'failed';
  readonly message: string;
}

/**
 * Asks how the payment ended, which also applies it; what else the address says is ignored
 * (docs/domain/payment.md#the-providers-word).
 */
export function check(api: Api, token: string) {
  return api('payment/alipay-check', { token });
}

/** Paid leads on to the booking, failed back to checkout; only what is not known yet is a page. */
export async function load({ api, url }: PageInput): Promise<PageResult<AlipayData>> {
  const token = url.searchParams.get('token') ?? '';
  if (!/^[A-Za-z0-9_-]{22,128}$/.test(token)) return { kind: 'missing', what: 'page' };
  const answer = await check(api, token);
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!answer.ok) {
    const isBusy = answer.kind === 'network' || (answer.kind === 'refusal' && isPassing(answer.error.code));
    // The provider or we are away for a moment: nothing is known, so nobody is asked to pay again.
    return isBusy ? { kind: 'page', data: { token, state: 'pending', message: '' }, head } : failed(answer);
  }
  const { state, url: onward, message } = answer.data;
  if (state !== 'pending' && onward !== null) return { kind: 'redirect', to: onward, status: 302 };
  return { kind: 'page', data: { token, state: state === 'failed' ? 'failed' : 'pending', message }, head };
}

function isPassing(code: string): boolean {
  return code === 'unavailable' || code === 'too-many-requests' || code === 'payment-in-progress';
}
