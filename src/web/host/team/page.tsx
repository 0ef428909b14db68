// /dashboard/host-panel/team: a host's team, and everyone's own teams and invitations (docs/domain/hosts.md#teams).
import { useState } from 'react';
import { HostShell } from '#src/web/host/HostShell.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { InviteForm, OwnTeams, type Team, type Member, useChange, type Mine } from './TeamForms.tsx';
import { useReaderDate } from '#src/web/ui/text/reader-zone.ts';
import { t } from './texts.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

interface TeamData {
  readonly panel: Panel | null;
  readonly team: Team | null;
  readonly mine: Mine | null;
}

/** The host's team only with permission. */
export async function load(input: PageInput): Promise<PageResult<TeamData>> {
  const loaded = await loadPanel(input, 'team');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (panel === null) return { kind: 'page', data: { panel, team: null, mine: null }, head };
  const [mine, team] = await Promise.all([
    input.api('team/own-teams', {}),
    panel.host ? input.api('team/list', hostOf(panel)) : null,
  ]);
  if (!mine.ok) return failed(mine);
  if (team !== null && !team.ok) return failed(team);
  return { kind: 'page', data: { panel, team: team?.data ?? null, mine: mine.data }, head };
}

function TeamPage({ data: { panel, team, mine } }: { readonly data: TeamData }) {
  const [notice, setNotice] = useState('');
  const isOnlyInvited =
    panel !== null && panel.host === null && mine !== null && mine.invitations.length + mine.teams.length > 0;
  return (
    <>
      {isOnlyInvited && (
        <div className="pt-4 tablet:pt-5 desk:pt-9">
          {notice !== '' && <Banner tone="success">{notice}</Banner>}
          <OwnTeams mine={mine} onMessage={setNotice} />
        </div>
      )}
      <HostShell panel={panel} title={t('title')}>
        {(host) =>
          team && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              {notice !== '' && <Banner tone="success">{notice}</Banner>}
              <Content key={host.id} team={team} onMessage={setNotice} />
              {mine !== null && <OwnTeams mine={mine} onMessage={setNotice} />}
            </div>
          )
        }
      </HostShell>
    </>
  );
}

interface PartProps {
  readonly team: Team;
  readonly onMessage: (text: string) => void;
}

const section = 'grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-(--pad)';

function Content({ team, onMessage }: PartProps) {
  return (
    <>
      <section aria-labelledby="members" className={section}>
        <div>
          <h2 id="members" className="text-h3">
            {t('members.title')}
          </h2>
          <p className="text-ink-2 wrap-anywhere">{t('owner.line', { name: team.host.owner })}</p>
        </div>
        {team.members.length === 0 ? (
          <p className="text-ink-2">{t('members.none')}</p>
        ) : (
          <ul className="grid divide-y divide-line">
            {team.members.map((member) => (
              <MemberLine key={member.user_id} member={member} hostId={team.host.id} onMessage={onMessage} />
            ))}
          </ul>
        )}
        <NoScriptNote>{t('noScript')}</NoScriptNote>
      </section>
      <InviteForm team={team} onMessage={onMessage} />
      {team.invitations.length > 0 && <Invited team={team} onMessage={onMessage} />}
      <RolePermissions />
      {team.log.length > 0 && <Log team={team} />}
    </>
  );
}

function Invited({ team, onMessage }: PartProps) {
  const dateOf = useReaderDate();
  const { api } = useApp();
  const { busy, trouble, send } = useChange(onMessage);
  return (
    <section aria-labelledby="invited" className={section}>
      <h2 id="invited" className="text-h3">
        {t('open.title')}
      </h2>
      <FormMessage text={trouble} />
      <ul className="grid divide-y divide-line">
        {team.invitations.map(({ id, email, role, state, expires_at: until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{email}</p>
              <p className="text-small text-ink-2">
                {state === 'expired'
                  ? t('open.expired', { role: t(`role.${role}`) })
                  : t('open.until', { role: t(`role.${role}`), date: dateOf(until) })}
              </p>
            </div>
            <Button
              kind="secondary"
              size="small"
              className="needs-script"
              loading={busy}
              loadingLabel={t('busy')}
              aria-label={t('open.revokeOf', { email })}
              onClick={() => send(() => api('team/revoke', { host_id: team.host.id, invitation_id: id }))}
            >
              {t('open.revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Permissions by role (docs/domain/hosts.md#teams). */
function RolePermissions() {
  return (
    <section aria-labelledby="may" className={section}>
      <h2 id="may" className="text-h3">
        {t('may.title')}
      </h2>
      <dl className="grid gap-3">
        {(['guide', 'coordinator', 'manager', 'host'] as const).map((role) => (
          <div key={role} className="grid gap-x-4 tablet:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-bold">{t(`role.${role}`)}</dt>
            <dd className="text-ink-2">{t(`may.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Log({ team: { log } }: Pick<PartProps, 'team'>) {
  return (
    <details className={section}>
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">{t('log.title')}</summary>
      <ul className="grid gap-2 text-small">
        {log.map(({ at, by, what, who, from, to }) => {
          const names = { by: by || t('log.nobody'), who: who || t('log.nobody') };
          const roles = [from, to].map((role) => (role === null ? '–' : t(`role.${role}`)));
          return (
            <li key={`${at}${what}${who}`} className="wrap-anywhere">
              <span className="numbers text-ink-2">{dateText(at.slice(0, 10))}</span> {t(`log.${what}`, names)}{' '}
              <span className="text-ink-2">{t('log.roles', { from: roles[0] ?? '', to: roles[1] ?? '' })}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface MemberLineProps {
  readonly member: Member;
  readonly hostId: string;
  readonly onMessage: (text: string) => void;
}

/** A member: role choice, and removal with confirmation. */
function MemberLine({ member, hostId, onMessage }: MemberLineProps) {
  const { api } = useApp();
  const { busy, trouble, send } = useChange(onMessage);
  const [isAsking, setAsking] = useState(false);
  const { user_id: id, name, email, role, roles, since, is_me: isMe, can_remove: canRemove } = member;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
            <Written>{name}</Written>
            {isMe && <Badge tone="jade">{t('member.you')}</Badge>}
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">{email}</p>
          <p className="text-small text-ink-2">{t('member.since', { date: dateText(since.slice(0, 10)) })}</p>
        </div>
        {roles.length === 0 ? (
          <span className="font-medium">{t(`role.${role}`)}</span>
        ) : (
          <div className="w-full max-w-52">
            <Select
              label={t('member.role', { name })}
              value={role}
              options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
              aria-busy={busy || undefined}
              onChange={(event) => {
                const chosen = roles.find((one) => one === event.target.value);
                if (chosen !== undefined)
                  send(() => api('team/change', { host_id: hostId, user_id: id, role: chosen }));
              }}
            />
          </div>
        )}
      </div>
      <FormMessage text={trouble} />
      {canRemove &&
        (isAsking ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-small">{t('member.sureText', { name })}</p>
            <Button
              kind="danger"
              size="small"
              loading={busy}
              loadingLabel={t('busy')}
              onClick={() => send(() => api('team/remove', { host_id: hostId, user_id: id }))}
            >
              {t('member.sure')}
            </Button>
          </div>
        ) : (
          <Button
            kind="quiet"
            size="small"
            className="needs-script justify-self-start"
            aria-label={t('member.removeOf', { name })}
            onClick={() => setAsking(true)}
          >
            {t('member.remove')}
          </Button>
        ))}
    </li>
  );
}

export { TeamPage as Page };
