import { useState } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import type { PageForm } from '#src/web/app/page-form.ts';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useSession } from '#src/web/session/session.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from '#src/web/features/content/texts.ts';
import { checkFeedback, feedbackTopics, readFeedback } from './written.ts';
import { Sent } from './Sent.tsx';
import { WriteForm } from './WriteForm.tsx';

interface FeedbackFormProps {
  /** The form as the server posts it back to who has no script; null in the browser. */
  readonly posted: PageForm | null;
  /** It was sent without script. */
  readonly isSent: boolean;
}

/** A word to the operator; who is logged in is answered at the account's address. */
export function FeedbackForm({ posted, isSent }: FeedbackFormProps) {
  const { api } = useApp();
  const { isLogin } = useSession();
  const [sent, setSent] = useState<string | null>(isSent ? t('write.sent') : null);
  const form = useForm({
    read: readFeedback,
    check: (typed) => checkFeedback(typed, isLogin),
    send: async ({ email, ...typed }) => {
      const page = typed.page === '' ? {} : { page: typed.page };
      const { topic, message } = typed;
      const answer = await api('feedback/save', { topic, message, ...page, ...(!isLogin && { email }) });
      if (!answer.ok) return failureTrouble(answer);
      setSent(answer.data.message);
      return null;
    },
  });
  if (sent !== null) return <Sent text={sent} onAgain={() => setSent(null)} />;
  const errorOf = (field: string) => form.errorOf(field) ?? posted?.errors[field];
  const topics = feedbackTopics();
  return (
    <WriteForm form={form} posted={posted} submit={t('write.submit')}>
      <Select
        label={t('write.topic')}
        name="topic"
        options={[{ value: '', label: t('write.choose') }, ...topics.map((text) => ({ value: text, label: text }))]}
        defaultValue={posted?.values['topic'] ?? ''}
        error={errorOf('topic')}
        required
      />
      <TextArea
        label={t('write.message')}
        name="message"
        className="min-h-32"
        maxLength={1000}
        hint={t('write.messageHint')}
        defaultValue={posted?.values['message'] ?? ''}
        error={errorOf('message')}
        required
      />
      {!isLogin && (
        <TextField
          label={t('write.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint={t('write.emailHint')}
          defaultValue={posted?.values['email'] ?? ''}
          error={errorOf('email')}
          required
        />
      )}
    </WriteForm>
  );
}
