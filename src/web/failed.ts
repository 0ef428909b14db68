import type { ApiFailure } from './api.ts';
import { isAskedWrongly } from './asked-wrongly.ts';
import type { PageResult } from './page.ts';

/**
 * The page for a call that failed: 404 when the server says the thing does not exist, else the error page with its
 * status (a missing error status counts as 500, spec 8).
 */
export function failed(answer: ApiFailure, what: 'city' | 'page' = 'page'): PageResult<never> {
  if (answer.kind === 'refusal') {
    const { code } = answer.error;
    if (code === 'city-not-found') return { kind: 'missing', what: 'city' };
    // An address that asks for something malformed asks for something that does not exist.
    if (isAskedWrongly(code)) return { kind: 'missing', what };
    return { kind: 'failed', status: code === 'unavailable' ? 503 : 500, reference: code };
  }
  return { kind: 'failed', status: answer.kind === 'network' ? 503 : 500, reference: null };
}
