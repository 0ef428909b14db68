// Sends phone messages at least once; asks about unresolved attempts first where possible (docs/domain/hosts.md#retries).
import { hostLanguageOf } from '#src/domain/host-reach/languages.ts';
import { phoneChannels, type PhoneChannel } from '#src/domain/host-reach/reach.ts';
import type { PhoneGateway, PhoneMessage, Sent } from '#src/server/providers/phone/port.ts';
import { templateLanguageOf, templateName } from '#src/server/host-texts/compose.ts';
import type { TemplateKey } from '#src/server/host-texts/texts.ts';
import type { Services } from '#src/server/services.ts';
import { noteLater, noteFailed, noteOutdated, noteSent, takeMessages, type WaitingMessage } from './message-queries.ts';
import { afterFailure } from './after-failure.ts';

const atOnce = 5;
const firstPauseMs = 15_000;
const longestPauseMs = 15 * 60_000;
/** About an hour and a half, then email. */
const mostTries = 10;
/** WhatsApp only reports: its first report resolves a lost response. */
const reportMs = 2 * 60_000;

/** At most `count`; returns how many were accepted. */
export async function sendPhoneMessages(services: Services, count = 40, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < count && !signal?.aborted;) {
    const messages = await takeMessages(services.db, Math.min(atOnce, count - taken));
    if (messages.length === 0) break;
    taken += messages.length;
    const ends = await Promise.all(messages.map((message) => sendOne(services, message)));
    sent += ends.filter(Boolean).length;
  }
  return sent;
}

async function sendOne(services: Services, message: WaitingMessage): Promise<boolean> {
  if (message.is_outdated) {
    await noteOutdated(services.db, message.id);
    return false;
  }
  const gateway = services.gateways.phones[message.way];
  const result = gateway ? await tryOne(services, gateway, message) : ({ state: 'later', code: 'no-service' } as const);
  if (result.state === 'sent') {
    await noteSent(services.db, message.id, result.providerId);
    return true;
  }
  // The code only: other details name the number.
  services.log.warn(
    { message: message.id, way: message.way, code: result.code, end: result.state },
    'a message to a phone was rejected',
  );
  if (result.state === 'refused' || message.attempts >= mostTries) {
    const failed = await noteFailed(services.db, message.way, { id: message.id }, result.code);
    if (failed) await afterFailure(services, message.way, failed, result.state === 'refused' ? result.why : 'other');
    return false;
  }
  const inMs = Math.min(firstPauseMs * 2 ** (message.attempts - 1), longestPauseMs);
  const isUnknown = result.state === 'unknown';
  const waits = isUnknown && gateway?.find === null ? Math.max(inMs, reportMs) : inMs;
  await noteLater(services.db, message.id, { code: result.code, inMs: waits, isUnknown });
  return false;
}

async function tryOne(
  { config }: Pick<Services, 'config'>,
  gateway: PhoneGateway,
  message: WaitingMessage,
): Promise<Sent> {
  const outgoing = outgoingOf(message, config);
  if (message.tried_ms !== null && gateway.find !== null) {
    const existing = await gateway.find(outgoing, message.tried_ms);
    if (existing === 'unknown') return { state: 'unknown', code: 'asked' };
    if (existing !== 'none') return { state: 'sent', providerId: existing.providerId };
  }
  return gateway.send(outgoing);
}

function outgoingOf(message: WaitingMessage, { whatsapp }: Pick<Services['config'], 'whatsapp'>): PhoneMessage {
  const prefix = whatsapp.kind === 'none' ? '' : whatsapp.templates;
  return {
    id: message.id,
    to: message.number,
    text: message.body,
    template: {
      name: templateName(prefix, message.kind as TemplateKey),
      language: templateLanguageOf(hostLanguageOf(message.language)).code,
      values: message.template_values,
    },
    buttons: message.buttons,
    isAnswering: message.is_answering,
    validSeconds: message.valid_seconds,
  };
}

export function waysOf({ gateways }: Pick<Services, 'gateways'>): PhoneChannel[] {
  return phoneChannels.filter((channel) => gateways.phones[channel] !== null);
}
