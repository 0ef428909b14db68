// A question to a host, as typed and as sent (docs/domain/inquiry.md#states).
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { t } from './texts.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';

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

/** What is wrong, by field; a logged-in user skips the contact fields (docs/domain/checkout.md#contact-fields). */
export function checkQuestion(typed: TypedQuestion, isLogin: boolean): Record<string, string> {
  const contact = isLogin ? {} : checkContact(typed);
  const wrong = Object.entries(contact).map(([field, code]) => [field, formErrorText(code)]);
  return {
    ...(typed.date === '' && { date: formErrorText('date-missing') }),
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

/** Whether a question of one's own is open already, and whether the slot is free. */
export type SlotCheck = Pick<CallOutput<'booking/inquiry-check'>, 'open' | 'is_free'> & {
  /** What was asked about has a time, so that "free" means that it can be booked at once. */
  readonly hasTime: boolean;
};

const REST_MS = 400;

/**
 * Looks at the slot a moment after the last change, as the form stands then: another date may have taken a time away.
 * Without an answer nothing is said: it only helps.
 */
export function useSlotCheck(courseId: number) {
  const { api } = useApp();
  const [found, setFound] = useState<SlotCheck | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = async ({ date, time, pax }: TypedQuestion): Promise<void> => {
    const key = `${date} ${time} ${pax}`;
    if (key === asked.current) return;
    asked.current = key;
    if (date === '') return setFound(null);
    const answer = await api('booking/inquiry-check', {
      course_id: courseId,
      date,
      pax,
      ...(time !== '' && { time }),
    });
    if (asked.current === key) setFound(answer.ok ? { ...answer.data, hasTime: time !== '' } : null);
  };
  const look = (form: HTMLFormElement): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(readQuestion(form)), REST_MS);
  };
  return { found, look };
}
