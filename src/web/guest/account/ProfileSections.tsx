import { useState } from 'react';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { loadSession } from '#src/web/platform/session/session.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PhoneField } from '#src/web/ui/form/PhoneField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { AccountSection, errorsOf, SectionForm } from './AccountSection.tsx';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';
import { PasswordField } from '#src/web/ui/form/PasswordField.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';

const shortest = 8;

function readPassword(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  return { form, current: text('current_password'), password: text('password'), passconf: text('passconf') };
}

function checkPassword({ current, password, passconf }: ReturnType<typeof readPassword>): Record<string, string> {
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
    read: readPassword,
    check: checkPassword,
    send: async ({ form: typed, current, password }) => {
      setDone('');
      const answer = await api('user/password-update', { current_password: current, password });
      if (!answer.ok) return failureFormError(answer);
      typed.reset();
      setDone(answer.data.message);
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
      if (!answer.ok) return failureFormError(answer);
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

function readProfile(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    isd_code: text('isd'),
    phone: text('phone'),
  };
}

interface ProfileSectionProps extends Pick<OwnAccount, 'detail' | 'dialCodes'> {
  readonly posted: PageForm | null;
}

export function ProfileSection({ detail, dialCodes, posted }: ProfileSectionProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const [code, setCode] = useState(detail.isd_code === '' ? '' : `+${detail.isd_code}`);
  const form = useForm({
    read: readProfile,
    check: (values) => {
      const wrong = Object.entries(checkContact({ ...values, email: detail.email }));
      // An account without a last name stays valid.
      const left = wrong.filter(([field]) => field !== 'last_name' || detail.last_name !== '');
      return Object.fromEntries(left.map(([field, refused]) => [field, formErrorText(refused)]));
    },
    send: async (values) => {
      setDone('');
      const answer = await api('user/detail-update', values);
      if (!answer.ok) return failureFormError(answer);
      setDone(answer.data.message);
      await loadSession(api);
      return null;
    },
  });
  const errorOf = errorsOf('profile', form, posted);
  const codes = dialCodes.map(({ name, isd }) => ({ value: `+${isd}`, label: `${name} (+${isd})` }));
  const dialCode =
    codes.some(({ value }) => value === code) || code === '' ? codes : [{ value: code, label: code }, ...codes];
  return (
    <AccountSection id="profile" isFolded={false} title={t('profile.title')} text={t('profile.text')}>
      <SectionForm act="profile" posted={posted} form={form} done={done} submit={t('profile.submit')}>
        <div className="grid items-start gap-4 phone:grid-cols-2">
          <TextField
            label={t('profile.first')}
            name="first_name"
            autoComplete="given-name"
            maxLength={80}
            defaultValue={detail.first_name}
            error={errorOf('first_name')}
            required
          />
          <TextField
            label={t('profile.last')}
            name="last_name"
            autoComplete="family-name"
            maxLength={80}
            defaultValue={detail.last_name}
            error={errorOf('last_name')}
          />
        </div>
        <PhoneField
          label={t('profile.phone')}
          codeLabel={t('profile.code')}
          note={t('optional')}
          hint={t('profile.phoneHint')}
          codes={[{ value: '', label: t('profile.noCode') }, ...dialCode]}
          code={code}
          codeName="isd"
          name="phone"
          onCodeChange={setCode}
          maxLength={30}
          defaultValue={detail.phone}
          error={errorOf('phone')}
        />
      </SectionForm>
    </AccountSection>
  );
}

function readEmail(form: HTMLFormElement) {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

function checkEmail({ email, password }: ReturnType<typeof readEmail>): Record<string, string> {
  const wrong = checkContact({ email }).email;
  return {
    ...(wrong === undefined ? {} : { email: formErrorText(wrong) }),
    ...(password === '' ? { password: formErrorText('password-wrong') } : {}),
  };
}

interface EmailSectionProps extends Pick<OwnAccount, 'detail'> {
  readonly posted: PageForm | null;
}

/** The login email. A new one is confirmed by email; without a password it cannot change. */
export function EmailSection({ detail, posted }: EmailSectionProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const form = useForm({
    read: readEmail,
    check: checkEmail,
    send: async (values) => {
      setDone('');
      const answer = await api('user/detail-update', values);
      if (!answer.ok) return failureFormError(answer);
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
          <CurrentPassword label={t('password.current')} error={errorOf('password')} />
        </SectionForm>
      )}
    </AccountSection>
  );
}
