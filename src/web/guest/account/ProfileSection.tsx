import { useState } from 'react';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { loadSession } from '#src/web/platform/session/session.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PhoneField } from '#src/web/ui/form/PhoneField.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { AccountSection, errorsOf, SectionForm } from './AccountSection.tsx';
import type { OwnAccount } from './load.ts';
import { t } from './texts.ts';

function read(form: HTMLFormElement) {
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

/** Name and phone number. */
export function ProfileSection({ detail, dialCodes, posted }: ProfileSectionProps) {
  const { api } = useApp();
  const [done, setDone] = useState('');
  const [code, setCode] = useState(detail.isd_code === '' ? '' : `+${detail.isd_code}`);
  const form = useForm({
    read,
    check: (values) => {
      const wrong = Object.entries(checkContact({ ...values, email: detail.email }));
      // Nobody has to find a last name for an account that has none.
      const left = wrong.filter(([field]) => field !== 'last_name' || detail.last_name !== '');
      return Object.fromEntries(left.map(([field, refused]) => [field, formErrorText(refused)]));
    },
    send: async (values) => {
      setDone('');
      const answer = await api('user/detail-update', values);
      if (!answer.ok) return failureTrouble(answer);
      setDone(answer.data.message);
      // The name stands in the menu as well.
      await loadSession(api);
      return null;
    },
  });
  const errorOf = errorsOf('profile', form, posted);
  const codes = dialCodes.map(({ name, isd }) => ({ value: `+${isd}`, label: `${name} (+${isd})` }));
  const known =
    codes.some(({ value }) => value === code) || code === '' ? codes : [{ value: code, label: code }, ...codes];
  return (
    <AccountSection id="profile" title={t('profile.title')} text={t('profile.text')}>
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
          codes={[{ value: '', label: t('profile.noCode') }, ...known]}
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
