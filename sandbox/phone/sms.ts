// The SMS service's half: messages of one account (docs/domain/hosts.md#services).
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLostAfter, isLostBefore, loseAnswer } from '#sandbox/control/faults.ts';
import type { World } from '#sandbox/world.ts';
import { messagesOf, phoneOf, sendToPhone } from './phones.ts';
import type { PhoneMessageRow } from './rows.ts';
import type { PhoneOptions } from './settings.ts';

const API = '/2010-04-01/Accounts/:account/Messages.json';
const KNOWN = ['To', 'From', 'Body', 'StatusCallback', 'ValidityPeriod', 'SmartEncoded'];

export function registerSms(app: FastifyInstance, world: World, options: PhoneOptions): void {
  app.post(API, async (request, reply) => {
    const fault = world.faults.take('sms.messages.create', undefined);
    if (isLostBefore(fault)) return loseAnswer(reply, fault);
    if (!isAllowed(request, options)) return refuse(reply, 401, 20_003, 'Authenticate');
    if (fault?.kind === '429') return refuse(reply, 429, 20_429, 'Too Many Requests');
    if (fault?.kind === '500') return refuse(reply, 500, 20_500, 'Internal Server Error');
    const made = create(world, options, (request.body ?? {}) as Readonly<Record<string, unknown>>);
    if (isLostAfter(fault)) return loseAnswer(reply, fault);
    if (fault?.kind === '500-after-effect') return refuse(reply, 500, 20_500, 'Internal Server Error');
    if ('code' in made) return refuse(reply, 400, made.code, made.message);
    return reply.code(201).send(view(options, made));
  });
  app.get(API, async (request, reply) => {
    if (!isAllowed(request, options)) return refuse(reply, 401, 20_003, 'Authenticate');
    const { To: to = '', PageSize: size = '50' } = request.query as Readonly<Record<string, string | undefined>>;
    const rows = messagesOf(world, 'sms', to)
      .filter(({ direction }) => direction === 'to-phone')
      .toReversed()
      .slice(0, Math.min(1000, Math.max(1, Number(size) || 50)));
    return page(
      request,
      rows.map((row) => view(options, row)),
    );
  });
}

function isAllowed(request: FastifyRequest, { smsAccountSid, smsAuthToken }: PhoneOptions): boolean {
  const { account } = request.params as { account: string };
  const wanted = Buffer.from(`Basic ${Buffer.from(`${smsAccountSid}:${smsAuthToken}`).toString('base64')}`);
  const given = Buffer.from(request.headers.authorization ?? '');
  return account === smsAccountSid && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Error messages contain the number, as the real service's do: logging them logs numbers. */
function create(
  world: World,
  options: PhoneOptions,
  form: Readonly<Record<string, unknown>>,
): PhoneMessageRow | { code: number; message: string } {
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  const [to, from, body] = [text('To'), text('From'), text('Body')];
  const unknown = Object.keys(form).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return { code: 20_001, message: `Unknown parameter ${unknown}` };
  if (!/^\+[1-9]\d{5,14}$/.test(to))
    return { code: 21_211, message: `The 'To' number ${to} is not a valid phone number.` };
  if (from !== options.smsFrom) return { code: 21_606, message: `The 'From' number ${from} is not yours.` };
  if (body === '') return { code: 21_602, message: 'Message body is required.' };
  if (body.length > 1600) return { code: 21_617, message: 'The message body exceeds the 1600 character limit.' };
  if (phoneOf(world, 'sms', to).isStopped)
    return { code: 21_610, message: `Attempt to send to unsubscribed recipient ${to}` };
  const statusUrl = text('StatusCallback');
  return sendToPhone(world, options, {
    way: 'sms',
    number: to,
    text: body,
    buttons: [],
    isTemplate: false,
    mark: null,
    statusUrl: statusUrl === '' ? null : statusUrl,
  });
}

function view({ smsAccountSid, smsFrom }: PhoneOptions, row: PhoneMessageRow): object {
  const uri = `/2010-04-01/Accounts/${smsAccountSid}/Messages/${row.id}`;
  const date = new Date(row.createdMs).toUTCString().replace('GMT', '+0000');
  return {
    account_sid: smsAccountSid,
    api_version: '2010-04-01',
    body: row.text,
    date_created: date,
    date_sent: row.status === 'queued' ? null : date,
    date_updated: date,
    direction: 'outbound-api',
    error_code: row.errorCode,
    error_message: null,
    from: smsFrom,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    sid: row.id,
    status: row.status === 'failed' ? 'undelivered' : row.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: row.number,
    uri: `${uri}.json`,
  };
}

function page(request: FastifyRequest, messages: readonly object[]): object {
  return {
    end: Math.max(0, messages.length - 1),
    first_page_uri: request.url,
    messages,
    next_page_uri: null,
    page: 0,
    page_size: 50,
    previous_page_uri: null,
    start: 0,
    uri: request.url,
  };
}

function refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}
