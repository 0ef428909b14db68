// Messages without script, by login or email token (docs/domain/messages.md#messages-page).
import { randomUUID } from 'node:crypto';
import { attachmentAltLength, attachmentsMax } from '#src/domain/message/writing.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { conversationOpeners, messagesUrl } from '#src/contract/addresses/urls.ts';
import { type FormOutcome, type PostedFields, type PostedForm, type Poster, refused, run } from './page-forms.ts';

type Opener = Pick<CallInput<'conversation/detail'>, 'booking_id' | 'ref' | 'inquiry_id' | 'token'>;

/** The key makes a double submit one message. */
export const messageForm: PostedForm = {
  paths: ['/dashboard/messages/:id'],
  rate: 'write',
  files: { part: 'file', least: 0, most: attachmentsMax },
  post,
  fresh: () => ({ key: randomUUID() }),
};

async function post(poster: Poster, fields: PostedFields): Promise<FormOutcome> {
  const [path = '', search = ''] = poster.request.url.split('?', 2);
  const token = new URLSearchParams(search).get('token');
  const key = fields['key'] ?? '';
  const name = path.slice('/dashboard/messages/'.length);
  const opener = await openerOf(poster, name, token);
  if (opener === null) return refused('conversation-not-found');
  const attachments = await attach(poster, opener);
  if (isRefusal(attachments)) return again(refused(attachments.code, attachments.message, attachments.fields), key);
  // Forms send CRLF, and one description for all photos.
  const message = (fields['message'] ?? '').replaceAll('\r\n', '\n');
  const alt = (fields['alt'] ?? '').trim().slice(0, attachmentAltLength);
  const attached = attachments.length > 0 && { attachments, attachment_alts: attachments.map(() => alt) };
  const answer = await run('conversation/send', { ...opener, message, key, ...attached }, poster);
  const isThere = answer.status === 'success' || (await wasSent(poster, { opener, key, message }, attachments.length));
  // The newest are last.
  if (isThere) return { to: `${messagesUrl(name, token ?? undefined)}#newest` };
  return again(refused(answer.code, answer.message, answer.fields), key);
}

const again = (outcome: ReturnType<typeof refused>, key: string): FormOutcome => ({
  ...outcome,
  ...(key !== '' && { key }),
});

/** Null for none. */
async function openerOf(poster: Poster, name: string, token: string | null): Promise<Opener | null> {
  for (const opener of conversationOpeners(name, token)) {
    const answer = await run('conversation/detail', opener, poster);
    if (answer.status === 'success') return opener;
  }
  return null;
}

async function attach({ request, context }: Poster, opener: Opener): Promise<string[] | Refusal> {
  const ids: string[] = [];
  for (const bytes of context.files ?? []) {
    const answer = await run('conversation/attach', opener, { request, context: { ...context, files: [bytes] } });
    if (answer.status === 'error') return { ...refuse(answer.code), message: answer.message };
    ids.push(answer.data.id);
  }
  return ids;
}

/** A repeated form uploads again: the key still identifies the message. */
async function wasSent(
  poster: Poster,
  { opener, key, message }: { opener: Opener; key: string; message: string },
  pictures: number,
): Promise<boolean> {
  if (pictures === 0) return false;
  const answer = await run('conversation/detail', opener, poster);
  if (answer.status === 'error') return false;
  const existing = answer.data.find((one) => one.key === key);
  return existing !== undefined && existing.text === message.trim() && existing.attachments.length === pictures;
}
