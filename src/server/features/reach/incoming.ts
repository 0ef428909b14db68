// What a host has sent from the phone: an answer to a request, a command, or something that changes nothing
// (docs/phone.md#answers).
import { createHash } from 'node:crypto';
import { readAnswer } from '#src/domain/host/answer-text.ts';
import { fitAnswer } from '#src/domain/host/answer-pairs.ts';
import type { PhoneWay } from '#src/domain/host/reach.ts';
import type { PhoneEvent } from '#src/server/gateways/phone/port.ts';
import { plain } from '#src/server/host-words/plain.ts';
import { say } from '#src/server/host-words/say.ts';
import { stopNumber } from '#src/server/phone/after-failure.ts';
import { forgetIncoming, noteIncoming } from '#src/server/phone/message-queries.ts';
import { listPairs } from '#src/server/phone/pair-queries.ts';
import { hostsOfNumber, noteStopped, noteWrote, phoneIn, type HostPhone } from '#src/server/phone/reach-queries.ts';
import { noteReachable } from '#src/server/phone/unreachable-queries.ts';
import { readPayload, writeAnswer } from '#src/server/phone/write-message.ts';
import type { Services } from '#src/server/services.ts';
import { answerByPhone, type PhoneDecision } from './answer-by-phone.ts';
import { openWords } from './open-words.ts';

type Incoming = Extract<PhoneEvent, { kind: 'incoming' }>;

/** Works on a message, once. One whose work fails is forgotten, so that the service may bring it again. */
export async function takeIncoming(services: Services, way: PhoneWay, event: Incoming): Promise<void> {
  if (!(await noteIncoming(services.db, way, event.id))) return;
  try {
    await answer(services, way, event);
  } catch (error) {
    await forgetIncoming(services.db, way, event.id);
    throw error;
  }
}

async function answer(services: Services, way: PhoneWay, { from, text, payload }: Incoming): Promise<void> {
  const { db } = services;
  const rows = await hostsOfNumber(db, way, from);
  // A number that is nobody's gets nothing: an answer would cost money, and say that somebody listens.
  if (rows.length === 0) return;
  await noteWrote(db, way, from);
  const read = readAnswer(text);
  if (payload === null && read.kind === 'stop') return stopNumber(services, way, from);
  if (payload === null && read.kind === 'start') return start(services, way, from);
  const phones = rows.map(phoneIn).filter((phone) => phone !== null);
  const [phone] = phones;
  // Who has said STOP and types something else gets no answer until START.
  if (!phone || !(await mayReply(services, from))) return;
  if (payload === null && read.kind === 'help')
    return reply(services, phone, { kind: 'help', text: helpText(services, phone) });
  const decision =
    payload !== null ? readPayload(payload) : read.kind === 'number' ? await fitted(services, from, read.value) : null;
  await reply(services, phone, await answerByPhone(services, phones, decision));
}

/** What a digit means at this number now. */
async function fitted({ db }: Services, number: string, digit: number): Promise<PhoneDecision | 'ended' | null> {
  const { pairs } = await listPairs(db, number);
  const fits = fitAnswer(pairs, digit);
  if (fits.fits === 'none') return null;
  if (fits.fits === 'ended') return 'ended';
  const departureId = pairs.find((one) => one.bookingId === fits.bookingId && one.closedAtMs === null)?.departureId;
  return departureId === undefined ? 'ended' : { decision: fits.decision, bookingId: fits.bookingId, departureId };
}

async function start(services: Services, way: PhoneWay, number: string): Promise<void> {
  for (const hostId of await noteStopped(services.db, way, number, false)) await noteReachable(services.db, hostId);
  const [row] = await hostsOfNumber(services.db, way, number);
  const phone = row && phoneIn(row);
  if (!phone || !(await mayReply(services, number))) return;
  const site = plain(services.config.brand.name);
  const started = say(phone.language, 'started', { site });
  await reply(services, phone, { kind: 'started', text: `${started} ${await openWords(services, [phone])}`.trim() });
}

function helpText({ config: { brand } }: Services, { language }: HostPhone): string {
  return say(language, 'help', { site: plain(brand.name), contact: brand.contacts.email });
}

async function reply(
  { db }: Services,
  phone: HostPhone,
  said: { kind: string; text: string; bookingId?: string | null },
): Promise<void> {
  await writeAnswer(db, phone, said);
}

/** Two machines that answer each other would do so for ever. */
async function mayReply({ limits }: Services, number: string): Promise<boolean> {
  const recipient = createHash('sha256').update(number).digest('base64url');
  return (await limits.consume('phone-reply', { recipient })) === null;
}
