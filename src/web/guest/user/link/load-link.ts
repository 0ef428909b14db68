// /user/confirm?token=…: the page of the link in a mail. Loading it changes nothing (docs/accounts.md#links-in-mails,
// docs/mails.md#mails-to-hosts).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** What was done a moment ago: by the button, or by the form of a browser without script. */
export type Did = CallOutput<'account/confirm'>['did'] | 'sent';

/** What the page needs; `link` is null for one that we never sent. */
export interface LinkData {
  readonly kind: 'link';
  readonly token: string;
  readonly link: CallOutput<'account/link'> | null;
  readonly did: Did | null;
  /** Why a posted form did nothing. */
  readonly trouble: string;
}

// The texts of all refusals come only to an address that has one.
async function refusedText(code: string): Promise<string> {
  const { errorText, isErrorCode } = await import('#src/contract/errors.ts');
  return isErrorCode(code) ? errorText(code) : '';
}

const dids: readonly Did[] = ['verify', 'join', 'nothing', 'sent'];

/** Asks what the link is good for now. */
export async function loadLink({ api, url }: PageInput): Promise<PageResult<LinkData>> {
  const { searchParams } = url;
  const token = searchParams.get('token') ?? '';
  const refused = searchParams.get('refused') ?? '';
  const trouble = refused === '' ? '' : await refusedText(refused);
  const did = dids.find((one) => one === searchParams.get('did')) ?? null;
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('account/link', { token });
  if (answer.ok) return { kind: 'page', data: { kind: 'link', token, link: answer.data, did, trouble }, head };
  const isLost = answer.kind === 'refusal' && ['link-invalid', 'bad-input'].includes(answer.error.code);
  if (!isLost) return failed(answer);
  return { kind: 'page', data: { kind: 'link', token, link: null, did: null, trouble: '' }, head, status: 404 };
}
