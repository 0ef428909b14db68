// /user/verify, /user/sign-in, /user/reset, /user/address, /user/connect and /user/two-step with ?token=…: links that were asked for. Loading one
// changes nothing (docs/accounts.md#links-that-were-asked-for).
import type { CallOutput } from '#src/contract/types.ts';
import { ownPath } from '#src/contract/addresses/urls.ts';
import { mailedPurposes } from '#src/contract/addresses/user-urls.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { providerName } from '#src/web/platform/session/provider.ts';
import { t } from './texts.ts';

/** What the page needs; `link` is null for one that we never sent. */
export interface MailedData {
  readonly kind: 'mailed';
  readonly token: string;
  readonly link: CallOutput<'account/mailed'> | null;
  /** Where to go after a login: a path of this site; null for the bookings. */
  readonly next: string | null;
  /** For who has no script; null in the browser. */
  readonly form: PageForm | null;
}

/** Asks what the link is good for now. One that was mailed for something else than this page is none. */
export async function loadMailed({ api, url, params, form }: PageInput): Promise<PageResult<MailedData>> {
  const token = url.searchParams.get('token') ?? '';
  const answer = await api('account/mailed', { token });
  const isLost = !answer.ok && answer.kind === 'refusal' && ['link-invalid', 'bad-input'].includes(answer.error.code);
  if (!answer.ok && !isLost) return failed(answer);
  const purpose = mailedPurposes[params['auth'] ?? ''];
  const link = answer.ok && answer.data.purpose === purpose ? answer.data : null;
  const site = providerName(link?.provider);
  const isDone = form?.done !== undefined && form.done !== '';
  const name = isDone ? 'done' : link === null ? 'gone' : link.purpose;
  const head = { title: t(`${name}.title`, { site }), robots: 'noindex' } as const;
  const next = ownPath(url.searchParams.get('next'));
  const data: MailedData = { kind: 'mailed', token, link, next, form: form ?? null };
  return { kind: 'page', data, head, ...(link === null && !isDone && { status: 404 }) };
}
