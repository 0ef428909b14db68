// What is typed into the forms of pages of text: a word to the operator, and an application as ambassador
// (docs/content.md#write-to-the-operator).
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { t } from '#src/web/features/content/texts.ts';

const MESSAGE_MIN = 10;

function textsOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()])) as Record<Name, string>;
}

/** What a word may be about. The chosen text is what is sent. */
export function feedbackTopics(): readonly string[] {
  return [
    t('write.topicBooking'),
    t('write.topicExperience'),
    t('write.topicPaying'),
    t('write.topicHosting'),
    t('write.topicSite'),
    t('write.topicOther'),
  ];
}

/** Reads the form; `page` is the path that it stands on. */
export function readFeedback(form: HTMLFormElement) {
  return { ...textsOf(form, ['topic', 'message', 'email']), page: window.location.pathname };
}

/** What is wrong, by field; who is logged in is asked for no address. */
export function checkFeedback(
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

/** Reads the application. */
export function readApplication(form: HTMLFormElement) {
  return textsOf(form, ['first_name', 'last_name', 'email', 'city', 'audience', 'message']);
}

/** What is missing, by field. */
export function checkApplication(typed: ReturnType<typeof readApplication>): Record<string, string> {
  const contact = Object.entries(checkContact(typed)).map(([field, code]) => [field, formErrorText(code)] as const);
  return {
    ...Object.fromEntries(contact),
    ...(typed.city === '' && { city: t('apply.noCity') }),
    ...(typed.audience === '' && { audience: t('apply.noAudience') }),
  };
}
