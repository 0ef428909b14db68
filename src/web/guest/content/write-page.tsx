// Pages with a form: contact and the ambassador application. Rendered per visit: the form carries a CSRF token
// (docs/reference/texts.md#write-to-the-operator).
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { ContentPage } from './page.tsx';
import { load as loadContent, type ContentData } from './content.ts';
import { useState, type InputHTMLAttributes } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureFormError } from '#src/web/platform/api/failure-text.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { t } from './texts.ts';
import { Sent, WriteForm } from './WriteForm.tsx';
import { useSession } from '#src/web/platform/session/session.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';

const MESSAGE_MIN = 10;

function textsOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()])) as Record<Name, string>;
}

function feedbackTopics(): readonly string[] {
  return [
    t('write.topicBooking'),
    t('write.topicExperience'),
    t('write.topicPaying'),
    t('write.topicHosting'),
    t('write.topicSite'),
    t('write.topicOther'),
  ];
}

function readFeedback(form: HTMLFormElement) {
  return { ...textsOf(form, ['topic', 'message', 'email']), page: window.location.pathname };
}

/** Errors by field; a signed-in sender needs no email. */
function checkFeedback(
  { topic, message, email }: ReturnType<typeof readFeedback>,
  isLogin: boolean,
): Record<string, string> {
  const wrong = isLogin ? undefined : checkContact({ email }).email;
  return {
    ...(topic === '' && { topic: t('write.noTopic') }),
    ...(message.length < MESSAGE_MIN && { message: t('write.short', { min: MESSAGE_MIN }) }),
    ...(wrong !== undefined && { email: formErrorText(wrong) }),
  };
}

function readApplication(form: HTMLFormElement) {
  return textsOf(form, ['first_name', 'last_name', 'email', 'city', 'audience', 'message']);
}

function checkApplication(typed: ReturnType<typeof readApplication>): Record<string, string> {
  const contact = Object.entries(checkContact(typed)).map(([field, code]) => [field, formErrorText(code)] as const);
  return {
    ...Object.fromEntries(contact),
    ...(typed.city === '' && { city: t('apply.noCity') }),
    ...(typed.audience === '' && { audience: t('apply.noAudience') }),
  };
}

interface WriteData extends ContentData {
  readonly form: PageForm | null;
  readonly isSent: boolean;
}

/** `?sent=1` is where a form without script redirects. */
export async function load(input: PageInput): Promise<PageResult<WriteData>> {
  const content = await loadContent(input);
  if (content.kind !== 'page') return content;
  const isSent = input.url.searchParams.get('sent') === '1';
  return { ...content, data: { ...content.data, form: input.form ?? null, isSent } };
}

/** A line `:::feedback` or `:::apply` of the text is the form. */
export function Page({ data: { form, isSent, ...data } }: { readonly data: WriteData }) {
  const parts = {
    feedback: <FeedbackForm posted={form} isSent={isSent} />,
    apply: <ApplicationForm posted={form} isSent={isSent} />,
  };
  return <ContentPage data={data} parts={parts} />;
}

interface ApplicationFormProps {
  readonly posted: PageForm | null;
  readonly isSent: boolean;
}

function ApplicationForm({ posted, isSent }: ApplicationFormProps) {
  const { api } = useApp();
  const [sent, setSent] = useState<string | null>(isSent ? t('apply.sent') : null);
  const form = useForm({
    read: readApplication,
    check: checkApplication,
    send: async (typed) => {
      const answer = await api('ambassador/apply', typed);
      if (!answer.ok) return failureFormError(answer);
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

interface FeedbackFormProps {
  readonly posted: PageForm | null;
  readonly isSent: boolean;
}

/** A message to the operator; the reply goes to a signed-in sender's account email. */
function FeedbackForm({ posted, isSent }: FeedbackFormProps) {
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
      if (!answer.ok) return failureFormError(answer);
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
