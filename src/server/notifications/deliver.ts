// Delivers the outbox at least once, by channel (ADR 020).
import { createHash } from 'node:crypto';
import type { Services } from '#src/server/services.ts';
import { pauseMs, usualRetry, type Channel, type Delivery } from './channel.ts';
import { type NotificationKind, notificationKinds } from './kinds.ts';
import { finishTask, retryTask, takeOutbox, type WaitingTask } from './queries.ts';
import { findGuestPhone, findPhone, type Phone } from '#src/server/phone/reach-queries.ts';
import { loadNotice, type Notice } from './subjects/subjects.ts';
import { bookingIdOf } from './subjects/subject-rules.ts';
import { mailChannel } from './mail-channel.ts';
import { digitsOf } from '#src/domain/host-reach/answer-pairs.ts';
import { guestLanguageOf, type HostLanguage } from '#src/domain/host-reach/languages.ts';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { plain } from '#src/server/host-texts/plain.ts';
import type { ShortText } from '#src/server/host-texts/compose.ts';
import { isMessageStored } from '#src/server/phone/message-queries.ts';
import { givePair } from '#src/server/phone/pair-queries.ts';
import { answerButtons, writeMessage } from '#src/server/phone/write-message.ts';
import { shortPageFor } from './subjects/links.ts';

/** A phone channel (docs/domain/hosts.md#messages-by-phone, ADR 020). */
function phoneChannel(channel: PhoneChannel): Channel {
  return {
    retry: usualRetry,
    addressOf: ({ phone }) => (phone?.way === channel ? phone.number : null),
    deliver: store,
    // Only stores: an outage affects only its messages.
    isDown: () => false,
  };
}

async function store(services: Services, delivery: Delivery): Promise<void> {
  const { taskId, bookingId, phone, short, kind } = delivery;
  if (phone === null || short === null || (await isMessageStored(services.db, taskId))) return;
  const link = await linkFor(services, delivery);
  const site = plain(services.config.brand.name);
  await inTransaction(services.db, async (trx) => {
    const pair = short.asksAnswer && bookingId !== null ? await givePair(trx, phone.number, bookingId) : null;
    const digits = pair === null ? null : digitsOf(pair.pair);
    const textIn = (language: HostLanguage): ShortText => {
      const text = short.textIn(language);
      const answers = digits && { accept: String(digits.accept), decline: String(digits.decline) };
      return {
        ...text,
        // Without digits the page takes the reply.
        ...(short.asksAnswer && digits === null && { key: 'request.link' as const }),
        values: { ...text.values, ...answers, site, link },
      };
    };
    const buttons = pair && bookingId !== null ? answerButtons(phone.language, bookingId, pair.departureId) : [];
    await writeMessage(trx, phone, {
      textIn,
      buttons,
      outboxId: taskId,
      bookingId,
      validSeconds: short.validSeconds ?? validFor(kind),
    });
  });
}

// SMS retry time; later requests get an email.
const hour = 3600;
const validFor = (kind: string) => (kind === 'host-request' ? 4 * hour : 10 * hour);

/** The short page, otherwise the email's. */
async function linkFor(services: Services, { short, phone, bookingId, written }: Delivery): Promise<string> {
  const hostId = phone?.owner.of === 'host' ? phone.owner.id : null;
  const own = hostId && (await shortPageFor(services, { short, hostId, bookingId }));
  return own ?? written.mail.button?.url ?? services.config.origin;
}

export interface Registry {
  kinds: Readonly<Record<string, NotificationKind>>;
  channels: Readonly<Record<string, Channel>>;
}

export const registered: Registry = {
  kinds: notificationKinds,
  channels: { mail: mailChannel, sms: phoneChannel('sms'), whatsapp: phoneChannel('whatsapp') },
};

/** False at the hourly limit of bounded notices per address (ADR 022); counted at the first attempt. */
async function maySend(
  { limits, log }: Pick<Services, 'limits' | 'log'>,
  { isBounded }: NotificationKind,
  { name, to, attempts }: { name: string; to: string; attempts: number },
): Promise<boolean> {
  if (!isBounded || attempts > 1) return true;
  const recipient = createHash('sha256').update(to.trim().toLowerCase()).digest('base64url');
  const isFree = (await limits.consume('notice', { recipient })) === null;
  if (!isFree) log.warn({ kind: name }, 'skipped a notice: the address reached its hourly limit');
  return isFree;
}

// In parallel after a first success, so a hanging server is asked once.
const atOnce = 5;

/** At most `count`; returns how many. Ends when a server is down (ADR 020). */
export async function deliverOutbox(
  services: Services,
  count = 20,
  signal?: AbortSignal,
  registry: Registry = registered,
): Promise<number> {
  let done = 0;
  for (let taken = 0; taken < count && !signal?.aborted;) {
    const tasks = await takeOutbox(services.db, taken === 0 ? 1 : Math.min(atOnce, count - taken));
    if (tasks.length === 0) break;
    taken += tasks.length;
    const ends = await Promise.all(tasks.map((task) => deliverOne(services, task, registry)));
    done += ends.filter((end) => end === 'done').length;
    if (ends.includes('server-failed')) break;
  }
  return done;
}

/** The attempt is counted by the taker. */
async function deliverOne(
  services: Services,
  task: WaitingTask,
  registry: Registry,
): Promise<'done' | 'failed' | 'server-failed'> {
  try {
    const isHanded = await deliver(services, task, registry);
    await finishTask(services.db, task.id, isHanded ? 'handed' : 'nothing');
    return 'done';
  } catch (error) {
    // Stored with the task; others continue.
    services.log.warn({ err: error, task: task.id, attempts: task.attempts }, 'an outbox task failed');
    const channel = channelOf(task, registry);
    const isDown = channel?.isDown(error) ?? false;
    await retryTask(services.db, task.id, {
      error: error instanceof Error ? error.message : String(error),
      inMs: pauseMs(channel?.retry ?? usualRetry, task.attempts),
      // An outage is not about this notice.
      isLast: task.is_late && !isDown,
    });
    return isDown ? 'server-failed' : 'failed';
  }
}

function channelOf({ topic }: Pick<WaitingTask, 'topic'>, registry: Registry): Channel | undefined {
  return Object.hasOwn(registry.channels, topic) ? registry.channels[topic] : undefined;
}

/** False without reader, subject or need. */
async function deliver(services: Services, task: WaitingTask, registry: Registry): Promise<boolean> {
  if (!channelOf(task, registry)) throw new Error(`no handler for the topic ${task.topic}`);
  const name = String(task.payload['kind']);
  const kind = Object.hasOwn(registry.kinds, name) ? registry.kinds[name] : undefined;
  if (!kind) throw new Error(`there is no notice of the kind ${name}`);
  const notice = await loadNotice(services, task, kind);
  if (!notice) return false;
  const phone = await phoneFor(services, task, notice);
  const channel = channelOf({ topic: phone?.way ?? task.topic }, registry);
  const to = channel?.addressOf(phone ? { ...notice.reader, phone } : notice.reader) ?? null;
  if (!channel || to === null) return false;
  const isHanded = await notice.write(async (written) => {
    if (!(await maySend(services, kind, { name, to, attempts: task.attempts }))) return false;
    const { short } = notice;
    const delivery = { taskId: task.id, kind: name, bookingId: bookingIdOf(task), to, written, short, phone };
    await channel.deliver(services, delivery);
    return true;
  });
  return isHanded ?? false;
}

/**
 * Hosts with a phone get short texts there instead of emails (docs/domain/hosts.md#messages-by-phone); guests get both,
 * by separate tasks (docs/domain/messages.md#reminders).
 */
async function phoneFor(
  { db, gateways }: Services,
  { topic, payload }: WaitingTask,
  { reader: { hostId, locale }, short }: Notice,
): Promise<Phone | null> {
  if (short === null || payload['by_mail'] === true) return null;
  if (topic !== 'mail') {
    const bookingId = bookingIdOf({ payload });
    const phone = hostId === undefined && bookingId !== null ? await findGuestPhone(db, bookingId) : null;
    return phone && { ...phone, language: guestLanguageOf(locale) };
  }
  const phone = hostId === undefined ? null : await findPhone(db, { of: 'host', id: hostId });
  return phone && gateways.phones[phone.way] !== null ? phone : null;
}
