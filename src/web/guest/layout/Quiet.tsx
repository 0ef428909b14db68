// Header and footer of pages without distractions, such as checkout (docs/reference/addresses.md#quiet, ADR 023).
import { Lock } from 'lucide-react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from '#src/web/guest/texts.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Logo } from './Logo.tsx';
import { PaymentMarks } from '#src/web/guest/checkout/payment/PaymentMarks.tsx';
import { quietLinks } from './menu-links.ts';

export function QuietHeader() {
  const { brand } = useApp().settings;
  return (
    <header className="site-header border-b border-line bg-surface">
      <div className="shell flex min-h-(--header) flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
        <a
          href="/"
          aria-label={t('menu.home', { brand: brand.name })}
          className="-ms-1 inline-flex min-h-11 items-center rounded-chip px-1"
        >
          <Logo brand={brand} />
        </a>
        <p className="flex items-center gap-2 text-small font-medium">
          <Lock aria-hidden size={16} className="shrink-0 text-success" />
          {t('quiet.secure')}
        </p>
      </div>
    </header>
  );
}

export function QuietFooter() {
  const { settings } = useApp();
  const { brand, mode, isTrial = false, payment } = settings;
  const links = [...quietLinks(settings), { title: brand.contacts.email, url: `mailto:${brand.contacts.email}` }];
  return (
    <footer className="mt-12 border-t border-line bg-sand">
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ title, url }) => (
            <li key={url}>
              <a href={url} className="link inline-flex min-h-11 items-center text-small">
                {title}
              </a>
            </li>
          ))}
        </ul>
        <LanguageChoice />
        <PaymentMarks methods={payment.methods} />
      </div>
      {mode === 'demo' && (
        <p className="bg-marigold-soft px-4 py-3 text-center text-small font-medium text-marigold-ink">
          {t(isTrial ? 'footer.trial' : 'footer.demo')}
        </p>
      )}
    </footer>
  );
}
