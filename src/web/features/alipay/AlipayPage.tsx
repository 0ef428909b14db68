import { alipayReturnUrl } from '#src/contract/urls.ts';
import { PaymentSupportPopup } from '../../popups/PaymentSupportPopup.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Lantern } from '../../ui/Lantern.tsx';
import { openPopup } from '../../ui/popup.ts';
import type { AlipayData } from './load.ts';
import { t } from './t.ts';
import { useCheck } from './use-check.ts';

/** What a guest sees between Alipay and the booking, while nobody knows yet (spec 2: payment processing screen). */
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
            className="needs-script size-6 animate-spin rounded-full border-3 border-brand border-r-transparent"
          />
          {isLong && (
            <div className="text-left">
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
