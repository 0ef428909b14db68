// Actions of people with phones, for the demo's page of phones and for tests: all under `/_control/phones`.
import type { FastifyInstance } from 'fastify';
import { bodyOf, ControlError, oneOf, type Body } from '#sandbox/control/body.ts';
import type { World } from '#sandbox/world.ts';
import { messagesOf, phoneOf, sendFromPhone, setMode } from './phones.ts';
import { MODES, type Way } from './rows.ts';
import type { PhoneOptions } from './settings.ts';

const WAYS = ['sms', 'whatsapp'] as const;
const LONGEST = 1600;

/** Adds them, if the sandbox has phones. */
export function registerPhoneControl(control: FastifyInstance, world: World, options: PhoneOptions): void {
  control.post('/phones/show', async (request) => {
    const { way, number } = phoneIn(bodyOf(request.body));
    return { phone: phoneOf(world, way, number), messages: messagesOf(world, way, number) };
  });
  control.post('/phones/mode', async (request) => {
    const body = bodyOf(request.body);
    const { way, number } = phoneIn(body);
    setMode(world, way, number, oneOf(body, 'mode', MODES));
    return { phone: phoneOf(world, way, number) };
  });
  control.post('/phones/type', async (request) => {
    const body = bodyOf(request.body);
    const { way, number } = phoneIn(body);
    const text = body['text'];
    if (typeof text !== 'string' || text === '' || text.length > LONGEST) throw new ControlError('text must be a text');
    return { message: sendFromPhone(world, options, { way, number, text, payload: null, answers: null }) };
  });
  control.post('/phones/press', async (request) => {
    const body = bodyOf(request.body);
    const { way, number } = phoneIn(body);
    const message = messagesOf(world, way, number).find(({ id }) => id === body['message']);
    const button = message?.buttons.find(({ payload }) => payload === body['payload']);
    if (!message || !button) throw new ControlError('No such button.');
    const pressed = { payload: button.payload, answers: message.id, isTemplate: message.isTemplate };
    return { message: sendFromPhone(world, options, { way, number, text: button.title, ...pressed }) };
  });
}

function phoneIn(body: Body): { way: Way; number: string } {
  const number = body['number'];
  if (typeof number !== 'string' || !/^\+[1-9]\d{5,14}$/.test(number)) throw new ControlError('number must be E.164');
  return { way: oneOf(body, 'way', WAYS), number };
}
