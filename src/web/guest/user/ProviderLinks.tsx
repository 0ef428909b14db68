import { identityUrls } from '#src/contract/addresses/user-urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { type Provider, providerName, useNext, withNext } from '#src/web/platform/session/provider.ts';
import { t } from './texts.ts';
import type { ReactNode } from 'react';

const blue = '#4285f4';

const marks: Readonly<Record<Provider, ReactNode>> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path d="M17.66 6.34A8 8 0 0 0 5.07 8" stroke="#ea4335" />
      <path d="M5.07 8a8 8 0 0 0 0 8" stroke="#fbbc05" />
      <path d="M5.07 16a8 8 0 0 0 12.59 1.66" stroke="#34a853" />
      <path d="M17.66 17.66A8 8 0 0 0 20 12h-8" stroke={blue} />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path d="M16 6.6h-1.4A2.6 2.6 0 0 0 12 9.2v13.6M8.8 13h6.4" fill="none" stroke="#fff" strokeWidth="2.8" />
    </>
  ),
};

export function ProviderMark({ provider }: { readonly provider: Provider }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={20} height={20} className="shrink-0">
      {marks[provider]}
    </svg>
  );
}

/** Provider logins as links, also without script; empty without any (docs/domain/accounts.md#google-and-facebook). */
export function ProviderLinks({ inPopup }: { readonly inPopup: boolean }) {
  const { logins } = useApp().settings;
  const next = useNext();
  if (logins.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-small text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {logins.map((provider) => (
        <ProviderLink key={provider} provider={provider} next={next} inPopup={inPopup} />
      ))}
    </div>
  );
}

interface ProviderLinkProps {
  readonly provider: Provider;
  readonly next: string | null;
  readonly inPopup: boolean;
}

function ProviderLink({ provider, next, inPopup }: ProviderLinkProps) {
  // Facebook is explained first, in a popup or on a page.
  const href = provider === 'facebook' ? '/user/facebook' : identityUrls(provider).begin;
  return (
    <a
      href={withNext(href, next)}
      className={buttonLook('secondary', 'medium', true)}
      onClick={(event) => {
        if (inPopup && provider === 'facebook' && openPopup('facebook-login')) event.preventDefault();
      }}
    >
      <ProviderMark provider={provider} />
      {t('provider.continue', { site: providerName(provider) })}
    </a>
  );
}
