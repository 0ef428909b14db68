import { useEffect, useState } from 'react';
import { leavePage } from '#src/web/analytics/leave-page.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { check, type AlipayData } from './load.ts';
import { alipayReturnUrl } from '#src/contract/addresses/urls.ts';
import { PaymentSupportPopup } from '#src/web/popups/SupportLines.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { Lantern } from '#src/web/ui/states/Lantern.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { t } from './texts.ts';

const FIRST_MS = 1500;
const LONGEST_MS = 10_000;
// From here on people wonder whether something is wrong.
const LONG_MS = 30_000;

/** The pause before the next question: a little longer each time. */
function nextPause(pause: number): number {
  return Math.min(LONGEST_MS, Math.round(pause * 1.4));
}

/** Asks until the payment is settled, and goes on when it is. `isLong` after half a minute. */
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

/** What a guest sees between Alipay and the booking, while nobody knows yet (payment processing screen). */
export function AlipayPage({ data }: { readonly data: AlipayData }) {
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
