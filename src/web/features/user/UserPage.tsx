import { t as site } from '#src/web/locale/texts.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { pathBeforeLogin, pathLog } from '#src/web/router/path-history.ts';
import { LinkPage } from './link/LinkPage.tsx';
import { MailedPage } from './mailed/MailedPage.tsx';
import { UserForm } from './UserForm.tsx';
import type { FormData, UserData } from './load.ts';
import { t } from './texts.ts';

/** The pages below /user: the popups as pages, and the pages of links in mails. */
export function UserPage({ data }: { readonly data: UserData }) {
  if (data.kind === 'link') return <LinkPage data={data} />;
  if (data.kind === 'mailed') return <MailedPage data={data} />;
  return (
    <div className="shell grid max-w-[30rem] gap-6 py-10 tablet:py-14">
      <h1 className="text-h1">{data.kind === 'login' ? site('login.title') : t(`${data.kind}.title`)}</h1>
      <PageBody data={data} />
    </div>
  );
}

function PageBody({ data: { kind, next, refused, sent, form } }: { readonly data: FormData }) {
  const { navigate } = useNavigation();
  const onDone = (): void => navigate(next ?? pathBeforeLogin(pathLog()), { replace: true });
  return (
    <>
      {kind === 'login' && <p className="text-ink-2">{t('login.lead')}</p>}
      <UserForm kind={kind} onDone={onDone} posted={form} refused={refused} sent={sent} />
    </>
  );
}
