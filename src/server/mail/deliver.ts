// Works on the outbox: composes, stores and sends each mail once (ADR 020).
import type { Services } from '../services.ts';
import { composeMail, type MailKind } from './letters.ts';
import { findMailedBooking, finishTask, markSent, storeMail, takeOutbox, type WaitingTask } from './queries.ts';

/** Delivers what waits, at most `count` tasks. Answers how many were done; a failed one is tried again later. */
export async function deliverOutbox(services: Services, count = 20): Promise<number> {
  const tasks = await takeOutbox(services.db, count);
  let done = 0;
  for (const task of tasks) {
    try {
      await deliver(services, task);
      await finishTask(services.db, task.id, null);
      done += 1;
    } catch (error) {
      // The reason is kept beside the task; a mail server that is down must not stop the other mails.
      services.log.warn({ err: error, task: task.id, attempts: task.attempts }, 'a task of the outbox failed');
      await finishTask(services.db, task.id, error instanceof Error ? error.message : String(error));
    }
  }
  return done;
}

async function deliver(services: Services, task: WaitingTask): Promise<void> {
  if (task.topic !== 'mail') throw new Error(`nobody delivers the topic ${task.topic}`);
  const booking = await findMailedBooking(services.db, String(task.payload['booking_id']));
  if (!booking) return;
  const kind = task.payload['kind'] as MailKind;
  const mail = composeMail(kind, booking, task.payload, services);
  const stored = await storeMail(services.db, {
    ...mail,
    outboxId: task.id,
    kind,
    to: booking.email,
    bookingId: booking.id,
  });
  if (stored.is_sent) return;
  const isSent = await services.gateways.mail.send({ ...mail, id: stored.id, to: booking.email });
  if (isSent) await markSent(services.db, stored.id);
}
