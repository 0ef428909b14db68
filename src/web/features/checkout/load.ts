// /booking/checkout?cid=…&date=…&time=…&pax=… (spec 2: named route booking-checkout).
import { failed } from '../../failed.ts';
import type { PageInput, PageResult } from '../../page.ts';
import { loadCheckout } from './checkout-data.ts';
import type { CheckoutData } from './checkout-data.ts';
import { t } from './t.ts';

/** Loads the choice and its price. An address without a choice shows how to begin. */
export async function load({ api, url }: PageInput): Promise<PageResult<CheckoutData | null>> {
  const data = await loadCheckout(api, url.search);
  if (data !== null && 'ok' in data) return failed(data);
  return { kind: 'page', data, head: { title: t('title'), description: t('description'), robots: 'noindex' } };
}
