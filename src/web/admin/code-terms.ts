// What a form says of a code, as the calls take it (docs/back-office.md#discount-codes).
import type { CallInput } from '#src/contract/types.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { t } from './code-texts.ts';

/** The terms of a code with the reason. */
export type Terms = Omit<CallInput<'admin/code-save'>, 'code_id' | 'version' | 'code'>;

const textIn = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();
const numberIn = (data: FormData, name: string): number | null => {
  const text = textIn(data, name);
  return text === '' ? null : Number(text);
};
/** A field of date and time has neither seconds nor zone: it is of UTC. */
const instantIn = (data: FormData, name: string): string | null => {
  const text = textIn(data, name);
  return text === '' ? null : `${text.slice(0, 16)}:00Z`;
};
const idsIn = (text: string): number[] => (text === '' ? [] : text.split(/[\s,]+/).map(Number));

/** Reads the fields of terms. */
export function readTermsForm(data: FormData): Terms {
  const kind = textIn(data, 'kind') === 'percent' ? 'percent' : 'fixed';
  return {
    kind,
    amount: kind === 'fixed' ? numberIn(data, 'amount') : null,
    percent: kind === 'percent' ? numberIn(data, 'percent') : null,
    valid_from: instantIn(data, 'valid_from'),
    valid_until: instantIn(data, 'valid_until'),
    minimum_spend: numberIn(data, 'minimum_spend') ?? 0,
    max_uses: numberIn(data, 'max_uses'),
    max_uses_per_user: numberIn(data, 'max_uses_per_user') ?? 1,
    is_first_booking_only: data.get('is_first_booking_only') !== null,
    city_ids: data.getAll('city').map(Number),
    course_ids: idsIn(textIn(data, 'course_ids')),
    owner: textIn(data, 'owner'),
    reason: textIn(data, 'reason'),
  };
}

/** What the browser can see is wrong, by field. */
export function termsTrouble({ course_ids: courses, reason }: Terms): Record<string, string> {
  return {
    ...(courses.some((id) => !Number.isInteger(id) || id < 1) && { course_ids: t('field.number') }),
    ...(reason.length < reasonLength.least && { reason: t('field.reasonMissing') }),
  };
}

/** An instant as a field of date and time takes it; empty for none. */
export function fieldInstant(at: string | null): string {
  return at === null ? '' : at.slice(0, 16);
}
