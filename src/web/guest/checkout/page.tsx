// /booking/checkout?cid=…&date=…&time=…&pax=… (named route booking-checkout).
import { checkoutUrl, parseCheckoutQuery } from '#src/contract/checkout/checkout-query.ts';
import { couponErrors, payingErrorText } from '#src/contract/errors/paying.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { loadCheckout, type CheckoutData } from './checkout-data.ts';
import { t } from './texts.ts';
import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { CalculationError } from '#src/web/guest/booking/form/widget/StepError.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { UnavailableNotice } from './CheckoutNotices.tsx';
import { bookAgainUrl, FoldedSummary, Summary } from './Summary.tsx';
import { pageFrame } from './checkout-frame.ts';
import { Processing } from './Processing.tsx';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { useCode } from './use-code.ts';

// A form without script sends each number of add-ons as a field; the address has one for all
// (docs/reference/addresses.md#paths).
function countsInAddress({ search, searchParams }: URL): string | null {
  const counts = [...searchParams].flatMap(([name, count]) => {
    const id = /^addon-(\d{1,9})$/.exec(name)?.[1];
    return id === undefined ? [] : [{ id: Number(id), count: Number(count) }];
  });
  const choice = counts.length === 0 ? null : parseCheckoutQuery(search);
  return choice === null ? null : checkoutUrl({ ...choice, addons: counts });
}

/**
 * The address without a refused code, or null: redirecting there keeps reloads from trying again, and a post pays the
 * price shown.
 */
function withoutRefusedCode({ choice, quote }: CheckoutData): string | null {
  const discountError = quote?.discount_error ?? null;
  const code = couponErrors.find((one) => payingErrorText(one) === discountError);
  if (choice.coupon_code === undefined || code === undefined) return null;
  const { coupon_code, ...rest } = choice;
  return `${checkoutUrl(rest)}&code_error=${code}&code_tried=${encodeURIComponent(coupon_code)}`;
}

/** An address without a choice shows how to begin. */
export async function load({ api, url, form }: PageInput): Promise<PageResult<CheckoutData | null>> {
  const counted = countsInAddress(url);
  if (counted !== null) return { kind: 'redirect', to: counted, status: 302 };
  const data = await loadCheckout(api, url.search, form ?? null);
  const refused = data !== null && !('ok' in data) && form !== undefined ? withoutRefusedCode(data) : null;
  if (refused !== null) return { kind: 'redirect', to: refused, status: 302 };
  if (data !== null && 'ok' in data) return failed(data);
  return { kind: 'page', data, head: { title: t('title'), description: t('description'), robots: 'noindex' } };
}

export function CheckoutPage({ data }: { readonly data: CheckoutData | null }) {
  return (
    <div className="shell pt-6 desk:pt-9">
      {data !== null && (
        <a href={bookAgainUrl(data)} className="link inline-flex min-h-11 items-center gap-2 text-small">
          <ArrowLeft aria-hidden size={17} className="shrink-0 rtl:-scale-x-100" />
          {t('back')}
        </a>
      )}
      <h1 className="mb-6 text-h1 desk:mb-9">{t('title')}</h1>
      {data === null && (
        <EmptyState
          title={t('empty.title')}
          action={
            <a href="/" className={buttonLook('primary')}>
              {t('empty.button')}
            </a>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {data !== null && data.quote === null && <UnavailableNotice data={data} />}
      {data !== null && data.quote !== null && <Ready key={data.address} data={data} first={data.quote} />}
    </div>
  );
}

function Ready({ data, first }: { readonly data: CheckoutData; readonly first: WireQuote }) {
  const [isProcessing, setProcessing] = useState(false);
  const code = useCode(data, first, isProcessing);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-7 desk:grid-cols-[minmax(0,1fr)_25rem]">
      <aside
        aria-label={t('summary.title')}
        className="rounded-panel border border-line bg-surface desk:sticky desk:top-[calc(var(--header)+1rem)] desk:order-2 desk:shadow-1"
      >
        <div className="desk:hidden">
          <FoldedSummary data={data} code={code} hasWayBack />
        </div>
        <div className="hidden p-5 desk:block">
          <Summary data={data} code={code} hasWayBack />
        </div>
      </aside>
      <CheckoutForm data={data} code={code} frame={pageFrame(setProcessing)} />
      {isProcessing && <Processing />}
      {code.failed && <CalculationError onClose={() => window.location.reload()} />}
    </div>
  );
}

export { CheckoutPage as Page };
