import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useApp } from '../app/app-context.tsx';
import { t } from './t.ts';

/** How to reach the support: phone, WhatsApp, mail (spec 2: support contact). */
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
