// WhatsApp's half: messages of one number. It accepts only what Meta documents.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLostAfter, isLostBefore, loseAnswer } from '#sandbox/control/faults.ts';
import type { World } from '#sandbox/world.ts';
import { hasWritten, phoneOf, sendToPhone } from './phones.ts';
import type { PhoneMessageRow } from './rows.ts';
import type { PhoneOptions } from './settings.ts';

interface Button {
  payload: string;
  title: string;
}
type Read = { text: string; buttons: Button[]; isTemplate: boolean } | { code: number; message: string };
type Body = Readonly<Record<string, unknown>>;

/** Adds its calls below /whatsapp: one message, and the state of the number. */
export function registerWhatsapp(app: FastifyInstance, world: World, options: PhoneOptions): void {
  app.get('/whatsapp/:number', (request, reply) => {
    const { number } = request.params as { number: string };
    if (request.headers.authorization !== `Bearer ${options.whatsappToken}`)
      return refuse(reply, 401, 190, 'Invalid OAuth access token.');
    if (number !== options.whatsappPhoneNumberId) return refuse(reply, 400, 100, 'Unsupported get request.');
    return { display_phone_number: options.smsFrom, verified_name: 'Sandbox', id: number };
  });
  app.post('/whatsapp/:number/messages', async (request, reply) => {
    const fault = world.faults.take('whatsapp.messages.create', undefined);
    if (isLostBefore(fault)) return loseAnswer(reply, fault);
    const { number } = request.params as { number: string };
    if (request.headers.authorization !== `Bearer ${options.whatsappToken}`)
      return refuse(reply, 401, 190, 'Invalid OAuth access token.');
    if (number !== options.whatsappPhoneNumberId) return refuse(reply, 400, 100, 'Unsupported post request.');
    if (fault?.kind === '429') return refuse(reply, 400, 131_056, 'Pair rate limit hit');
    if (fault?.kind === '500') return reply.code(500).send('');
    const made = create(world, options, (request.body ?? {}) as Body);
    if (isLostAfter(fault)) return loseAnswer(reply, fault);
    if (fault?.kind === '500-after-effect') return reply.code(500).send('');
    if ('code' in made) return refuse(reply, 400, made.code, made.message);
    const wa = made.number.slice(1);
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: wa, wa_id: wa }],
      messages: [{ id: made.id, message_status: 'accepted' }],
    };
  });
}

function create(world: World, options: PhoneOptions, body: Body): PhoneMessageRow | { code: number; message: string } {
  const to = String(body['to'] ?? '');
  if (body['messaging_product'] !== 'whatsapp' || body['recipient_type'] !== 'individual')
    return { code: 100, message: '(#100) Invalid parameter' };
  if (!/^[1-9]\d{5,14}$/.test(to)) return { code: 131_009, message: 'Parameter value is not valid' };
  const number = `+${to}`;
  const read = readBody(body);
  if ('code' in read) return read;
  if (phoneOf(world, 'whatsapp', number).isStopped) return { code: 131_050, message: 'User has stopped messages' };
  if (!read.isTemplate && !hasWritten(world, 'whatsapp', number))
    return { code: 131_047, message: 'Re-engagement message' };
  const mark = body['biz_opaque_callback_data'];
  return sendToPhone(world, options, {
    way: 'whatsapp',
    number,
    ...read,
    statusUrl: null,
    mark: typeof mark === 'string' && mark.length <= 512 ? mark : null,
  });
}

function readBody(body: Body): Read {
  const inner = (body[String(body['type'])] ?? {}) as Body;
  if (body['type'] === 'text') return textOf(inner);
  if (body['type'] === 'interactive') return interactiveOf(inner);
  return body['type'] === 'template' ? templateOf(inner) : { code: 100, message: '(#100) Invalid parameter' };
}

function textOf({ body: text }: Body): Read {
  if (typeof text !== 'string' || text === '' || text.length > 4096) return { code: 100, message: 'text.body' };
  return { text, buttons: [], isTemplate: false };
}

function interactiveOf({ type, body, action }: Body): Read {
  const text = (body as Body | undefined)?.['text'];
  const given = (action as Body | undefined)?.['buttons'];
  if (type !== 'button' || typeof text !== 'string' || text.length > 1024 || !Array.isArray(given))
    return { code: 131_009, message: 'interactive' };
  const buttons = given.map((one: Body) => {
    const reply = (one['reply'] ?? {}) as Body;
    return { payload: String(reply['id'] ?? ''), title: String(reply['title'] ?? '') };
  });
  const isGood = ({ payload, title }: Button) =>
    payload !== '' && payload.length <= 256 && title !== '' && [...title].length <= 20;
  if (buttons.length < 1 || buttons.length > 3 || !buttons.every(isGood))
    return { code: 131_009, message: 'action.buttons' };
  return { text, buttons, isTemplate: false };
}

/** Shows a template's name and values: its text is registered at Meta, not here. */
function templateOf({ name, language, components = [] }: Body): Read {
  const code = (language as Body | undefined)?.['code'];
  if (typeof name !== 'string' || !/^[a-z0-9_]{1,512}$/.test(name) || typeof code !== 'string')
    return { code: 132_001, message: 'Template name does not exist in the translation' };
  const parts = components as Body[];
  const values = parts
    .filter(({ type }) => type === 'body')
    .flatMap(({ parameters = [] }) => (parameters as Body[]).map(({ text }) => String(text)));
  // Meta refuses these: a value is one line.
  if (values.some((value) => value === '' || /[\n\t]| {5}/.test(value)))
    return { code: 132_018, message: 'Template parameters are not valid' };
  // Labels of quick replies are registered, too; the digits among the values identify them.
  const digits = values.filter((value) => /^\d{1,2}$/.test(value));
  const buttons = parts
    .filter(({ type, sub_type: kind }) => type === 'button' && kind === 'quick_reply')
    .map(({ index, parameters = [] }) => ({
      title: digits[Number(index)] ?? `${Number(index) + 1}`,
      payload: String((parameters as Body[])[0]?.['payload'] ?? ''),
    }));
  return { text: [`[${name}, ${code}]`, ...values].join('\n'), buttons, isTemplate: true };
}

function refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } });
}
