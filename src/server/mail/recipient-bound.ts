// How many mails an hour a stranger can have sent to an address (ADR 048): whoever types another's address into a form, or invites
// it, must not fill its mailbox. Mails about what somebody has paid for are never held back.
import { createHash } from 'node:crypto';
import type { Services } from '../services.ts';

const strangersMails: ReadonlySet<string> = new Set(['booking-held', 'inquiry-verify', 'companion-invite']);

/** False when this address has had enough of such mails; the task is then done without a mail. Counted at the first attempt. */
export async function mayMail(
  { limits, log }: Pick<Services, 'limits' | 'log'>,
  mail: { kind: string; to: string; attempts: number },
): Promise<boolean> {
  if (!strangersMails.has(mail.kind) || mail.attempts > 1) return true;
  const recipient = createHash('sha256').update(mail.to.trim().toLowerCase()).digest('base64url');
  const isFree = (await limits.startTry('mail', { recipient })) === null;
  if (!isFree) log.warn({ kind: mail.kind }, 'an address had enough mails this hour: one was left out');
  return isFree;
}
