// Everything that is due, by kind. All of it is found in tables, so any process may do it, and a missed turn costs
// nothing but time (ADR 020). Each kind has a turn and a time of its own (ADR 042).
import { decideInvitations } from '../features/invite/index.ts';
import { decideCommissions } from '../features/partner/index.ts';
import { releaseFactors } from '../features/user/index.ts';
import { sweepUploads } from '../features/image/index.ts';
import { expireInquiries } from '../features/inquiry/index.ts';
import { measureReplyTimes, queueUnreadMails } from '../features/message/index.ts';
import { workOutMedians } from '../features/insight/index.ts';
import { countDays } from '../features/office-figures/index.ts';
import { keepLedgerDays } from '../features/office-ledger/index.ts';
import { queueStaffMails } from '../features/task/index.ts';
import { warnOfPapers } from '../features/paper/index.ts';
import { expireRequests } from '../features/request/index.ts';
import { freeLapsedHolds } from '../features/booking/index.ts';
import { endDepartures, queueReminders } from '../features/host-day/index.ts';
import { settleCash } from '../features/cash/index.ts';
import { actOnIncomingLeft } from '../features/reach/index.ts';
import { readDueFeeds } from '../features/feed/index.ts';
import { settleEnded } from '../features/departure/index.ts';
import { processEvents, sweepPayments } from '../features/payment/events/index.ts';
import { sendRefunds } from '../features/payment/refunds/index.ts';
import { deliverOutbox } from '../notices/deliver.ts';
import { sendPhoneMessages } from '../phone/send.ts';
import { refreshDueBits, refreshDueDays } from '../search/index.ts';
import { askForReviews } from '../features/review/index.ts';
import { issueReceipts } from '../features/receipt/index.ts';
import type { Services } from '../services.ts';
import { refreshRates } from '../features/rates/index.ts';
import { resealOld } from './seals/reseal.ts';

/** One turn of a kind of work. Once `signal` is aborted it begins nothing new; what it has begun ends by its own timeouts. */
export type Turn = (services: Services, count?: undefined, signal?: AbortSignal) => Promise<number>;

export interface KindOfWork {
  work: Turn;
  /** How long a turn may begin new things, in ms. */
  limitMs: number;
}

const quickly = 10_000;
/** For kinds that ask a provider or a mail server. */
const patiently = 30_000;

/** In the order in which one after the other is done; nothing depends on it. */
export const dueWork = {
  events: { work: processEvents, limitMs: patiently },
  payments: { work: sweepPayments, limitMs: patiently },
  holds: { work: freeLapsedHolds, limitMs: quickly },
  requests: { work: expireRequests, limitMs: quickly },
  inquiries: { work: expireInquiries, limitMs: quickly },
  ended: { work: settleEnded, limitMs: quickly },
  endings: { work: endDepartures, limitMs: quickly },
  reminders: { work: ({ db }) => queueReminders(db), limitMs: quickly },
  cash: { work: settleCash, limitMs: quickly },
  invitations: { work: decideInvitations, limitMs: patiently },
  commissions: { work: decideCommissions, limitMs: patiently },
  refunds: { work: sendRefunds, limitMs: patiently },
  receipts: { work: issueReceipts, limitMs: quickly },
  unread: { work: queueUnreadMails, limitMs: quickly },
  replies: { work: measureReplyTimes, limitMs: quickly },
  mails: { work: deliverOutbox, limitMs: patiently },
  incoming: { work: actOnIncomingLeft, limitMs: quickly },
  phones: { work: sendPhoneMessages, limitMs: patiently },
  days: { work: refreshDueDays, limitMs: quickly },
  words: { work: refreshDueBits, limitMs: quickly },
  reviews: { work: askForReviews, limitMs: quickly },
  factors: { work: releaseFactors, limitMs: quickly },
  seals: { work: resealOld, limitMs: quickly },
  uploads: { work: sweepUploads, limitMs: quickly },
  feeds: { work: readDueFeeds, limitMs: patiently },
  medians: { work: workOutMedians, limitMs: patiently },
  figures: { work: countDays, limitMs: patiently },
  books: { work: keepLedgerDays, limitMs: patiently },
  staff: { work: ({ db }) => queueStaffMails(db), limitMs: quickly },
  papers: { work: warnOfPapers, limitMs: quickly },
  rates: { work: refreshRates, limitMs: patiently },
} as const satisfies Record<string, KindOfWork>;

/** How many things each kind has worked on. */
export type WorkReport = Record<keyof typeof dueWork, number>;

/** One turn of each kind, one after the other. A kind that fails is logged and does not stop the others. */
export async function runDueWork(services: Services): Promise<WorkReport> {
  const report = Object.fromEntries(Object.keys(dueWork).map((kind) => [kind, 0])) as WorkReport;
  for (const [kind, { work, limitMs }] of Object.entries(dueWork) as [keyof WorkReport, KindOfWork][])
    report[kind] = (await takeTurn(services, kind, { work, limitMs })) ?? 0;
  return report;
}

/**
 * One turn of a kind, which ends early when `stopping` is aborted. Answers how many things were worked on; null when it
 * failed, which is logged, and the next turn tries again. A turn that lasts twice its time is reported while it lasts.
 */
export async function takeTurn(
  services: Services,
  kind: string,
  { work, limitMs }: KindOfWork,
  stopping?: AbortSignal,
): Promise<number | null> {
  const { log, metrics } = services;
  const time = AbortSignal.timeout(limitMs);
  const late = setTimeout(() => {
    metrics.turns.inc({ kind, result: 'late' });
    log.error({ kind, limitMs }, 'a turn of the due work takes more than its time; the other kinds go on');
  }, limitMs * 2);
  try {
    const count = await work(services, undefined, stopping ? AbortSignal.any([time, stopping]) : time);
    metrics.turns.inc({ kind, result: 'done' });
    return count;
  } catch (error) {
    metrics.turns.inc({ kind, result: 'failed' });
    log.error({ err: error, kind }, 'a turn of the due work failed; the next one tries again');
    return null;
  } finally {
    clearTimeout(late);
  }
}
