// POST on a conversation's page: writing without script, by the same call (docs/messages.md#on-the-screen).
import { randomUUID } from 'node:crypto';
import { type FormOutcome, type PostedFields, type PostedForm, type Poster, refused, run } from './page-forms.ts';

/** The form of a conversation on the dashboard. Its key makes one message of a form that is sent twice. */
export const messageForm: PostedForm = {
  paths: ['/dashboard/messages/:id'],
  rate: 'write',
  post,
  fresh: () => ({ key: randomUUID() }),
};

async function post(poster: Poster, fields: PostedFields): Promise<FormOutcome> {
  const path = poster.request.url.split('?', 1)[0] ?? '';
  const id = path.slice('/dashboard/messages/'.length);
  const key = fields['key'] ?? '';
  // A form posts its line ends as two characters.
  const sent = { message: (fields['message'] ?? '').replaceAll('\r\n', '\n'), key };
  const asBooking = await run('conversation/send', { booking_id: id, ...sent }, poster);
  const isOther = asBooking.status === 'error' && asBooking.code === 'conversation-not-found';
  const answer = isOther ? await run('conversation/send', { inquiry_id: id, ...sent }, poster) : asBooking;
  if (answer.status === 'success') return { to: poster.request.url };
  return { ...refused(answer.code, answer.message, answer.fields), ...(key !== '' && { key }) };
}
