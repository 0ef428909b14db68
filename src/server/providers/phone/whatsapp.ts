// WhatsApp's Cloud API (docs/domain/hosts.md#services). From Meta's documentation, never run against Meta.
import { z } from 'zod';
import type { WhatsappAccess } from '#src/server/platform/config/providers.ts';
import { ask, usualTimeoutMs, type Reply } from './ask.ts';
import type { PhoneMessage, RefusedWhy, Sent, WhatsappGateway, Hook, PhoneEvent } from './port.ts';
import { isSame } from './sms-signature.ts';
import { createHmac } from 'node:crypto';

// Webhooks, signed over the raw body.

const id = z.string().min(1).max(300);
const from = z.string().regex(/^[1-9]\d{5,14}$/);
const context = z.object({ id: id.optional() }).optional();
const message = z.object({
  id,
  from,
  context,
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  // A button under a template.
  button: z.object({ payload: z.string(), text: z.string() }).optional(),
  // A button under other messages.
  interactive: z.object({ button_reply: z.object({ id: z.string(), title: z.string() }).optional() }).optional(),
});
const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});
const change = z.object({
  field: z.string(),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }).optional(),
    messages: z.array(z.unknown()).optional(),
    statuses: z.array(z.unknown()).optional(),
  }),
});
const body = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(change) })),
});

/** 131050: opted out. 131026, 131021: unreachable. */
function whyOfWhatsapp(code: string): RefusedWhy {
  if (code === '131050') return 'stopped';
  return code === '131026' || code === '131021' ? 'number' : 'other';
}

/** X-Hub-Signature-256. */
function whatsappSignature(secret: string, raw: Buffer | string): string {
  return `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
}

function readWhatsappHook({ body: raw, headers }: Hook, access: WhatsappAccess): PhoneEvent[] | null {
  const header = headers['x-hub-signature-256'];
  if (typeof header !== 'string' || !isSame(header, whatsappSignature(access.appSecret.reveal(), raw))) return null;
  const read = body.safeParse(jsonOf(raw));
  if (!read.success) return [];
  // An app may have other numbers.
  const values = read.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === access.phoneNumberId)
    .map(({ value }) => value);
  return values.flatMap(({ messages = [], statuses = [] }) => [
    ...messages.flatMap(incomingOf),
    ...statuses.flatMap(reportOf),
  ]);
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}

function incomingOf(one: unknown): PhoneEvent[] {
  const read = message.safeParse(one);
  if (!read.success) return [];
  const { id: name, from: sender, text, button, interactive, context: of } = read.data;
  const pressed = button?.payload ?? interactive?.button_reply?.id ?? null;
  return [
    {
      kind: 'incoming',
      id: name,
      from: `+${sender}`,
      text: text?.body ?? button?.text ?? interactive?.button_reply?.title ?? '',
      payload: pressed,
      answers: of?.id ?? null,
    },
  ];
}

function reportOf(one: unknown): PhoneEvent[] {
  const read = status.safeParse(one);
  if (!read.success) return [];
  const { id: providerId, status: state, biz_opaque_callback_data: ours, errors } = read.data;
  const code = errors?.[0] === undefined ? null : String(errors[0].code);
  const isOurs = ours !== undefined && /^[0-9a-f-]{36}$/.test(ours);
  return [{ kind: 'status', providerId, messageId: isOurs ? ours : null, state, why: whyOfWhatsapp(code ?? ''), code }];
}

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const fault = z.object({ error: z.object({ code: z.number().int() }) });

/** Outside the day: resend as a template. */
const needsTemplate = '131047';
/** Rate limits, expired key or outage: retry. */
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

export function createWhatsappGateway(access: WhatsappAccess, timeoutMs = usualTimeoutMs): WhatsappGateway {
  const url = `${access.apiUrl}/${access.phoneNumberId}/messages`;
  const headers = { authorization: `Bearer ${access.token.reveal()}`, 'content-type': 'application/json' };
  const post = async (message: PhoneMessage) =>
    sort(await ask(url, { method: 'POST', headers, body: JSON.stringify(bodyOf(message)) }, timeoutMs));
  return {
    channel: 'whatsapp',
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

/** Free text with buttons within the day, otherwise the template. */
function bodyOf(message: PhoneMessage): object {
  const whole = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.to.slice(1),
    // Repeated in reports, so a lost response is resolved.
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
  const parsed = fault.safeParse(body);
  if (!parsed.success)
    return status === 429 ? { state: 'later', code: 'http-429' } : { state: 'unknown', code: `http-${status}` };
  const code = String(parsed.data.error.code);
  if (later.has(code) || status === 429) return { state: 'later', code };
  const why: RefusedWhy = whyOfWhatsapp(code);
  return { state: 'refused', why, code };
}
