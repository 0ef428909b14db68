// What WhatsApp tells by itself: messages of people, and how ours fare. Signed with the secret of the app over the raw body.
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { WhatsappAccess } from '#src/server/config/providers.ts';
import type { Hook, PhoneEvent, RefusedWhy } from './port.ts';
import { isSame } from './sms-signature.ts';

const id = z.string().min(1).max(300);
const from = z.string().regex(/^[1-9]\d{5,14}$/);
const context = z.object({ id: id.optional() }).optional();
const message = z.object({
  id,
  from,
  context,
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  // Pressed under a template.
  button: z.object({ payload: z.string(), text: z.string() }).optional(),
  // Pressed under any other message.
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

/** 131050: the person has asked for no more. 131026 and 131021: no message can go to this number. */
export function whyOfWhatsapp(code: string): RefusedWhy {
  if (code === '131050') return 'stopped';
  return code === '131026' || code === '131021' ? 'number' : 'other';
}

/** `sha256=` and the HMAC of the raw body, as in X-Hub-Signature-256. */
export function whatsappSignature(secret: string, raw: Buffer | string): string {
  return `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
}

export function readWhatsappHook({ body: raw, headers }: Hook, access: WhatsappAccess): PhoneEvent[] | null {
  const header = headers['x-hub-signature-256'];
  if (typeof header !== 'string' || !isSame(header, whatsappSignature(access.appSecret.reveal(), raw))) return null;
  const read = body.safeParse(jsonOf(raw));
  if (!read.success) return [];
  // One app may have several numbers: what is for another one is not ours.
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
