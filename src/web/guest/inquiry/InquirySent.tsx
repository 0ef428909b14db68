import { MailCheck, Send } from 'lucide-react';
import { inquiryUrl } from '#src/contract/addresses/urls.ts';
import type { SentInquiry } from './inquiry.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { closePopup } from '#src/web/ui/popup/popup.ts';
import { t } from './texts.ts';

export function InquirySent({ inquiry, host }: { readonly inquiry: SentInquiry; readonly host: string }) {
  const isMail = inquiry.email !== null;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
        {isMail ? <MailCheck aria-hidden size={28} /> : <Send aria-hidden size={26} />}
      </span>
      <p role="status" className="text-lead font-medium wrap-anywhere">
        {isMail ? t('sent.mail', { email: inquiry.email ?? '' }) : t('sent.host', { host })}
      </p>
      <p className="text-ink-2">{t(isMail ? 'sent.mailText' : 'sent.hostText')}</p>
      {isMail ? (
        <Button full onClick={() => closePopup('inquiry-sent')}>
          {t('sent.close')}
        </Button>
      ) : (
        <a href={inquiryUrl(inquiry.id)} className={buttonLook('primary', 'medium', true)}>
          {t('sent.see')}
        </a>
      )}
    </div>
  );
}
