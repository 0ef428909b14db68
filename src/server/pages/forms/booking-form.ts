// Booking page without script: cancelling and moving, each shown first (docs/domain/bookings.md#cancelling), replies to
// another time, and a host's reply to a review (docs/domain/reviews.md#replies).
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { CallInput } from '#src/contract/types.ts';
import { type PostedFields, refused, run, type FormOutcome, type PostedForm, type Poster } from './page-forms.ts';

export const bookingForm: PostedForm = {
  paths: ['/booking/detail', '/dashboard/booking/detail/:id'],
  rate: 'write',
  post,
};

type Credentials = Pick<CallInput<'booking/cancel'>, 'ref' | 'token' | 'booking_id'>;

async function post(poster: Poster, fields: PostedFields): Promise<FormOutcome> {
  const [path = '', search = ''] = poster.request.url.split('?', 2);
  const query = new URLSearchParams(search);
  const id = /^\/dashboard\/booking\/detail\/(.+)$/.exec(path)?.[1];
  const named = id ?? query.get('ref') ?? '';
  const token = query.get('token');
  const credentials: Credentials = {
    ...(named.includes('-') ? { booking_id: named } : { ref: named }),
    ...(token === null ? {} : { token }),
  };
  if (fields['act'] === 'cancel') return cancel(poster, credentials, fields);
  if (fields['act'] === 'reply') return reply(poster, credentials, fields);
  if (fields['act'] === 'move') return move(poster, credentials, fields);
  if (fields['act'] === 'time') return answerTime(poster, credentials, fields);
  return refused('bad-input');
}

async function cancel(poster: Poster, credentials: Credentials, fields: PostedFields): Promise<FormOutcome> {
  const { quote_id = '', reason = '' } = fields;
  const input = { ...credentials, ...(reason !== '' && { reason }), ...(quote_id !== '' && { quote_id }) };
  const answer = await run('booking/cancel', input, poster);
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  if (answer.cancelled) return { to: poster.request.url };
  const { refund_amount, refund_percent } = answer;
  return {
    status: 200,
    asked: {
      kind: 'cancel',
      quote_id: answer.quote_id ?? '',
      refund_amount,
      refund_percent,
      reason: answer.reason,
      has_changed: quote_id !== '',
    },
  };
}

/** Accepts or declines the host's other time; the page shows what changed meanwhile. */
async function answerTime(poster: Poster, credentials: Credentials, fields: PostedFields): Promise<FormOutcome> {
  const { offer_id = '', quote_id = '' } = fields;
  const decision = fields['decision'] === 'accept' ? 'accept' : 'decline';
  const input = { ...credentials, offer_id, decision, ...(quote_id !== '' && { quote_id }) } as const;
  const answer = await run('other-time/answer', input, poster);
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  return { to: poster.request.url };
}

async function reply(poster: Poster, credentials: Credentials, fields: PostedFields): Promise<FormOutcome> {
  const text = (fields['reply'] ?? '').replaceAll('\r\n', '\n');
  const answer = await run('written-review/reply', { ...credentials, reply: text }, poster);
  if (answer.status === 'error') return refused(answer.code, answer.message, answer.fields);
  return { to: `${poster.request.url}#review` };
}

async function move(poster: Poster, credentials: Credentials, fields: PostedFields): Promise<FormOutcome> {
  const { date = '', time = '', quote_id = '' } = fields;
  const target = { course_id: Number(fields['course_id']), date, pax: Number(fields['pax']) };
  const found = await run('booking/available-time', target, poster);
  if (found.status === 'error') return refused(found.code, found.message, found.fields);
  const closed = found.closed?.message ?? null;
  const nothing = { time: null, result: null, has_changed: false };
  const question = { kind: 'move' as const, date, times: found.data, closed, ...nothing };
  if (time === '') return { status: 200, asked: question };
  const result = await run(
    'reschedule/move',
    { ...credentials, date, time, ...(quote_id !== '' && { quote_id }) },
    poster,
  );
  if (result.status === 'error') return { ...refused(result.code, result.message, result.fields), asked: question };
  if (result.moved) return { to: poster.request.url };
  const moveQuestion: PageForm['asked'] = { ...question, time, result, has_changed: quote_id !== '' };
  return { status: 200, asked: moveQuestion };
}
