import { identityUrls, userUrls } from '#src/contract/addresses/user-urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { UserLink } from '#src/web/features/user/UserLink.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { providerName, useNext, withNext } from '#src/web/session/provider.ts';
import { t } from '#src/web/features/user/texts.ts';

/** What logging in with Facebook does, before anybody goes there (docs/routes.md#popups). */
export function FacebookLogin({ inPopup }: { readonly inPopup: boolean }) {
  const next = useNext();
  return (
    <div className="grid gap-5">
      <ul className="grid list-disc gap-2 ps-5 text-ink-2">
        <li>{t('provider.facebook.gets')}</li>
        <li>{t('provider.facebook.posts')}</li>
        <li>{t('provider.facebook.mail')}</li>
      </ul>
      <a
        href={withNext(identityUrls('facebook').begin, next)}
        className={buttonLook('primary', 'medium', true)}
        data-first-focus
      >
        <ProviderMark provider="facebook" />
        {t('provider.continue', { site: providerName('facebook') })}
      </a>
      <UserLink href={userUrls.login} popup={inPopup ? 'login' : undefined} className="justify-self-center text-small">
        {t('provider.facebook.back')}
      </UserLink>
    </div>
  );
}
