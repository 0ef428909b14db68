// POST /dashboard/account without script (docs/domain/accounts.md#account-details). The next page reports, since the session may
// change.
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import { noticeTopics } from '#src/domain/account/notice-topics.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallResult } from '#src/contract/types.ts';
import { refused, run, type FormOutcome, type PostedFields, type PostedForm, type Poster } from './page-forms.ts';

const path = '/dashboard/account';

type Answer =
  | { readonly status: 'success' }
  | (Pick<Refusal, 'code' | 'fields'> & { readonly status: 'error'; readonly message: string });

// Only sent by its buttons.
const providerOf = (text: string): IdentityProvider => (text === 'facebook' ? 'facebook' : 'google');

const acts: Readonly<Record<string, (fields: PostedFields, poster: Poster) => Promise<Answer>>> = {
  profile: ({ first_name = '', last_name = '', isd = '', phone = '' }, poster) =>
    run('user/detail-update', { first_name, last_name, isd_code: isd, phone }, poster),
  address: ({ email = '', password = '' }, poster) => run('user/detail-update', { email, password }, poster),
  password: async ({ current_password: current = '', password = '', passconf = '' }, poster) => {
    const message = errorText('password-mismatch');
    if (password !== passconf)
      return { ...refuse('password-mismatch', { passconf: message }), status: 'error', message };
    return run('user/password-update', { current_password: current, password }, poster);
  },
  'password-link': async (_fields, poster) => {
    const own = await run('user/detail', {}, poster);
    return own.status === 'error' ? own : run('user/password-reset-send', { email: own.email }, poster);
  },
  'delete-send': (_fields, poster) => run('account/delete-send', {}, poster),
  device: ({ id = '' }, poster) => run('account/session-end', { id }, poster),
  devices: (_fields, poster) => run('account/sessions-end', {}, poster),
  picture: async (_fields, poster) => {
    const sent = await run('image/upload', { purpose: 'profile' }, poster);
    return sent.status === 'error' ? sent : run('account/picture-save', { image_id: sent.id }, poster);
  },
  'picture-remove': (_fields, poster) => run('account/picture-remove', {}, poster),
  notices: (fields, poster) =>
    run('account/notices-save', { wanted: noticeTopics.filter((topic) => fields[`wants_${topic}`] === '1') }, poster),
  'factor-off': ({ code = '' }, poster) => run('account/factor-off', { code }, poster),
  disconnect: ({ provider = '' }, poster) => run('account/identity-remove', { provider: providerOf(provider) }, poster),
};

const shows: Readonly<Record<string, (fields: PostedFields, poster: Poster) => Promise<FormOutcome>>> = {
  'factor-begin': ({ password = '' }, poster) => showFactor(run('account/factor-begin', { password }, poster)),
  'factor-confirm': async ({ code = '', secret = '', url = '' }, poster) => {
    const outcome = await showFactor(run('account/factor-confirm', { code }, poster));
    // A wrong code keeps the QR code visible.
    const isSetup = url.startsWith('otpauth://totp/');
    return 'factor' in outcome || !isSetup ? outcome : { ...outcome, factor: { secret, url } };
  },
  connect: showLeave,
  'factor-recovery': ({ code = '' }, poster) => showFactor(run('account/factor-recovery', { code }, poster)),
};

/** Forms may not lead to the provider; links may. */
async function showLeave(fields: PostedFields, poster: Poster): Promise<FormOutcome> {
  const [provider, password] = [providerOf(fields['provider'] ?? ''), fields['password'] ?? ''];
  const answer = await run('account/identity-begin', { provider, ...(password !== '' && { password }) }, poster);
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  return { status: 200, leave: { provider, url: answer.url } };
}

/** Shown once, so by this response. */
async function showFactor(
  result: Promise<CallResult<'account/factor-begin'> | CallResult<'account/factor-confirm'>>,
): Promise<FormOutcome> {
  const answer = await result;
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  const { status: _status, ...factor } = answer;
  return { status: 200, factor };
}

export const ownAccountForm: PostedForm = {
  paths: [path],
  rate: 'auth',
  files: { part: 'file', least: 0, most: 1 },
  async post(poster, fields) {
    const name = fields['act'] ?? '';
    const show = Object.hasOwn(shows, name) ? shows[name] : undefined;
    if (show) return show(fields, poster);
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
    if (!act) return refused('bad-input');
    const answer = await act(fields, poster);
    if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
    return { to: `${path}?done=${name}` };
  },
};
