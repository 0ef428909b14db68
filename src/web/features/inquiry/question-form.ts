// A question to a host, as typed and as sent (product 7).
import { checkContact } from '#src/contract/contact-rules.ts';
import { errors } from '#src/contract/errors.ts';
import type { CallInput } from '#src/contract/types.ts';
import { t } from './t.ts';

const MESSAGE_MIN = 10;

/** Longest question, in characters. */
export const MESSAGE_MAX = 1000;

/** The question as it was typed. */
export interface TypedQuestion {
  readonly date: string;
  readonly time: string;
  readonly pax: number;
  readonly message: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Reads the form. */
export function readQuestion(form: HTMLFormElement): TypedQuestion {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  return {
    date: text('date'),
    time: text('time'),
    pax: Number(text('pax')),
    message: text('message'),
    email: text('email'),
    first_name: text('first_name'),
    last_name: text('last_name'),
  };
}

/** What is wrong, by field; a logged-in user skips the contact fields (spec 5). */
export function checkQuestion(typed: TypedQuestion, isLogin: boolean): Record<string, string> {
  const contact = isLogin ? {} : checkContact(typed);
  const wrong = Object.entries(contact).map(([field, code]) => [field, errors[code].text]);
  return {
    ...(typed.date === '' && { date: errors['date-missing'].text }),
    ...(typed.message.length < MESSAGE_MIN && { message: t('ask.short', { min: MESSAGE_MIN }) }),
    ...(Object.fromEntries(wrong) as Record<string, string>),
  };
}

/** What is sent. */
export function inquiryInput(
  { date, time, pax, message, email, first_name, last_name }: TypedQuestion,
  { courseId, isLogin }: { readonly courseId: number; readonly isLogin: boolean },
): CallInput<'booking/inquiry'> {
  return {
    course_id: courseId,
    date,
    pax,
    message,
    ...(time !== '' && { time }),
    ...(!isLogin && { email, first_name, last_name }),
  };
}
