import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { AccountSection } from './AccountSection.tsx';
import { AskLogin } from '#src/web/session/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/session/use-reload-on-login.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { ConnectedSection } from './connected/ConnectedSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { FactorSection } from './factor/FactorSection.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PasskeySection } from './passkey/PasskeySection.tsx';
import type { AccountData, OwnAccount } from './load.ts';
import { PictureSection } from './picture/PictureSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { t } from './texts.ts';

/** The own account in plain sections: who I am, how I log in, and where I am logged in. */
export function AccountPage({ data }: { readonly data: AccountData }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
        <h1 className="text-h1">{t('title')}</h1>
        {data.kind === 'stranger' ? (
          <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
        ) : (
          <Sections data={data} />
        )}
      </div>
    </div>
  );
}

function Sections({ data }: { readonly data: OwnAccount }) {
  useReloadOnLogin();
  const { detail, sessions, factor, passkeys, identities, notices, obstacles, dialCodes, form, done } = data;
  return (
    <>
      {done !== null && <Banner tone="success">{t(`done.${done}`)}</Banner>}
      <PictureSection detail={detail} posted={form} />
      <ProfileSection detail={detail} dialCodes={dialCodes} posted={form} />
      <EmailSection detail={detail} posted={form} />
      <PasswordSection detail={detail} posted={form} />
      <FactorSection factor={factor} hasPassword={detail.has_password} posted={form} />
      {passkeys.is_offered && <PasskeySection passkeys={passkeys.data} hasPassword={detail.has_password} />}
      <ConnectedSection
        identities={identities}
        hasPassword={detail.has_password}
        posted={form}
        refused={data.refused}
        isDone={data.isConnected}
      />
      <DevicesSection sessions={sessions} posted={form} />
      <NoticesSection notices={notices} posted={form} />
      <AccountSection id="data" title={t('data.title')} text={t('data.text')}>
        <a href={userUrls.myData} download className={classNames(buttonLook('secondary'), 'justify-self-start')}>
          {t('data.download')}
        </a>
      </AccountSection>
      <DeletionSection obstacles={obstacles} posted={form} />
    </>
  );
}
