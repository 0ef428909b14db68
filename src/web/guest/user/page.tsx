import { t as site } from '#src/web/guest/texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { pathBeforeLogin, pathLog } from '#src/web/platform/router/path-history.ts';
import { LinkPage, loadLink, type LinkData } from './LinkPage.tsx';
import { MailedPage, loadMailed, type MailedData } from './MailedPage.tsx';
import { UserForm } from './UserForm.tsx';
import { t } from './texts.ts';
import { mailedPurposes } from '#src/contract/addresses/user-urls.ts';
import { ownPath } from '#src/contract/addresses/urls.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { mailIn, refusalIn, type ProviderRefusal } from './provider-result.ts';

interface FormData {
  readonly kind: 'login' | 'signup' | 'forgot' | 'find' | 'facebook';
  /** The path after login; null returns to the previous page. */
  readonly next: string | null;
  /** The result of a provider login: an error, or that an email was sent. */
  readonly refused: ProviderRefusal | null;
  readonly sent: string | null;
  readonly form: PageForm | null;
}

type UserData = FormData | LinkData | MailedData;

const forms: Readonly<Record<string, FormData['kind']>> = {
  login: 'login',
  signup: 'signup',
  forgot: 'forgot',
  'find-booking': 'find',
  facebook: 'facebook',
};

/** `/user/{auth?}` and `/auth/{auth?}` (docs/reference/addresses.md#paths): the popups as pages, and email links. */
export async function load(input: PageInput): Promise<PageResult<UserData>> {
  const { params, url, form, settings } = input;
  const name = params['auth'] ?? 'login';
  if (name === 'confirm') return loadLink(input);
  if (Object.hasOwn(mailedPurposes, name)) return loadMailed(input);
  const kind = Object.hasOwn(forms, name) ? forms[name] : undefined;
  const isOffered = kind !== 'facebook' || settings.logins.includes('facebook');
  if (kind === undefined || !isOffered) return { kind: 'missing', what: 'page' };
  return {
    kind: 'page',
    data: {
      kind,
      next: ownPath(url.searchParams.get('next')),
      refused: await refusalIn(url),
      sent: mailIn(url),
      form: form ?? null,
    },
    head: { title: kind === 'login' ? site('login.title') : t(`${kind}.title`), robots: 'noindex' },
  };
}

function UserPage({ data }: { readonly data: UserData }) {
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

export { UserPage as Page };
