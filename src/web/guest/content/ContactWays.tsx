import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from './texts.ts';

/** How to reach a person: email, phone and, where there is one, WhatsApp, each as one large link. A mail begins with the page that it was written from. */
export function ContactWays({ title }: { readonly title: string }) {
  const { email, phone, whatsapp } = useApp().settings.brand.contacts;
  return (
    <div>
      <ul className="grid gap-3 tablet:grid-cols-3">
        <Way
          href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
          icon={<Mail aria-hidden size={20} />}
          title={t('contact.email')}
          text={email}
        />
        <Way
          href={`tel:${phone.replaceAll(' ', '')}`}
          icon={<Phone aria-hidden size={20} />}
          title={t('contact.phone')}
          text={phone}
        />
        {whatsapp !== '' && (
          <Way
            href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
            icon={<MessageCircle aria-hidden size={20} />}
            title={t('contact.whatsapp')}
            text={whatsapp}
          />
        )}
      </ul>
    </div>
  );
}

interface WayProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

function Way({ href, icon, title, text }: WayProps) {
  return (
    <li>
      <a
        href={href}
        className="plain flex h-full min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-4 transition-colors duration-(--hover) hover:border-ink-2 hover:bg-sand"
      >
        <span className="text-brand">{icon}</span>
        <span className="min-w-0">
          <span className="block text-small font-bold">{title}</span>
          <span className="block text-small wrap-anywhere text-ink-2">{text}</span>
        </span>
      </a>
    </li>
  );
}
