import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { answerConsent } from '#src/web/platform/analytics/consent.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from '#src/web/guest/texts.ts';
import { useSession } from '#src/web/platform/session/session.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Logo } from './Logo.tsx';
import { payMethods } from '#src/domain/payment/methods.ts';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { PaymentMarks } from '#src/web/guest/checkout/payment/PaymentMarks.tsx';
import { footerColumns, type MenuLink } from './menu-links.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

function Line(link: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <li>
      <a
        {...link}
        className="inline-flex min-h-11 min-w-11 items-center text-ink-2 hover:text-ink hover:underline underline-offset-4 wrap-anywhere"
      />
    </li>
  );
}

/** Links, support, social links, payment methods, and the demo notice (docs/reference/addresses.md#footer). */
export function Footer() {
  const { settings } = useApp();
  const { brand, mode, isTrial = false } = settings;
  const columns = footerColumns(settings);
  return (
    <footer className="mt-[clamp(2.5rem,1rem+6.5vw,7.5rem)] border-t border-line bg-sand">
      <div className="shell grid gap-x-6 py-6 tablet:grid-cols-2 tablet:gap-y-10 tablet:py-14 desk:grid-cols-[1.5fr_1fr_1fr_1.2fr]">
        <div className="max-w-80 pb-3">
          <Logo brand={brand} />
          {brand.tagline !== '' && <p className="mt-4 text-ink-2 max-tablet:hidden">{brand.tagline}.</p>}
          <Social links={brand.social} />
        </div>
        <Column title={settings.menus?.discover.title ?? t('footer.discover')} links={columns.discover} />
        <Column title={settings.menus?.company.title ?? t('footer.company')} links={columns.company}>
          <LoginLine />
        </Column>
        <Support contacts={brand.contacts} hasHelp={settings.contentPages.includes('faq')} />
      </div>
      <div className="border-t border-line">
        <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 tablet:py-6">
          <p className="text-small text-ink-2">{t('footer.deposit', { brand: brand.name })}</p>
          <LanguageChoice />
          {settings.analyticsIds.length > 0 && (
            <button
              type="button"
              className="needs-script link inline-flex min-h-11 items-center text-small"
              onClick={() => answerConsent(null)}
            >
              {t('consent.again')}
            </button>
          )}
          <PaymentMarks methods={mode === 'demo' ? payMethods : settings.payment.methods} />
        </div>
      </div>
      {mode === 'demo' && (
        <p className="bg-marigold-soft px-4 py-3 text-center text-small font-medium text-marigold-ink">
          {t(isTrial ? 'footer.trial' : 'footer.demo')}
        </p>
      )}
    </footer>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h2 className="unfolded">{title}</h2>
      <details className="fold-line">
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </>
  );
}

function Column({
  title,
  links,
  children,
}: {
  readonly title: string;
  readonly links: readonly MenuLink[];
  readonly children?: ReactNode;
}) {
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        {links.map((link) => (
          <Line key={link.url} href={link.url}>
            <Written>{link.title}</Written>
          </Line>
        ))}
        {children}
      </Fold>
    </nav>
  );
}

function LoginLine() {
  const { isLogin } = useSession();
  if (isLogin) return null;
  return (
    <Line
      href="/user/login"
      onClick={(event) => {
        event.preventDefault();
        openPopup('login');
      }}
    >
      {t('menu.login')}
    </Line>
  );
}

function Social({ links }: { readonly links: readonly { readonly name: string; readonly url: string }[] }) {
  return (
    <ul aria-label={t('footer.social')} className="flex flex-wrap gap-x-5 tablet:mt-5">
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="noopener" className="link inline-flex min-h-11 items-center text-small">
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface SupportProps {
  readonly contacts: ClientSettings['brand']['contacts'];
  readonly hasHelp: boolean;
}

function Support({ contacts: { phone, whatsapp, email }, hasHelp }: SupportProps) {
  return (
    <div>
      <Fold title={t('footer.support')}>
        <Line href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Line>
        {whatsapp !== '' && (
          <Line href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>
            {t('footer.whatsapp', { number: whatsapp })}
          </Line>
        )}
        <Line href={`mailto:${email}`}>{email}</Line>
        {hasHelp && <Line href={contentPageUrl('faq')}>{t('footer.helpCentre')}</Line>}
      </Fold>
    </div>
  );
}
