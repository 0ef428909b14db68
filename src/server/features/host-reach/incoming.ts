// Messages from a phone: a host's reply to a request, or a command (docs/domain/hosts.md#replies).
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { readAnswer, fitAnswer, digitsOf } from '#src/domain/host-reach/answer-pairs.ts';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { PhoneEvent } from '#src/server/providers/phone/port.ts';
import { plain, whenWords } from '#src/server/host-texts/plain.ts';
import { say } from '#src/server/host-texts/say.ts';
import { stopNumber } from '#src/server/phone/after-failure.ts';
import * as kept from '#src/server/phone/incoming-queries.ts';
import {
  listPairs,
  findHostOfRequest,
  givePair,
  listOpenRequests,
  type OpenRequest,
} from '#src/server/phone/pair-queries.ts';
import {
  ownersOfNumber,
  noteStopped,
  noteWrote,
  phoneIn,
  type Phone,
  noteReachable,
} from '#src/server/phone/reach-queries.ts';
import { readPayload, writeAnswer } from '#src/server/phone/write-message.ts';
import type { Services } from '#src/server/services.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import { findMailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { bookingValues, guestValue } from '#src/server/host-texts/booking-values.ts';
import { dayLinkFor } from './link/host-link-for.ts';
import { answerRequestIn } from '#src/server/features/changes/index.ts';
import { mostParts, partsOf, shortened } from '#src/domain/host-reach/short-text.ts';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';

// Open requests with their reply digits, in at most two SMS parts (docs/domain/hosts.md#replies).

const forms = [
  ['open.one', 18],
  ['open.short', 12],
  ['open.short', 6],
] as const;
// More never fit into two parts.
const mostListed = 8;

async function openWords(trx: Transaction<Database>, phones: readonly Phone[], before: string): Promise<string> {
  const [phone] = phones;
  if (!phone) return '';
  const { language, number } = phone;
  const open = await listOpenRequests(trx, hostsOf(phones));
  if (open.length === 0) return say(language, 'open.none');
  const listed: Listed[] = [];
  for (const request of open.slice(0, mostListed)) {
    const given = await givePair(trx, number, request.id);
    listed.push({ request, digits: given && digitsOf(given.pair) });
  }
  return listWords(language, { listed, count: open.length, before });
}

const hostsOf = (phones: readonly Phone[]) => phones.flatMap(({ owner }) => (owner.of === 'host' ? [owner.id] : []));

interface Listed {
  request: OpenRequest;
  digits: ReturnType<typeof digitsOf> | null;
}

function lineOf(language: HostLanguage, { request, digits }: Listed, [key, letters]: (typeof forms)[number]): string {
  const values = {
    title: shortened(plain(request.title), letters),
    when: whenWords(language, request.starts_at, request.time_zone),
  };
  return digits
    ? say(language, key, { ...values, accept: String(digits.accept), decline: String(digits.decline) })
    : say(language, 'open.link', values);
}

/** The longest form that fits; otherwise as many as fit, and how many more. */
function listWords(
  language: HostLanguage,
  { listed, count, before }: { listed: readonly Listed[]; count: number; before: string },
): string {
  const fits = (text: string) => partsOf(`${before} ${text}`) <= mostParts;
  if (count === listed.length)
    for (const form of forms) {
      const all = listed.map((one) => lineOf(language, one, form)).join(' ');
      if (fits(all)) return all;
    }
  let text = '';
  for (const [index, one] of listed.entries()) {
    const longer = `${text} ${lineOf(language, one, ['open.short', 6])}`.trim();
    const rest = say(language, 'open.more', { count: count - index });
    if (text !== '' && !fits(`${longer} ${rest}`)) return `${text} ${rest}`;
    text = longer;
  }
  return count > listed.length ? `${text} ${say(language, 'open.more', { count: count - listed.length })}` : text;
}

type Incoming = Extract<PhoneEvent, { kind: 'incoming' }>;

type Trx = Transaction<Database>;

/** Stores a message and processes it once. A job retries failures. */
export async function takeIncoming(services: Services, channel: PhoneChannel, event: Incoming): Promise<void> {
  const key = { way: channel, providerId: event.id };
  const words = { number: event.from, body: event.text, payload: event.payload };
  await kept.noteIncoming(services.db, key, words);
  await actOnce(services, key);
}

/** Messages stored but unprocessed after a crash. Returns how many. */
export async function actOnIncomingLeft(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  let acted = 0;
  for (const key of await kept.takeIncomingLeft(services.db, count)) {
    if (signal?.aborted) break;
    if (await actOnce(services, key)) acted += 1;
  }
  return acted;
}

/** Action, reply and mark in one transaction. False when done before, or failed. */
async function actOnce(services: Services, key: kept.IncomingKey): Promise<boolean> {
  try {
    return await inTransaction(services.db, async (trx) => {
      const words = await kept.lockIncoming(trx, key);
      if (words === null) return false;
      await answer({ services, trx }, key.way, words);
      await kept.finishIncoming(trx, key);
      return true;
    });
  } catch (error) {
    // One failing message must not block others; the job retries it.
    services.log.error({ err: error, way: key.way }, 'could not process a message from a phone');
    return false;
  }
}

interface Acting {
  services: Services;
  trx: Trx;
}

async function answer({ services, trx }: Acting, channel: PhoneChannel, words: kept.IncomingWords): Promise<void> {
  const { number: from, body: text, payload } = words;
  const rows = await ownersOfNumber(trx, channel, from);
  // An unknown number gets no reply: it would cost money and confirm a listener.
  if (rows.length === 0) return;
  await noteWrote(trx, channel, from);
  const read = readAnswer(text);
  if (payload === null && read.kind === 'stop') return stopNumber(trx, channel, from);
  if (payload === null && read.kind === 'start') return start({ services, trx }, channel, from);
  const phones = rows.map(phoneIn).filter((phone) => phone !== null);
  const [phone] = phones;
  // After STOP no replies until START.
  if (!phone || !(await mayReply(services, from))) return;
  // A guest's phone has nothing to answer.
  if (phone.owner.of !== 'host' || (payload === null && read.kind === 'help'))
    return writeAnswer(trx, phone, { kind: 'help', text: helpText(services, phone) });
  const decision =
    payload !== null ? readPayload(payload) : read.kind === 'number' ? await fitted(trx, from, read.value) : null;
  await writeAnswer(trx, phone, await answerByPhone({ trx, services }, phones, decision));
}

/** What a digit means for this number now. */
async function fitted(trx: Trx, number: string, digit: number): Promise<PhoneDecision | 'ended' | null> {
  const { pairs } = await listPairs(trx, number);
  const fits = fitAnswer(pairs, digit);
  if (fits.fits === 'none') return null;
  if (fits.fits === 'ended') return 'ended';
  const departureId = pairs.find((one) => one.bookingId === fits.bookingId && one.closedAtMs === null)?.departureId;
  return departureId === undefined ? 'ended' : { decision: fits.decision, bookingId: fits.bookingId, departureId };
}

async function start({ services, trx }: Acting, channel: PhoneChannel, number: string): Promise<void> {
  for (const hostId of await noteStopped(trx, channel, number, false)) await noteReachable(trx, hostId);
  const [row] = await ownersOfNumber(trx, channel, number);
  const phone = row && phoneIn(row);
  if (!phone || !(await mayReply(services, number))) return;
  const site = plain(services.config.brand.name);
  const started = say(phone.language, 'started', { site });
  await writeAnswer(trx, phone, {
    kind: 'started',
    text: phone.owner.of === 'host' ? `${started} ${await openWords(trx, [phone], started)}`.trim() : started,
  });
}

function helpText({ config: { brand } }: Services, { language, owner }: Phone): string {
  return say(language, owner.of === 'host' ? 'help' : 'guest.help', {
    site: plain(brand.name),
    contact: brand.contacts.email,
  });
}

/** Two machines could answer each other forever. */
async function mayReply({ limits }: Services, number: string): Promise<boolean> {
  const recipient = createHash('sha256').update(number).digest('base64url');
  return (await limits.consume('phone-reply', { recipient })) === null;
}

interface PhoneDecision {
  decision: 'accept' | 'decline';
  bookingId: string;
  departureId: number;
}

interface Reply {
  kind: string;
  text: string;
  bookingId?: string;
}

interface Answering {
  readonly trx: Transaction<Database>;
  readonly services: Services;
}

/** Answers with a message. `ended`: a closed request's digit; null: not understood. */
async function answerByPhone(
  { trx, services }: Answering,
  phones: readonly Phone[],
  decision: PhoneDecision | 'ended' | null,
): Promise<Reply> {
  const language = phones[0]?.language ?? 'en';
  const unchanged = async (key: 'unclear' | 'ended'): Promise<Reply> => {
    const before = say(language, key);
    return { kind: key, text: `${before} ${await openWords(trx, phones, before)}` };
  };
  if (decision === null) return unchanged('unclear');
  if (decision === 'ended') return unchanged('ended');
  const { bookingId, departureId } = decision;
  const hosts = hostsOf(phones);
  const hostId = await findHostOfRequest(trx, bookingId, hosts);
  if (hostId === null) return unchanged('unclear');
  const by = { role: 'host', actorId: hostId, onBehalfOf: null } as const;
  const done = await answerRequestIn(trx, { bookingId, departureId, decision: decision.decision, reason: '', by });
  if (isRefusal(done)) return unchanged('ended');
  const booking = await findMailedBooking(trx, bookingId);
  if (!booking) return unchanged('ended');
  const phone = phones.find(({ owner }) => owner.of === 'host' && owner.id === hostId);
  const own = phone?.language ?? language;
  const key = decision.decision === 'accept' ? 'accepted' : 'declined';
  const values = { ...bookingValues(booking, own), guest: guestValue(booking) || '-' };
  const text = say(own, key, values);
  // Lets the host see the day, report a delay or cancel without a login.
  const link = key === 'accepted' ? await dayLinkFor(trx, services, { hostId, bookingId }) : null;
  return { kind: key, text: link === null ? text : `${text} ${link}`, bookingId };
}
