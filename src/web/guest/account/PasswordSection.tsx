import { useState } from 'react';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { AccountSection, errorsOf, SectionForm } from './AccountSection.tsx';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';

const shortest = 8;

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return { form, current: text('current_password'), password: text('password'), passconf: text('passconf') };
}

function check({ current, password, passconf }: ReturnType<typeof read>): Record<string, string> {
  const short = password.length < shortest ? { password: formErrorText('password-short') } : {};
  return {
    ...(current === '' && { current_password: formErrorText('password-wrong') }),
    ...(password === '' ? { password: formErrorText('password-missing') } : short),
    ...(password !== passconf && { passconf: formErrorText('password-mismatch') }),
  };
}

interface PasswordSectionProps extends Pick<OwnAccount, 'detail'> {
  readonly posted: PageForm | null;
}

/** A new password by the current one, or a link for the first one. */
export function PasswordSection({ detail, posted }: PasswordSectionProps) {
  return detail.has_password ? (
    <ChangePassword posted={posted} />
  ) : (
    <FirstPassword email={detail.email} posted={posted} />
  );
}

function ChangePassword({ posted }: { readonly posted: PageForm | null }) {
  const { api } = useApp();
  const { path, navigate } = useNavigation();
  const [done, setDone] = useState('');
  const form = useForm({
    read,
    check,
    send: async ({ form: typed, current, password }) => {
      setDone('');
      const answer = await api('user/password-update', { current_password: current, password });
      if (!answer.ok) return failureTrouble(answer);
      typed.reset();
      setDone(answer.data.message);
      // The other devices are gone from the list.
      navigate(path, { replace: true });
      return null;
    },
  });
  const errorOf = errorsOf('password', form, posted);
  const field = (name: string, label: string, autoComplete: string, hint?: string) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete={autoComplete}
      maxLength={128}
      error={errorOf(name)}
      {...(hint === undefined ? {} : { hint })}
      required
    />
  );
  return (
    <AccountSection id="password" title={t('password.title')} text={t('password.text')}>
      <SectionForm act="password" posted={posted} form={form} done={done} submit={t('password.submit')}>
        {field('current_password', t('password.current'), 'current-password')}
        {field('password', t('password.new'), 'new-password', t('password.hint'))}
        {field('passconf', t('passconf'), 'new-password')}
      </SectionForm>
    </AccountSection>
  );
}

function FirstPassword({ email, posted }: { readonly email: string; readonly posted: PageForm | null }) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read: () => email,
    check: () => ({}),
    send: async () => {
      const answer = await api('user/password-reset-send', { email });
      if (!answer.ok) return failureTrouble(answer);
      setDone(answer.data.message);
      return null;
    },
  });
  return (
    <AccountSection id="password" title={t('password.title')} text={t('password.none')}>
      <SectionForm act="password-link" posted={posted} form={form} done={done} submit={t('password.link')}>
        {null}
      </SectionForm>
    </AccountSection>
  );
}
