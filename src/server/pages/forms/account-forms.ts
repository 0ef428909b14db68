// Account forms without script, by the same calls (docs/domain/accounts.md#logging-in, docs/domain/accounts.md#account-links).
import { ownPath } from '#src/contract/addresses/urls.ts';
import { mailedPurposes } from '#src/contract/addresses/user-urls.ts';
import { checkContact } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import type { CallInput, CallName, CallResult } from '#src/contract/types.ts';
import { refused, run, type FormOutcome, type PostedFields, type PostedForm, type Poster } from './page-forms.ts';

type Post = PostedForm['post'];

function formOf(name: string, post: Post): PostedForm {
  return { paths: [`/user/${name}`, `/auth/${name}`], rate: 'auth', post };
}

async function say<N extends CallName & `${string}/${string}`>(
  name: N,
  input: CallInput<N>,
  poster: Poster,
): Promise<FormOutcome> {
  const answer = (await run(name, input, poster)) as CallResult<'account/sign-in-send'>;
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  return { status: 200, done: answer.message };
}

const shortest = 8;

/** All faults at once. */
const signup: Post = async (poster, { email = '', first_name = '', last_name = '', password = '' }) => {
  const wrong = Object.entries(checkContact({ email, first_name, last_name })).map(([field, code]) => [
    field,
    errorText(code),
  ]);
  const code = password === '' ? 'password-missing' : 'password-short';
  const all = { ...Object.fromEntries(wrong), ...(password.length < shortest && { password: errorText(code) }) };
  if (Object.keys(all).length > 0) return refused('bad-input', errorText('bad-input'), all);
  return say('user/register', { email, first_name, last_name, password }, poster);
};

const forgot: Post = (poster, { email = '' }) => say('user/password-reset-send', { email }, poster);

const find: Post = (poster, { email = '' }) => say('account/find-bookings', { email }, poster);

const tokenOf = ({ request }: Poster) => new URLSearchParams(request.url.split('?')[1]).get('token') ?? '';

function mismatch({ password, passconf }: PostedFields): FormOutcome | null {
  if (password === passconf) return null;
  const text = errorText('password-mismatch');
  return refused('password-mismatch', text, { passconf: text });
}

const verify: Post = async (poster, fields) => {
  const { password = '' } = fields;
  const input = { token: tokenOf(poster), ...(password !== '' && { password }) };
  const fault = mismatch(fields);
  if (fault) return fault;
  const answer = await run('account/sign-up-confirm', input, poster);
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  return answer.user_id === null ? { status: 200, done: answer.message } : { to: '/dashboard/booking' };
};

const codeOf = ({ code = '' }: PostedFields) => (code === '' ? {} : { code: code.slice(0, 64) });

const reset: Post = async (poster, fields) => {
  const input = { token: tokenOf(poster), password: fields['password'] ?? '', ...codeOf(fields) };
  return mismatch(fields) ?? say('user/password-update', input, poster);
};

const address: Post = (poster) => say('account/address-confirm', { token: tokenOf(poster) }, poster);

const signIn: Post = async (poster, fields) => {
  const answer = await run('account/sign-in', { token: tokenOf(poster), ...codeOf(fields) }, poster);
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  return { to: '/dashboard/booking' };
};

const connect: Post = async (poster, fields) => {
  const answer = await run('account/identity-confirm', { token: tokenOf(poster), ...codeOf(fields) }, poster);
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  return { to: ownPath(new URLSearchParams(poster.request.url.split('?')[1]).get('next')) ?? '/dashboard/booking' };
};

const del: Post = (poster, fields) => say('account/delete', { token: tokenOf(poster), ...codeOf(fields) }, poster);

const byPurpose = {
  'sign-up': verify,
  'sign-in': signIn,
  reset,
  address,
  identity: connect,
  'identity-code': connect,
  delete: del,
} as const;

export const accountForms: readonly PostedForm[] = [
  formOf('signup', signup),
  formOf('forgot', forgot),
  formOf('find-booking', find),
  ...Object.entries(mailedPurposes).map(([page, purpose]) => formOf(page, byPurpose[purpose])),
];
