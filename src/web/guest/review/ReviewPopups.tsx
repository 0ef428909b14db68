import type { ReactNode } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { closePopup } from '#src/web/ui/popup/popup.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { t } from './texts.ts';
import type { Review } from './use-review.ts';

function Ask({ text, yes, no }: { readonly text: ReactNode; readonly yes: ReactNode; readonly no: ReactNode }) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">{text}</div>
      <div className="flex flex-wrap justify-end gap-3">
        {no}
        {yes}
      </div>
    </div>
  );
}

const close = () => void closePopup();

/** The popups of the page: asked before it is posted, tips, photos that are not ready, and how it ended. */
export function ReviewPopups({ review }: { readonly review: Review }) {
  const isSending = review.photos.list.some(({ state }) => state === 'sending');
  const notYet = (
    <Button kind="secondary" onClick={close}>
      {t('send.no')}
    </Button>
  );
  const yes = (withPrivate: boolean) => (
    <Button loading={review.busy} loadingLabel={t('private.posting')} onClick={() => void review.post(withPrivate)}>
      {t('send.yes')}
    </Button>
  );
  const done = (
    <Button full onClick={close}>
      {t('success.close')}
    </Button>
  );
  return (
    <>
      <Popup name="review-send" title={t('send.title')}>
        <Ask
          text={
            <>
              <p>{t('send.public')}</p>
              <p className="text-ink-2">{t('send.text')}</p>
            </>
          }
          yes={yes(false)}
          no={notYet}
        />
      </Popup>
      <Popup name="private-review-send" title={t('send.title')}>
        <Ask text={<p className="text-ink-2">{t('send.text')}</p>} yes={yes(true)} no={notYet} />
      </Popup>
      <Popup name="private-review-tips" title={t('tips.title')}>
        <ul className="mb-5 grid list-disc gap-2 ps-5">
          <li>{t('tips.1')}</li>
          <li>{t('tips.2')}</li>
          <li>{t('tips.3')}</li>
        </ul>
        <Button full onClick={close}>
          {t('tips.close')}
        </Button>
      </Popup>
      <Popup name="review-upload-warning" title={t('upload.title')}>
        <Ask
          text={<p>{t(isSending ? 'upload.sending' : 'upload.failed')}</p>}
          no={
            <Button kind="secondary" onClick={close}>
              {t('upload.wait')}
            </Button>
          }
          yes={
            <Button
              onClick={() => {
                close();
                review.setStep('private');
              }}
            >
              {t('upload.continue')}
            </Button>
          }
        />
      </Popup>
      <Popup name="review-success" title={t('success.title')}>
        <p>{t('success.text')}</p>
        {typeof review.saved?.coupon_code === 'string' && <p className="mt-2 text-ink-2">{t('success.code')}</p>}
        <div className="mt-5">{done}</div>
      </Popup>
    </>
  );
}

/** Says that there is a review already, over the page that says so as well. */
export function ExistsPopup() {
  return (
    <Popup name="review-exists" title={t('exists.title')}>
      <p className="mb-5">{t('exists.text')}</p>
      <Button full onClick={close}>
        {t('exists.close')}
      </Button>
    </Popup>
  );
}
