import { useState } from 'react';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { AccountSection, errorsOf, SectionForm } from './AccountSection.tsx';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

function check({ email, password }: ReturnType<typeof read>): Record<string, string> {
  const wrong = checkContact({ email }).email;
  return {
    ...(wrong === undefined ? {} : { email: formErrorText(wrong) }),
    ...(password === '' ? { password: formErrorText('password-wrong') } : {}),
  };
}

interface EmailSectionProps extends Pick<OwnAccount, 'detail'> {
  readonly posted: PageForm | null;
}

/** The address that one logs in with. A new one is asked for by its own mail; without a password there is nothing to change. */
export function EmailSection({ detail, posted }: EmailSectionProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read,
    check,
    send: async (values) => {
      setDone('');
      const answer = await api('user/detail-update', values);
      if (!answer.ok) return failureTrouble(answer);
      setDone(answer.data.message);
      return null;
    },
  });
  const errorOf = errorsOf('address', form, posted);
  const isPosted = posted?.values['act'] === 'address';
  return (
    <AccountSection id="email" title={t('email.title')} text={t('email.current', { email: detail.email })}>
      {detail.has_password && (
        <SectionForm act="address" posted={posted} form={form} done={done} submit={t('email.submit')}>
          <TextField
            label={t('email.new')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            hint={t('email.text')}
            error={errorOf('email')}
            defaultValue={isPosted ? posted.values['email'] : undefined}
            required
          />
          <PasswordField
            label={t('password.current')}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            error={errorOf('password')}
            required
          />
        </SectionForm>
      )}
    </AccountSection>
  );
}
