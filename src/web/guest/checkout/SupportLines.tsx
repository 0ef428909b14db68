import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from '#src/web/guest/texts.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';

export function SupportLines() {
  const { email, phone, whatsapp } = useApp().settings.brand.contacts;
  const lines = [
    { key: 'email', href: `mailto:${email}`, text: email, label: t('support.email'), Icon: Mail },
    { key: 'phone', href: `tel:${phone.replace(/\s/g, '')}`, text: phone, label: t('support.phone'), Icon: Phone },
    {
      key: 'whatsapp',
      href: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
      text: whatsapp,
      label: t('support.whatsapp'),
      Icon: MessageCircle,
    },
  ].filter(({ text }) => text !== '');
  return (
    <ul className="grid gap-1">
      {lines.map(({ key, href, text, label, Icon }) => (
        <li key={key}>
          <a href={href} className="flex min-h-11 items-center gap-3">
            <Icon aria-hidden size={19} className="shrink-0 text-brand" />
            <span className="min-w-0">
              <span className="block text-micro text-ink-2">{label}</span>
              <span className="link numbers break-words">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The popup `payment-support` (docs/reference/addresses.md#popups). Opened by `openPopup`. */
export function PaymentSupportPopup() {
  return (
    <Popup name="payment-support" title={t('paymentSupport.title')}>
      <div className="grid gap-5">
        <ul className="grid list-disc gap-2 ps-5">
          <li>{t('paymentSupport.once')}</li>
          <li>{t('paymentSupport.bank')}</li>
          <li>{t('paymentSupport.checking')}</li>
        </ul>
        <p>{t('paymentSupport.contact')}</p>
        <SupportLines />
      </div>
    </Popup>
  );
}
