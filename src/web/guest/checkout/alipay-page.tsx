import { useEffect, useState } from 'react';
import { leavePage } from '#src/web/platform/analytics/data-layer.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { alipayReturnUrl } from '#src/contract/addresses/urls.ts';
import { PaymentSupportPopup } from './SupportLines.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Lantern } from '#src/web/ui/states/Lantern.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { t } from './alipay-texts.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

const FIRST_MS = 1500;
const LONGEST_MS = 10_000;
const LONG_MS = 30_000;

function nextPause(pause: number): number {
  return Math.min(LONGEST_MS, Math.round(pause * 1.4));
}

function useCheck({ token, state }: AlipayData) {
  const { api } = useApp();
  const [isFailed, setFailed] = useState(state === 'failed');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isFailed) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isHere = true;
    const ask = async (pause: number): Promise<void> => {
      const answer = await check(api, token);
      if (!isHere) return;
      if (answer.ok && answer.data.state !== 'pending') {
        const { url } = answer.data;
        if (url === null) return setFailed(true);
        return leavePage(() => window.location.replace(url));
      }
      timer = setTimeout(() => void ask(nextPause(pause)), pause);
    };
    timer = setTimeout(() => void ask(nextPause(FIRST_MS)), FIRST_MS);
    const long = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
      clearTimeout(long);
    };
  }, [api, token, isFailed]);
  return { isFailed, isLong };
}

function AlipayPage({ data }: { readonly data: AlipayData }) {
  const { isFailed, isLong } = useCheck(data);
  return (
    <div className="shell grid justify-items-center py-12">
      {isFailed ? (
        <EmptyState
          heading="h1"
          title={t('failed.title')}
          action={
            <a href="/" className={buttonLook('primary')}>
              {t('failed.button')}
            </a>
          }
        >
          {data.message === '' ? t('failed.text') : data.message}
        </EmptyState>
      ) : (
        <div className="grid w-full max-w-xl justify-items-center gap-4 text-center">
          <Lantern className="h-24 w-auto" />
          <h1 className="text-h2">{t('waiting.title')}</h1>
          <p role="status" className="text-ink-2">
            {t('waiting.text')}
          </p>
          <span
            aria-hidden
            className="needs-script size-6 animate-spin rounded-full border-3 border-brand border-e-transparent"
          />
          {isLong && (
            <div className="text-start">
              <Banner tone="info">{t('long.text')}</Banner>
            </div>
          )}
          <p className="flex flex-wrap justify-center gap-x-6">
            <a href={alipayReturnUrl(data.token)} data-reload className="link inline-flex min-h-11 items-center">
              {t('again')}
            </a>
            <button type="button" className="link needs-script min-h-11" onClick={() => openPopup('payment-support')}>
              {t('support')}
            </button>
          </p>
        </div>
      )}
      <PaymentSupportPopup />
    </div>
  );
}

export { AlipayPage as Page };

// /payment/alipay?token=…: where Alipay sends a guest back to (payment-alipay).

interface AlipayData {
  readonly token: string;
  readonly state: 'pending' | 'failed';
  readonly message: string;
}

/**
 * Asks for the payment's result, which also applies it; the rest of the address is ignored
 * (docs/domain/checkout.md#provider-state).
 */
function check(api: Api, token: string) {
  return api('payment/alipay-check', { token });
}

/** Paid redirects to the booking, failed to checkout; only a pending payment is a page. */
export async function load({ api, url }: PageInput): Promise<PageResult<AlipayData>> {
  const token = url.searchParams.get('token') ?? '';
  if (!/^[A-Za-z0-9_-]{22,128}$/.test(token)) return { kind: 'missing', what: 'page' };
  const answer = await check(api, token);
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!answer.ok) {
    const isBusy = answer.kind === 'network' || (answer.kind === 'refusal' && isPassing(answer.error.code));
    // Provider or server is unreachable: the result is unknown, so no second payment is offered.
    return isBusy ? { kind: 'page', data: { token, state: 'pending', message: '' }, head } : failed(answer);
  }
  const { state, url: onward, message } = answer.data;
  if (state !== 'pending' && onward !== null) return { kind: 'redirect', to: onward, status: 302 };
  return { kind: 'page', data: { token, state: state === 'failed' ? 'failed' : 'pending', message }, head };
}

function isPassing(code: string): boolean {
  return code === 'unavailable' || code === 'too-many-requests' || code === 'payment-in-progress';
}
