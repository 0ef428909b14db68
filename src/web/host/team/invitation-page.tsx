import { adminUrl } from '#src/contract/addresses/urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { useReaderDate } from '#src/web/ui/text/reader-zone.ts';
import { t } from './texts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

/** Inviting host, role and one button. Opening the page changes nothing. */
function InvitationPage({ data: { seen, staff } }: { readonly data: InvitationData }) {
  useReloadOnLogin();
  return (
    <div className="shell py-10 desk:py-16">
      <div className="mx-auto max-w-2xl">
        {seen !== null && <Invitation seen={seen} />}
        {staff !== null && <StaffInvitation seen={staff} />}
        {seen === null && staff === null && <UnknownInvitation />}
      </div>
    </div>
  );
}

function UnknownInvitation() {
  const home = (
    <a href="/" className={buttonLook('secondary')}>
      {t('invited.home')}
    </a>
  );
  return (
    <EmptyState heading="h1" title={t('invited.lost')} action={home}>
      {t('invited.lostText')}
    </EmptyState>
  );
}

type Seen = NonNullable<InvitationData['seen']>;

function Invitation({ seen }: { readonly seen: Seen }) {
  const dateOf = useReaderDate();
  const { invitation, state } = seen;
  const { host_name: host, invited_by: by, role, expires_at: until } = invitation;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-panel border border-line bg-surface p-(--pad)">
      <div>
        <h1 className="text-h2 wrap-anywhere">{t('invited.line', { by, host, role: t(`role.${role}`) })}</h1>
        <p className="mt-2">{t(`may.${role}`)}</p>
        {state === 'open' && (
          <p className="mt-1 text-small text-ink-2">{t('invited.until', { date: dateOf(until) })}</p>
        )}
      </div>
      {state === 'open' ? <Take seen={seen} /> : <Ended state={state} isMine={seen.is_for_me} />}
    </article>
  );
}

function Ended({ state, isMine }: { readonly state: Exclude<Seen['state'], 'open'>; readonly isMine: boolean }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t(`invited.${state}`)}</p>
      {state === 'accepted' && isMine && (
        <a href={routes['dashboard-host-panel'].path} className={buttonLook('primary')}>
          {t('invited.panel')}
        </a>
      )}
    </div>
  );
}

function Take({ seen }: { readonly seen: Seen }) {
  const { api } = useApp();
  const { id } = seen.invitation;
  return (
    <TakeButton
      seen={seen}
      label={t('invited.accept')}
      next={routes['dashboard-host-panel'].path}
      accept={() => api('team/accept', { invitation_id: id })}
    />
  );
}

type StaffSeen = NonNullable<InvitationData['staff']>;

/** The same for a staff invitation, with its areas. */
function StaffInvitation({ seen }: { readonly seen: StaffSeen }) {
  const dateOf = useReaderDate();
  const { api } = useApp();
  const { id, state, invited_by: by, areas, expires_at: until } = seen;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-panel border border-line bg-surface p-(--pad)">
      <div>
        <h1 className="text-h2 wrap-anywhere">{t('staff.line', { by })}</h1>
        <p className="mt-2">{t('staff.areas', { areas: areas.map((area) => t(`staff.area.${area}`)).join(', ') })}</p>
        {state === 'open' && (
          <p className="mt-1 text-small text-ink-2">{t('invited.until', { date: dateOf(until) })}</p>
        )}
      </div>
      {state === 'open' ? (
        <TakeButton
          seen={seen}
          label={t('staff.accept')}
          next={adminUrl}
          accept={() => api('admin/staff-accept', { invitation_id: id })}
        />
      ) : (
        <p>{t(`invited.${state}`)}</p>
      )}
    </article>
  );
}

interface TakeButtonProps {
  readonly seen: Pick<Seen, 'is_for_me' | 'is_signed_in'>;
  readonly label: string;
  readonly next: string;
  readonly accept: () => Promise<ApiAnswer<'team/accept'> | ApiAnswer<'admin/staff-accept'>>;
}

function TakeButton({
  seen: { is_for_me: isMine, is_signed_in: isSignedIn },
  label,
  next: after,
  accept,
}: TakeButtonProps) {
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const take = (): void =>
    void run(async () => {
      const answer = await accept();
      if (!answer.ok) return failureText(answer);
      navigate(after);
      return null;
    });
  if (isMine)
    return (
      <div className="grid justify-items-start gap-4">
        <FormMessage text={trouble} />
        <NoScriptNote>{t('noScript')}</NoScriptNote>
        <Button size="large" className="needs-script" loading={busy} loadingLabel={t('busy')} onClick={take}>
          {label}
        </Button>
      </div>
    );
  if (isSignedIn)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('invited.other')}</p>
        <a href={routes['dashboard-account'].path} className={buttonLook('secondary')}>
          {t('invited.switch')}
        </a>
      </div>
    );
  const next = buildQuery({ next: path + search });
  return (
    <div className="grid gap-4">
      <p>{t('invited.loginText')}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`${userUrls.login}${next}`} className={buttonLook('primary')}>
          {t('invited.login')}
        </a>
        <a href={`${userUrls.signup}${next}`} className={buttonLook('secondary')}>
          {t('invited.signup')}
        </a>
      </div>
    </div>
  );
}

export { InvitationPage as Page };

// /team-invitation: an email link; opening it changes nothing (docs/domain/hosts.md#invitations).

type InvitationData = {
  readonly seen: CallOutput<'team/invitation'> | null;
  /** The link may be a staff invitation. */
  readonly staff: CallOutput<'admin/staff-invitation'> | null;
};

export async function load({ api, url }: PageInput): Promise<PageResult<InvitationData>> {
  const head = { title: t('invited.page'), robots: 'noindex' } as const;
  const token = url.searchParams.get('token') ?? '';
  const answer = await api('team/invitation', { token });
  if (answer.ok) return { kind: 'page', data: { seen: answer.data, staff: null }, head };
  const isLost = answer.kind === 'refusal' && ['team-invitation-not-found', 'bad-input'].includes(answer.error.code);
  if (!isLost) return failed(answer);
  const staff = await api('admin/staff-invitation', { token });
  if (staff.ok)
    return { kind: 'page', data: { seen: null, staff: staff.data }, head: { ...head, title: t('staff.page') } };
  return { kind: 'page', data: { seen: null, staff: null }, head, status: 404 };
}
