// Contact and ambassador forms without script (docs/reference/texts.md#write-to-the-operator).
import { hostLanguageOf } from '#src/domain/host-reach/languages.ts';
import { readPartnerCode } from '#src/domain/partner/partner.ts';
import { recommendedTarget } from '#src/contract/addresses/user-urls.ts';
import { hostListingsUrl } from '#src/contract/addresses/host-urls.ts';
import type { CallName, CallResult } from '#src/contract/types.ts';
import { refused, run, type FormOutcome, type PostedForm } from './page-forms.ts';

const sent = '?sent=1#write';

/** Redirect, or the page with faults. */
function outcomeOf(answer: CallResult<CallName>, to: string): FormOutcome {
  return answer.status === 'error' ? refused(answer.code, answer.message, answer.fields) : { to };
}

export const feedbackForm: PostedForm = {
  paths: ['/contact-us', '/contact-us/cardContact'],
  rate: 'write',
  async post(poster, { topic = '', message = '', email = '' }) {
    const page = poster.request.url.split('?', 1)[0] ?? '';
    const input = { topic, message, page, ...(email !== '' && { email }) };
    return outcomeOf(await run('feedback/save', input, poster), `/contact-us${sent}`);
  },
};

/** Shown again with the code. */
export const inviteForm: PostedForm = {
  paths: ['/invite/:hash', '/invite/:hash/:campaign'],
  rate: 'write',
  async post(poster) {
    const { hash = '', campaign } = poster.request.params as { hash?: string; campaign?: string };
    const answer = await run('invite/accept', { hash, ...(campaign && { campaign }) }, poster);
    if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
    const { code, valid_until } = answer.data;
    return { status: 200, values: { code, valid_until } };
  },
};

/** Stores the link and continues. */
export const recommendedForm: PostedForm = {
  paths: ['/with/:code'],
  rate: 'write',
  async post(poster) {
    const { code: typed = '' } = poster.request.params as { code?: string };
    const to = new URLSearchParams(poster.request.url.split('?', 2)[1] ?? '').get('to');
    const code = readPartnerCode(typed) ?? typed;
    return outcomeOf(await run('partner/visit', { code, keep: true }, poster), recommendedTarget(to));
  },
};

export const applicationForm: PostedForm = {
  paths: ['/ambassador'],
  rate: 'write',
  async post(poster, { first_name = '', last_name = '', email = '', city = '', audience = '', message = '' }) {
    const input = { first_name, last_name, email, city, audience, message };
    return outcomeOf(await run('ambassador/apply', input, poster), `/ambassador${sent}`);
  },
};

const digits = /^[1-9][0-9]{0,8}$/;

/** Accounts continue to the panel, visitors to the email. */
export const hostForm: PostedForm = {
  paths: ['/be-a-host'],
  rate: 'auth',
  async post(poster, fields) {
    const { name = '', email = '', isd = '', phone = '', city_id = '', offer = '', languages = '' } = fields;
    const input = {
      message_language: hostLanguageOf(fields['message_language'] ?? ''),
      name,
      isd_code: isd,
      phone,
      // No city has this number, so an empty choice is a field fault.
      city_id: digits.test(city_id) ? Number(city_id) : 2_147_483_647,
      offer,
      languages: languages
        .split(/[,;]+/)
        .map((one) => one.trim().slice(0, 40))
        .filter((one) => one !== '')
        .slice(0, 12),
      ...(email !== '' && { email }),
    };
    const answer = await run('host/become', input, poster);
    if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
    return { to: answer.host_id === null ? `/be-a-host${sent}` : hostListingsUrl() };
  },
};
