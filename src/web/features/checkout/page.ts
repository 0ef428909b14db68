// /booking/checkout?cid=…&date=…&time=…&pax=… (named route booking-checkout).
import { checkoutUrl, parseCheckoutQuery } from '#src/contract/checkout/checkout-query.ts';
import { couponErrors, payingErrorText } from '#src/contract/errors/paying.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { loadCheckout } from './checkout-data.ts';
import type { CheckoutData } from './checkout-data.ts';
import { t } from './texts.ts';

// A form without script names each add-on's count in a field of its own; the address proper has one for all (docs/routes.md#paths).
function countsInAddress({ search, searchParams }: URL): string | null {
  const counts = [...searchParams].flatMap(([name, count]) => {
    const id = /^addon-(\d{1,9})$/.exec(name)?.[1];
    return id === undefined ? [] : [{ id: Number(id), count: Number(count) }];
  });
  const choice = counts.length === 0 ? null : parseCheckoutQuery(search);
  return choice === null ? null : checkoutUrl({ ...choice, addons: counts });
}

/**
 * The same choice without a code that does not count: the server leads there, so that loading the page again is no further
 * try and the form without script pays what the page shows. Null when there is no such code.
 */
function withoutRefusedCode({ choice, quote }: CheckoutData): string | null {
  const said = quote?.discount_error ?? null;
  const code = couponErrors.find((one) => payingErrorText(one) === said);
  if (choice.coupon_code === undefined || code === undefined) return null;
  const { coupon_code, ...rest } = choice;
  return `${checkoutUrl(rest)}&code_error=${code}&code_tried=${encodeURIComponent(coupon_code)}`;
}

/** Loads the choice and its price. An address without a choice shows how to begin. */
export async function load({ api, url, form }: PageInput): Promise<PageResult<CheckoutData | null>> {
  const counted = countsInAddress(url);
  if (counted !== null) return { kind: 'redirect', to: counted, status: 302 };
  const data = await loadCheckout(api, url.search, form ?? null);
  const refused = data !== null && !('ok' in data) && form !== undefined ? withoutRefusedCode(data) : null;
  if (refused !== null) return { kind: 'redirect', to: refused, status: 302 };
  if (data !== null && 'ok' in data) return failed(data);
  return { kind: 'page', data, head: { title: t('title'), description: t('description'), robots: 'noindex' } };
}

export { CheckoutPage as Page } from './CheckoutPage.tsx';
