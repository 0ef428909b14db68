// The message for a failed call: the server's own sentence, or one of ours when there was no answer.
import { listingErrorText } from '#src/contract/errors/listing.ts';
import { hostText } from '#src/texts/translate.ts';
import type { ApiFailure } from './api.ts';
import { t } from '#src/web/ui/texts.ts';
import type { FormError } from '#src/web/ui/form/use-form.ts';

/** The sentence for a failed call (docs/reference/api.md#errors). */
export function failureText(failure: ApiFailure): string {
  // A call answers in the language of the site: what hosts read in their own came with the page.
  if (failure.kind === 'refusal') {
    const { code, message } = failure.error;
    return hostText('contract/errors', code) ?? hostText('contract/errors/listing-texts', code) ?? message;
  }
  if (failure.kind !== 'network') return listingErrorText('internal');
  return hostText('contract/errors', 'offline') ?? t('error.offline');
}

/** The same for a form: the fields that the server names are marked too. */
export function failureFormError(failure: ApiFailure): FormError {
  return { message: failureText(failure), fields: failure.kind === 'refusal' ? (failure.error.fields ?? {}) : {} };
}

/** True when a call was refused with this code. */
export function isRefusedAs(failure: ApiFailure, code: string): boolean {
  return failure.kind === 'refusal' && failure.error.code === code;
}
