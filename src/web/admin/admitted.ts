// Who is let into the back office: what a page's call says of its caller (docs/routes.md#back-office).
import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import type { CallName, CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { Head } from '#src/web/platform/router/head.ts';
import type { PageResult } from '#src/web/platform/router/page.ts';

/** The data of a page, or who is not shown it: a visitor, somebody who is no operator, or an operator whose work it is not. */
export type Admitted<T> =
  | { readonly kind: 'in'; readonly data: T }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'other-area' };

/** A page of the back office from the answer of its call. */
export function admittedPage<N extends CallName>(
  answer: ApiAnswer<N>,
  title: string,
): PageResult<Admitted<CallOutput<N>>> {
  const head: Head = { title, robots: 'noindex' };
  if (answer.ok) return { kind: 'page', data: { kind: 'in', data: answer.data }, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: { kind: 'signed-out' }, head };
  if (code === 'forbidden') return { kind: 'page', data: { kind: 'refused' }, head, status: 403 };
  if (code === 'other-area') return { kind: 'page', data: { kind: 'other-area' }, head, status: 403 };
  return failed(answer);
}
