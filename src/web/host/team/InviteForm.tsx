import { useRef } from 'react';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Role, Team } from './load.ts';
import { t } from './texts.ts';

interface InviteFormProps {
  readonly team: Team;
  readonly onSaid: (text: string) => void;
}

const read = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), role: String(data.get('role') ?? '') as Role };
};
const check = ({ email }: ReturnType<typeof read>): Record<string, string> =>
  email === '' ? { email: t('invite.missing') } : {};

/** Invites somebody by address, in a role that says what it may do. */
export function InviteForm({ team: { host, roles }, onSaid }: InviteFormProps) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    read,
    check,
    send: async (values) => {
      const answer = await api('team/invite', { host_id: host.id, ...values });
      if (!answer.ok) return failureTrouble(answer);
      element.current?.reset();
      onSaid(answer.data.message);
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
