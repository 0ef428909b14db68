// /dashboard/account: the account of the signed-in person (docs/reference/addresses.md#paths).
import type { CallOutput } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

const dones = [
  'profile',
  'address',
  'password',
  'password-link',
  'device',
  'devices',
  'factor-off',
  'notices',
  'picture',
  'picture-remove',
  'delete-send',
  'disconnect',
] as const;
// The provider errors that this page can show.
const refusals = [
  'facebook-failed',
  'google-failed',
  'identity-cancelled',
  'identity-down',
  'identity-second',
  'identity-taken',
] as const;
type Done = (typeof dones)[number];

export interface OwnAccount {
  readonly kind: 'own';
  readonly detail: CallOutput<'user/detail'>;
  readonly sessions: CallOutput<'account/sessions'>['data'];
  readonly dialCodes: CallOutput<'country/isd'>['data'];
  readonly factor: CallOutput<'account/factor'>;
  readonly passkeys: CallOutput<'account/passkeys'>;
  readonly identities: CallOutput<'account/identities'>;
  /** The error code of a provider login, or that it is connected. */
  readonly refused: (typeof refusals)[number] | null;
  readonly isConnected: boolean;
  readonly notices: CallOutput<'account/notices'>['topics'];
  readonly reminders: CallOutput<'reminder/detail'>;
  readonly obstacles: CallOutput<'account/deletion'>['obstacles'];
  readonly done: Done | null;
  readonly form: PageForm | null;
}

export type AccountData = OwnAccount | { readonly kind: 'signed-out' };

export async function load({ api, form, url }: PageInput): Promise<PageResult<AccountData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const [detail, sessions, factor, passkeys, identities, notices, reminders, deletion, codes] = await Promise.all([
    api('user/detail', {}),
    api('account/sessions', {}),
    api('account/factor', {}),
    api('account/passkeys', {}),
    api('account/identities', {}),
    api('account/notices', {}),
    api('reminder/detail', {}),
    api('account/deletion', {}),
    api('country/isd', {}),
  ]);
  if (!detail.ok) {
    const isSignedOut = detail.kind === 'refusal' && detail.error.code === 'unauthorized';
    return isSignedOut ? { kind: 'page', data: { kind: 'signed-out' }, head } : failed(detail);
  }
  if (!sessions.ok) return failed(sessions);
  if (!factor.ok) return failed(factor);
  if (!passkeys.ok) return failed(passkeys);
  if (!identities.ok) return failed(identities);
  if (!notices.ok) return failed(notices);
  if (!reminders.ok) return failed(reminders);
  if (!deletion.ok) return failed(deletion);
  // Without the list of dial codes a number can still be typed with its own.
  const dialCodes = codes.ok ? codes.data.data : [];
  const done = dones.find((one) => one === url.searchParams.get('done')) ?? null;
  const data = {
    done,
    detail: detail.data,
    sessions: sessions.data.data,
    factor: factor.data,
    passkeys: passkeys.data,
    identities: identities.data,
    refused: refusals.find((one) => one === url.searchParams.get('refused')) ?? null,
    isConnected: url.searchParams.get('done') === 'connected',
    notices: notices.data.topics,
    reminders: reminders.data,
    obstacles: deletion.data.obstacles,
    dialCodes,
    form: form ?? null,
  };
  return { kind: 'page', data: { kind: 'own', ...data }, head };
}
