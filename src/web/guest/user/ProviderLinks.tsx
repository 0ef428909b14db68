import { identityUrls } from '#src/contract/addresses/user-urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { type Provider, providerName, useNext, withNext } from '#src/web/platform/session/provider.ts';
import { t } from './texts.ts';

/**
 * The ways to log in with an account elsewhere: links, so that they work without script. None where none is set up
 * (docs/accounts.md#google-and-facebook).
 */
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
  // What Facebook does is said first, in a popup or on a page of its own.
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
