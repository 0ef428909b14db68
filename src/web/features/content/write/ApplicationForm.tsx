import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import type { PageForm } from '#src/web/app/page-form.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from '#src/web/features/content/texts.ts';
import { Sent } from './Sent.tsx';
import { checkApplication, readApplication } from './written.ts';
import { WriteForm } from './WriteForm.tsx';

interface ApplicationFormProps {
  /** The form as the server posts it back to who has no script; null in the browser. */
  readonly posted: PageForm | null;
  /** It was sent without script. */
  readonly isSent: boolean;
}

/** Who wants to recommend experiences says who they are, and how people find them. */
export function ApplicationForm({ posted, isSent }: ApplicationFormProps) {
  const { api } = useApp();
  const [sent, setSent] = useState<string | null>(isSent ? t('apply.sent') : null);
  const form = useForm({
    read: readApplication,
    check: checkApplication,
    send: async (typed) => {
      const answer = await api('ambassador/apply', typed);
      if (!answer.ok) return failureTrouble(answer);
      setSent(answer.data.message);
      return null;
    },
  });
  if (sent !== null) return <Sent text={sent} />;
  const errorOf = (field: string) => form.errorOf(field) ?? posted?.errors[field];
  const text = (name: string, label: string, rest: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <TextField
      label={label}
      name={name}
      maxLength={80}
      defaultValue={posted?.values[name] ?? ''}
      error={errorOf(name)}
      required
      {...rest}
    />
  );
  return (
    <WriteForm form={form} posted={posted} submit={t('apply.submit')}>
      <div className="grid items-start gap-4 phone:grid-cols-2">
        {text('first_name', t('apply.firstName'), { autoComplete: 'given-name' })}
        {text('last_name', t('apply.lastName'), { autoComplete: 'family-name' })}
      </div>
      {text('email', t('write.email'), {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        maxLength: 254,
      })}
      {text('city', t('apply.city'), { autoComplete: 'address-level2' })}
      {text('audience', t('apply.audience'), { maxLength: 300, placeholder: t('apply.audienceExample') })}
      <TextArea
        label={t('apply.message')}
        note={t('apply.optional')}
        name="message"
        maxLength={1000}
        defaultValue={posted?.values['message'] ?? ''}
        error={errorOf('message')}
      />
    </WriteForm>
  );
}
