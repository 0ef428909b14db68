// Works on the outbox: composes, stores and sends each mail at least once, with the same Message-ID (ADR 020, ADR 042).
import { createHash } from 'node:crypto';
import type { Services } from '../services.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Unavailable } from '../db/db-errors.ts';
import { makeAccountLink } from '../features/account/index.ts';
import { MailServerDown } from '../gateways/mail.ts';
import { composeBookingMail, composeCompanionMail, composeInquiryMail, type ComposedMail } from './compose.ts';
import { mailKinds } from './kinds.ts';
import { finishTask, markSent, storeMail, takeOutbox, type WaitingTask } from './queries.ts';
import {
  findMailedBooking,
  findMailedCompanion,
  findMailedInquiry,
  tellCompanions,
} from '../booking-texts/subject-queries.ts';

// How many mails an hour a stranger can have sent to an address (ADR 048): whoever types another's address into a form, or invites
// it, must not fill its mailbox. Mails about what somebody has paid for are never held back.

const strangersMails: ReadonlySet<string> = new Set(['booking-held', 'inquiry-verify', 'companion-invite']);

/** False when this address has had enough of such mails; the task is then done without a mail. Counted at the first attempt. */
async function mayMail(
  { limits, log }: Pick<Services, 'limits' | 'log'>,
  mail: { kind: string; to: string; attempts: number },
): Promise<boolean> {
  if (!strangersMails.has(mail.kind) || mail.attempts > 1) return true;
  const recipient = createHash('sha256').update(mail.to.trim().toLowerCase()).digest('base64url');
  const isFree = (await limits.consume('mail', { recipient })) === null;
  if (!isFree) log.warn({ kind: mail.kind }, 'an address had enough mails this hour: one was left out');
  return isFree;
}

// At once, and only after a first one has gone well: a mail server that hangs is asked once a turn, not for every mail.
const atOnce = 5;

/**
 * Delivers what waits, at most `count` tasks. Answers how many were done; a failed one is tried again later. The turn ends
 * with the first mail that the mail server does not take, so that the others wait for a server that works (ADR 042).
 */
export async function deliverOutbox(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (let taken = 0; taken < count && !signal?.aborted;) {
    const tasks = await takeOutbox(services.db, taken === 0 ? 1 : Math.min(atOnce, count - taken));
    if (tasks.length === 0) break;
    taken += tasks.length;
    const ends = await Promise.all(tasks.map((task) => deliverOne(services, task)));
    done += ends.filter((end) => end === 'done').length;
    if (ends.includes('server-failed')) break;
  }
  return done;
}

/** The try is counted before anything is sent, by whoever takes the task; here is only kept how it ended. */
async function deliverOne(services: Services, task: WaitingTask): Promise<'done' | 'failed' | 'server-failed'> {
  try {
    await deliver(services, task);
    await finishTask(services.db, task.id, null);
    return 'done';
  } catch (error) {
    // The reason is kept beside the task; one mail must not stop the others.
    services.log.warn({ err: error, task: task.id, attempts: task.attempts }, 'a task of the outbox failed');
    await finishTask(services.db, task.id, error instanceof Error ? error.message : String(error));
    return error instanceof MailServerDown ? 'server-failed' : 'failed';
  }
}

async function deliver(services: Services, task: WaitingTask): Promise<void> {
  if (task.topic !== 'mail') throw new Error(`nobody delivers the topic ${task.topic}`);
  const bookingId = idOf(task, 'booking_id');
  const mail = await composeTask(services, task, bookingId);
  if (!mail) return;
  const kind = String(task.payload['kind']);
  if (!(await mayMail(services, { kind, to: mail.to, attempts: task.attempts }))) return;
  const stored = await storeMail(services.db, { ...mail, outboxId: task.id, kind, bookingId });
  if (stored.is_sent) return;
  const isSent = await services.gateways.mail.send({ ...mail, id: stored.id });
  if (isSent) await persist(() => markSent(services.db, stored.id));
}

// What has gone out and is not marked goes out twice, so a database that is away for a moment is waited for.
const pausesMs = [250, 1000, 3000];

async function persist(write: () => Promise<void>): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      await sleep(pauseMs);
    }
  }
  return write();
}

/** Null: whom or what the mail is about is gone, or has become something that needs no mail any more. */
async function composeTask(
  services: Services,
  task: WaitingTask,
  bookingId: string | null,
): Promise<ComposedMail | null> {
  const { db } = services;
  const name = String(task.payload['kind']);
  const kind = Object.hasOwn(mailKinds, name) ? mailKinds[name] : undefined;
  if (!kind) throw new Error(`there is no mail of the kind ${name}`);
  if (kind.about === 'inquiry') {
    const inquiryId = idOf(task, 'inquiry_id');
    const inquiry = inquiryId && (await findMailedInquiry(db, inquiryId));
    return inquiry ? composeInquiryMail(kind, inquiry, services) : null;
  }
  const booking = bookingId && (await findMailedBooking(db, bookingId));
  if (!booking) return null;
  if (kind.about === 'booking') {
    // Before the guest's own mail: if that one has to wait for the mail server, companions need not.
    if (kind.tells !== undefined) {
      await tellCompanions(db, { taskId: task.id, bookingId: booking.id, kind: kind.tells, facts: task.payload });
    }
    const isLinked = kind.linksAccount === true && booking.account !== 'none';
    const link = { bookingId: booking.id, mailTask: task.id };
    const account_url = isLinked ? await makeAccountLink(services, link) : null;
    return composeBookingMail(kind, { ...booking, account_url }, task.payload, services);
  }
  const companionId = idOf(task, 'companion_id');
  const companion = companionId && (await findMailedCompanion(db, booking.id, companionId));
  return companion ? composeCompanionMail(kind, { booking, companion }, task.payload, services) : null;
}

function idOf({ payload }: WaitingTask, name: string): string | null {
  const value = payload[name];
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}
