import { useRef, useState } from 'react';
import { failureFormError, failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { useReaderDate } from '#src/web/ui/text/reader-zone.ts';
import { t } from './texts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { type Task, useTask } from '#src/web/ui/form/use-task.ts';

export type Team = CallOutput<'team/list'>;

export type Member = Team['members'][number];

type Role = Member['role'];

export type Mine = CallOutput<'team/own-teams'>;

interface OwnTeamsProps {
  readonly mine: Mine;
  readonly onMessage: (text: string) => void;
}

const section = 'mb-6 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-(--pad)';

export function OwnTeams({ mine: { teams, invitations }, onMessage }: OwnTeamsProps) {
  const dateOf = useReaderDate();
  const { api } = useApp();
  const { busy, trouble, send } = useChange(onMessage);
  const [leaving, setLeaving] = useState<string | null>(null);
  if (teams.length + invitations.length === 0) return null;
  return (
    <>
      <FormMessage text={trouble} />
      {invitations.length > 0 && (
        <section aria-labelledby="for-me" className={section}>
          <h2 id="for-me" className="text-h3">
            {t('invited.title')}
          </h2>
          <ul className="grid divide-y divide-line">
            {invitations.map(({ id, host_name: host, invited_by: by, role, expires_at: until }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="wrap-anywhere">{t('invited.line', { by, host, role: t(`role.${role}`) })}</p>
                  <p className="text-small text-ink-2">{t('invited.until', { date: dateOf(until) })}</p>
                </div>
                <Button
                  className="needs-script"
                  loading={busy}
                  loadingLabel={t('busy')}
                  aria-label={t('invited.acceptOf', { host })}
                  onClick={() => send(() => api('team/accept', { invitation_id: id }))}
                >
                  {t('invited.accept')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {teams.length > 0 && (
        <section aria-labelledby="my-teams" className={section}>
          <h2 id="my-teams" className="text-h3">
            {t('mine.title')}
          </h2>
          <ul className="grid divide-y divide-line">
            {teams.map(({ host_id: id, host_name: name, role }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <span className="min-w-0 wrap-anywhere">{t('mine.role', { role: t(`role.${role}`), name })}</span>
                {leaving === id ? (
                  <span className="flex flex-wrap items-center gap-3">
                    <span className="text-small">{t('mine.sureText', { name })}</span>
                    <Button
                      kind="danger"
                      size="small"
                      loading={busy}
                      loadingLabel={t('busy')}
                      onClick={() => send(() => api('team/leave', { host_id: id }))}
                    >
                      {t('mine.sure')}
                    </Button>
                  </span>
                ) : (
                  <Button
                    kind="quiet"
                    size="small"
                    className="needs-script"
                    aria-label={t('mine.leaveOf', { name })}
                    onClick={() => setLeaving(id)}
                  >
                    {t('mine.leave')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface InviteFormProps {
  readonly team: Team;
  readonly onMessage: (text: string) => void;
}

const read = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), role: String(data.get('role') ?? '') as Role };
};
const check = ({ email }: ReturnType<typeof read>): Record<string, string> =>
  email === '' ? { email: t('invite.missing') } : {};

export function InviteForm({ team: { host, roles }, onMessage }: InviteFormProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const answer = await api('team/invite', { host_id: host.id, ...values });
      if (!answer.ok) return failureFormError(answer);
      element.current?.reset();
      onMessage(answer.data.message);
      scrollTo({ top: 0 });
      navigate(path + search, { replace: true });
      return null;
    },
  });
  return (
    <section aria-labelledby="invite" className="needs-script rounded-panel border border-line bg-surface p-(--pad)">
      <h2 id="invite" className="mb-4 text-h3">
        {t('invite.title')}
      </h2>
      <form
        ref={element}
        noValidate
        method="post"
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={form.submit}
      >
        <FormMessage text={form.message} />
        <TextField
          label={t('invite.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          hint={t('invite.hint')}
          error={form.errorOf('email')}
        />
        <fieldset className="grid min-w-0 gap-2.5">
          <legend className="mb-1.5 text-small font-medium">{t('invite.role')}</legend>
          {roles.map((role, index) => (
            <RadioCard
              key={role}
              name="role"
              value={role}
              title={t(`role.${role}`)}
              detail={t(`may.${role}`)}
              defaultChecked={index === 0}
            />
          ))}
        </fieldset>
        <Button type="submit" className="justify-self-start" loading={form.busy} loadingLabel={t('busy')}>
          {t('invite.send')}
        </Button>
      </form>
    </section>
  );
}

interface Change extends Pick<Task, 'busy' | 'trouble'> {
  readonly send: (call: () => Promise<ApiAnswer<'team/change'>>) => void;
}

/** Sends a change, announces the result and reloads the page in any case. */
export function useChange(onMessage: (text: string) => void): Change {
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const send: Change['send'] = (call) =>
    void run(async () => {
      const answer = await call();
      if (!answer.ok) return failureText(answer);
      onMessage(answer.data.message);
      navigate(path + search, { replace: true });
      return null;
    });
  return { busy, trouble, send };
}
