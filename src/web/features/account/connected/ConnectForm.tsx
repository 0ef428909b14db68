import { useRef } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { PageForm } from '#src/web/app/page-form.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import type { Provider } from '#src/web/session/provider.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { errorsOf } from '#src/web/features/account/AccountSection.tsx';
import { t } from '#src/web/features/account/texts.ts';

interface Site {
  readonly provider: Provider;
  readonly name: string;
}

interface ConnectFormProps {
  readonly sites: readonly Site[];
  readonly hasPassword: boolean;
  readonly posted: PageForm | null;
}

/**
 * Asks for the password where there is one, and goes to the provider. Without script the page comes again with a link to it: browsers
 * let a form lead to this site alone.
 */
export function ConnectForm({ sites, hasPassword, posted }: ConnectFormProps) {
  const { api } = useApp();
  const pressed = useRef<Site['provider'] | null>(null);
  const form = useForm({
    read: (node) => String(new FormData(node).get('password') ?? ''),
    check: (password): Readonly<Record<string, string>> =>
      hasPassword && password === '' ? { password: formErrorText('password-wrong') } : {},
    send: async (password) => {
      const provider = pressed.current ?? sites[0]?.provider;
      if (provider === undefined) return null;
      const answer = await api('account/identity-begin', { provider, ...(hasPassword && { password }) });
      if (!answer.ok) return failureTrouble(answer);
      location.assign(answer.data.url);
      return null;
    },
  });
  const errorOf = errorsOf('connect', form, posted);
  const isPosted = posted?.values['act'] === 'connect';
  const ready =
    isPosted && posted.leave !== undefined ? sites.find((one) => one.provider === posted.leave?.provider) : undefined;
  if (ready !== undefined && posted?.leave !== undefined)
    return (
      <Banner tone="info" title={t('connected.connect.ready', { site: ready.name })}>
        <a href={posted.leave.url} className={buttonLook('primary')}>
          {t('connected.connect.go', { site: ready.name })}
        </a>
      </Banner>
    );
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={form.submit}>
      {posted !== null && <input type="hidden" name="csrf" value={posted.csrf} />}
      <input type="hidden" name="act" value="connect" />
      <FormMessage text={form.message || (isPosted ? posted.trouble : null)} />
      {hasPassword && (
        <PasswordField
          label={t('connected.password')}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          error={errorOf('password')}
          required
        />
      )}
      <div className="flex flex-wrap gap-3">
        {sites.map(({ provider, name }) => (
          <Button
            key={provider}
            type="submit"
            name="provider"
            value={provider}
            kind="secondary"
            loading={form.busy && pressed.current === provider}
            loadingLabel={t('connected.busy')}
            disabled={form.busy}
            onClick={() => (pressed.current = provider)}
          >
            {t('connected.connect', { site: name })}
          </Button>
        ))}
      </div>
    </form>
  );
}
