import { t } from '../../locale/t.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { pathBeforeLogin, pathLog } from '#src/web/router/path-history.ts';
import { LoginForm } from './LoginForm.tsx';
import { LinkPage } from './link/LinkPage.tsx';
import type { LoginData, UserData } from './load.ts';

/** Login as a page, or the page of a mail's link. */
export function UserPage({ data }: { readonly data: UserData }) {
  return data.kind === 'link' ? <LinkPage data={data} /> : <LoginPage data={data} />;
}

function LoginPage({ data }: { readonly data: LoginData }) {
  const { navigate } = useNavigation();
  const onDone = (): void => navigate(data.next ?? pathBeforeLogin(pathLog()), { replace: true });
  return (
    <div className="shell grid max-w-[30rem] gap-6 py-14">
      <h1 className="text-h1">{t('login.title')}</h1>
      <p className="text-ink-2">{t('login.lead')}</p>
      <LoginForm onDone={onDone} posted={data.form} />
    </div>
  );
}
