// What is said when a call did not go well: the server's own sentence, or one of ours when nothing came back.
import { errorText, isErrorCode } from '#src/contract/errors.ts';
import { isHostLocale, locale } from '#src/texts/locale.ts';
import type { ApiFailure } from './api.ts';
import { t } from '../locale/t.ts';
import type { FormTrouble } from '../ui/form/use-form.ts';

/** The sentence for a failed call (docs/calls.md#errors). */
export function failureText(failure: ApiFailure): string {
  // A call answers in the language of the site.
  if (failure.kind === 'refusal') {
    const { code, message } = failure.error;
    return isHostLocale(locale()) && isErrorCode(code) ? errorText(code) : message;
  }
  return failure.kind === 'network' ? t('error.offline') : errorText('internal');
}

/** The same for a form: the fields that the server names are marked too. */
export function failureTrouble(failure: ApiFailure): FormTrouble {
  return { message: failureText(failure), fields: failure.kind === 'refusal' ? (failure.error.fields ?? {}) : {} };
}

/** True when a call was refused with this code. */
export function isRefusedAs(failure: ApiFailure, code: string): boolean {
  return failure.kind === 'refusal' && failure.error.code === code;
}
