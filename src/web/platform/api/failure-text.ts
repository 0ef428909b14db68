// The message of a failed call: the server's text, or a local one without a response.
import { listingErrorText } from '#src/contract/errors/listing.ts';
import { hostText } from '#src/texts/translate.ts';
import type { ApiFailure } from './api.ts';
import { t } from '#src/web/ui/texts.ts';
import type { FormError } from '#src/web/ui/form/use-form.ts';

/** See docs/reference/api.md#errors. */
export function failureText(failure: ApiFailure): string {
  // The server answers in the site's language; texts in a host's language came with the page.
  if (failure.kind === 'refusal') {
    const { code, message } = failure.error;
    return hostText('contract/errors', code) ?? hostText('contract/errors/listing-texts', code) ?? message;
  }
  if (failure.kind !== 'network') return listingErrorText('internal');
  return hostText('contract/errors', 'offline') ?? t('error.offline');
}

export function failureFormError(failure: ApiFailure): FormError {
  return { message: failureText(failure), fields: failure.kind === 'refusal' ? (failure.error.fields ?? {}) : {} };
}

export function isRefusedAs(failure: ApiFailure, code: string): boolean {
  return failure.kind === 'refusal' && failure.error.code === code;
}
