// WhatsApp's Cloud API: messages of a phone number (docs/phone.md#whatsapp). Written from Meta's public documentation; it
// was never run against Meta.
import { z } from 'zod';
import type { WhatsappAccess } from '#src/server/config/providers.ts';
import { ask, usualTimeoutMs, type Reply } from './ask.ts';
import type { PhoneMessage, RefusedWhy, Sent, WhatsappGateway } from './port.ts';
import { isSame } from './sms-signature.ts';
import { readWhatsappHook, whyOfWhatsapp } from './whatsapp-hook.ts';

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const fault = z.object({ error: z.object({ code: z.number().int() }) });

/** Outside the day in which any text may be sent: the same message then goes as its template. */
const needsTemplate = '131047';
/** Too many requests, of the app or to one person, a key that has run out, or Meta is away: another try may work. */
const later: ReadonlySet<string> = new Set([
  '0',
  '1',
  '2',
  '4',
  '190',
  '80007',
  '130429',
  '131000',
  '131016',
  '131048',
  '131056',
  '133004',
]);

/** The gateway of a phone number. */
export function createWhatsappGateway(access: WhatsappAccess, timeoutMs = usualTimeoutMs): WhatsappGateway {
  const url = `${access.apiUrl}/${access.phoneNumberId}/messages`;
  const headers = { authorization: `Bearer ${access.token.reveal()}`, 'content-type': 'application/json' };
  const post = async (message: PhoneMessage) =>
    sort(await ask(url, { method: 'POST', headers, body: JSON.stringify(bodyOf(message)) }, timeoutMs));
  return {
    way: 'whatsapp',
    async send(message) {
      const sent = await post(message);
      const isClosed = sent.state === 'refused' && sent.code === needsTemplate && message.isAnswering;
      return isClosed ? post({ ...message, isAnswering: false }) : sent;
    },
    find: null,
    readHook: (hook) => readWhatsappHook(hook, access),
    challengeOf(query) {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
      if (mode !== 'subscribe' || typeof token !== 'string' || typeof challenge !== 'string') return null;
      return isSame(token, access.verifyToken.reveal()) && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
    },
  };
}

/** A body for the message: any text with reply buttons while the day is open, else its template with quick replies. */
function bodyOf(message: PhoneMessage): object {
  const whole = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.to.slice(1),
    // Comes back with each report, so that a message whose answer was lost is known by the first of them.
    biz_opaque_callback_data: message.id,
  };
  if (!message.isAnswering) return { ...whole, type: 'template', template: templateOf(message) };
  if (message.buttons.length === 0) return { ...whole, type: 'text', text: { body: message.text, preview_url: false } };
  const buttons = message.buttons.map(({ payload, title }) => ({ type: 'reply', reply: { id: payload, title } }));
  return {
    ...whole,
    type: 'interactive',
    interactive: { type: 'button', body: { text: message.text }, action: { buttons } },
  };
}

function templateOf({ template: { name, language, values }, buttons }: PhoneMessage): object {
  const parameters = values.map((text) => ({ type: 'text', text }));
  return {
    name,
    language: { code: language },
    components: [
      ...(parameters.length > 0 ? [{ type: 'body', parameters }] : []),
      ...buttons.map(({ payload }, index) => ({
        type: 'button',
        sub_type: 'quick_reply',
        index: String(index),
        parameters: [{ type: 'payload', payload }],
      })),
    ],
  };
}

function sort(reply: Reply): Sent {
  if ('reason' in reply) return { state: 'unknown', code: reply.reason };
  const { status, body } = reply;
  if (status >= 200 && status < 300) {
    const read = taken.safeParse(body);
    const id = read.success ? read.data.messages[0]?.id : undefined;
    return id === undefined ? { state: 'unknown', code: `http-${status}` } : { state: 'sent', providerId: id };
  }
  const known = fault.safeParse(body);
  if (!known.success)
    return status === 429 ? { state: 'later', code: 'http-429' } : { state: 'unknown', code: `http-${status}` };
  const code = String(known.data.error.code);
  if (later.has(code) || status === 429) return { state: 'later', code };
  const why: RefusedWhy = whyOfWhatsapp(code);
  return { state: 'refused', why, code };
}
