// An SMS service like Twilio, API 2010-04-01 (docs/domain/hosts.md#services).
import { z } from 'zod';
import type { SmsAccess } from '#src/server/platform/config/providers.ts';
import { ask, usualTimeoutMs, type Reply } from './ask.ts';
import type { Hook, PhoneEvent, PhoneGateway, PhoneMessage, RefusedWhy, Sent } from './port.ts';
import { isSignedForm } from './sms-signature.ts';

/** Below our address. */
export const smsHookPath = '/webhooks/sms';
export const smsStatusPath = '/webhooks/sms/status';

// www.twilio.com/docs/api/errors: STOP, and unreachable numbers.
const stopped = '21610';
const deadNumbers: ReadonlySet<string> = new Set(['21211', '21214', '21217', '21612', '21614', '30005', '30006']);

function whyOf(code: string): RefusedWhy {
  if (code === stopped) return 'stopped';
  return deadNumbers.has(code) ? 'number' : 'other';
}

const taken = z.object({ sid: z.string().regex(/^(SM|MM)[0-9a-f]{32}$/i) });
const fault = z.object({ code: z.number().int() });
const listed = z.object({
  messages: z.array(
    z.object({
      sid: z.string(),
      to: z.string().nullable(),
      body: z.string().nullable(),
      date_created: z.string().nullable(),
    }),
  ),
});

export function createSmsGateway(access: SmsAccess, timeoutMs = usualTimeoutMs): PhoneGateway {
  const messages = `${access.apiUrl}/2010-04-01/Accounts/${access.accountSid}/Messages.json`;
  const basic = Buffer.from(`${access.accountSid}:${access.authToken.reveal()}`).toString('base64');
  const headers = { authorization: `Basic ${basic}`, accept: 'application/json' };
  return {
    channel: 'sms',
    async send(message) {
      const body = formOf(message, access).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      return sortSent(await ask(messages, { method: 'POST', headers: { ...headers, ...type }, body }, timeoutMs));
    },
    async find(message, triedAtMs) {
      const query = new URLSearchParams({ To: message.to, PageSize: '50' });
      const reply = await ask(`${messages}?${query.toString()}`, { method: 'GET', headers }, timeoutMs);
      const read = reply.status === 200 && 'body' in reply ? listed.safeParse(reply.body) : null;
      if (!read?.success) return 'unknown';
      const own = read.data.messages.find((one) => isOurs(one, message, triedAtMs));
      return own ? { providerId: own.sid } : 'none';
    },
    readHook: (hook) => readHook(hook, access),
  };
}

function formOf(message: PhoneMessage, { from, hooksUrl }: SmsAccess): URLSearchParams {
  return new URLSearchParams({
    To: message.to,
    ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
    Body: message.text,
    // With our id, so a lost response is resolved by the first report.
    StatusCallback: `${hooksUrl}${smsStatusPath}?message=${message.id}`,
    ValidityPeriod: String(message.validSeconds),
    // Similar characters may change a word.
    SmartEncoded: 'false',
  });
}

// Clock tolerance for an equal message.
const clocksMs = 60_000;

function isOurs(
  one: z.output<typeof listed>['messages'][number],
  { to, text }: PhoneMessage,
  triedAtMs: number,
): boolean {
  const createdMs = Date.parse(one.date_created ?? '');
  return one.to === to && one.body === text && createdMs >= triedAtMs - clocksMs;
}

/** Rate limit, our key or no answer: not the message. */
function sortSent(reply: Reply): Sent {
  if ('reason' in reply) return { state: 'unknown', code: reply.reason };
  const { status, body } = reply;
  const read = taken.safeParse(body);
  if (status === 201)
    return read.success ? { state: 'sent', providerId: read.data.sid } : { state: 'unknown', code: '201' };
  const parsed = fault.safeParse(body);
  const code = parsed.success ? String(parsed.data.code) : `http-${status}`;
  if (status === 429 || status === 401 || status === 403) return { state: 'later', code };
  if (status >= 400 && status < 500) return { state: 'refused', why: whyOf(code), code };
  return { state: 'unknown', code };
}

const reports: Readonly<Record<string, 'sent' | 'delivered' | 'read' | 'failed'>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

function readHook({ url, body, headers }: Hook, access: SmsAccess): PhoneEvent[] | null {
  const fields = new URLSearchParams(body.toString('utf8'));
  const whole = access.hooksUrl + url;
  if (!isSignedForm(access.authToken.reveal(), whole, fields, headers['x-twilio-signature'])) return null;
  const id = fields.get('MessageSid') ?? '';
  if (!/^(SM|MM)[0-9a-f]{32}$/i.test(id) || fields.get('AccountSid') !== access.accountSid) return null;
  const [path, query] = url.split('?');
  if (path === smsStatusPath) return statusOf(fields, id, new URLSearchParams(query).get('message'));
  const from = fields.get('From') ?? '';
  if (!/^\+[1-9]\d{5,14}$/.test(from)) return [];
  return [{ kind: 'incoming', id, from, text: fields.get('Body') ?? '', payload: null, answers: null }];
}

function statusOf(fields: URLSearchParams, providerId: string, messageId: string | null): PhoneEvent[] {
  const status = fields.get('MessageStatus') ?? '';
  const state = Object.hasOwn(reports, status) ? reports[status] : undefined;
  if (state === undefined) return [];
  const code = fields.get('ErrorCode');
  return [{ kind: 'status', providerId, messageId, state, why: whyOf(code ?? ''), code }];
}
