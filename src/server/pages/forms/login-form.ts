// POST /user/login without script.
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { ownPath } from '#src/contract/addresses/urls.ts';
import { refused, run, type FormOutcome, type PostedForm, type Poster, type PostedFields } from './page-forms.ts';

export const loginForm: PostedForm = { paths: ['/user/login', '/auth/login', '/user', '/auth'], rate: 'auth', post };

const home = '/dashboard/booking';

async function post(poster: Poster, fields: PostedFields): Promise<FormOutcome> {
  const email = cleanEmail(fields['email'] ?? '');
  if (!isEmail(email)) {
    const code = email === '' ? 'email-missing' : 'email-invalid';
    return refused(code, errorText(code), { email: errorText(code) });
  }
  if (fields['act'] === 'link') {
    const sent = await run('account/sign-in-send', { email }, poster);
    return sent.status === 'error' ? refused(sent.code, sent.message) : { status: 200, done: sent.message };
  }
  // Address only: show the ways to log in.
  if (fields['password'] === undefined) return { status: 200 };
  const password = fields['password'].slice(0, 128);
  if (password === '') return refused('login-failed');
  const { code = '' } = fields;
  const input = { email, password, ...(code !== '' && { code: code.slice(0, 64) }) };
  const answer = await run('user/login', input, poster);
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  return { to: ownPath(new URLSearchParams(poster.request.url.split('?')[1]).get('next')) ?? home };
}
