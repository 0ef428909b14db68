// All due work by kind. It is in tables, so any process may do it (ADR 020).
import { decideInvitations, decideCommissions } from '#src/server/features/partner/index.ts';
import { releaseFactors, sealDerived } from '#src/server/features/user/index.ts';
import { sweepUploads } from '#src/server/features/image/index.ts';
import { expireInquiries } from '#src/server/features/inquiry/index.ts';
import { measureReplyTimes, queueUnreadMails } from '#src/server/features/message/index.ts';
import { workOutMedians } from '#src/server/features/insights/index.ts';
import { queueStaffMails } from '#src/server/features/staff-log/index.ts';
import { warnOfCredentials } from '#src/server/features/credentials/index.ts';
import { expireRequests } from '#src/server/features/changes/index.ts';
import { freeLapsedHolds } from '#src/server/features/booking/index.ts';
import { endDepartures, queueReminders, settleEnded } from '#src/server/features/host-day/index.ts';
import { settleCash } from '#src/server/features/earnings/index.ts';
import { actOnIncomingLeft } from '#src/server/features/host-reach/index.ts';
import { readDueFeeds } from '#src/server/features/availability/index.ts';
import { sendRefunds } from '#src/server/features/payment/index.ts';
import { askForReviews } from '#src/server/features/review/index.ts';
import { sendAlerts } from '#src/server/features/saved/index.ts';
import { issueReceipts, queueTripReminders } from '#src/server/features/trip/index.ts';
import { refreshRates } from '#src/server/features/pricing/index.ts';
import { countDays, keepLedgerDays } from '#src/server/features/admin/index.ts';
import { processEvents } from '#src/server/features/payment/events/webhook.ts';
import { sweepPayments } from '#src/server/features/payment/events/sweep-payments.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { sendPhoneMessages, waysOf } from '#src/server/phone/send.ts';
import { refreshDueBits, refreshDueDays } from '#src/server/search/index.ts';
import type { Services } from '#src/server/services.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { nameOfRow, seal, sealUses, unseal, type SealUse } from '#src/server/platform/sealed.ts';
import { findSealedByOlder, writeSealed } from './seal-queries.ts';

// Reseals with a new master key, so the old one can retire (ADR 054, ADR 081).

type Needs = Pick<Services, 'db'> & { keys: MasterKeys };

/** Fewer documents, because each may have megabytes. */
const atOnce: Readonly<Record<SealUse, number>> = {
  'payout-details': 100,
  'host-document': 5,
  'feed-address': 100,
  'second-factor': 100,
};

/** Returns the number of rows. Rows that no key opens stay. */
export async function resealOld(services: Needs, _count?: undefined, signal?: AbortSignal): Promise<number> {
  let done = await sealDerived(services);
  for (const use of sealUses) {
    if (signal?.aborted) break;
    done += await resealSome(services, use);
  }
  return done;
}

async function resealSome({ db, keys }: Needs, use: SealUse): Promise<number> {
  const versions = keys.masters.map(({ version }) => version);
  if (versions.length === 1) return 0;
  return inTransaction(db, async (trx) => {
    let done = 0;
    for (const { id, sealed } of await findSealedByOlder(trx, use, { versions, count: atOnce[use] })) {
      const plain = unseal(keys, use, sealed, nameOfRow(use, id));
      if (plain === null) continue;
      await writeSealed(trx, use, { id, sealed: seal(keys, use, plain, nameOfRow(use, id)) });
      done += 1;
    }
    return done;
  });
}

/** Starts nothing new after `signal`; running work has its own timeouts. */
export type Turn = (services: Services, count?: undefined, signal?: AbortSignal) => Promise<number>;

export interface KindOfWork {
  work: Turn;
  /** Time to start new items, ms. */
  limitMs: number;
}

const quickly = 10_000;
/** Milliseconds, for providers and email servers. */
const patiently = 30_000;

/** Their order does not matter. */
export const dueWork = {
  events: { work: processEvents, limitMs: patiently },
  payments: { work: sweepPayments, limitMs: patiently },
  holds: { work: freeLapsedHolds, limitMs: quickly },
  requests: { work: expireRequests, limitMs: quickly },
  inquiries: { work: expireInquiries, limitMs: quickly },
  ended: { work: settleEnded, limitMs: quickly },
  endings: { work: endDepartures, limitMs: quickly },
  reminders: { work: ({ db }) => queueReminders(db), limitMs: quickly },
  trips: { work: (services) => queueTripReminders(services.db, waysOf(services)), limitMs: quickly },
  alerts: { work: sendAlerts, limitMs: quickly },
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
  credentials: { work: warnOfCredentials, limitMs: quickly },
  rates: { work: refreshRates, limitMs: patiently },
} as const satisfies Record<string, KindOfWork>;

export type WorkReport = Record<keyof typeof dueWork, number>;

/** A failing kind is logged and blocks no other. */
export async function runDueWork(services: Services): Promise<WorkReport> {
  const report = Object.fromEntries(Object.keys(dueWork).map((kind) => [kind, 0])) as WorkReport;
  for (const [kind, { work, limitMs }] of Object.entries(dueWork) as [keyof WorkReport, KindOfWork][])
    report[kind] = (await takeTurn(services, kind, { work, limitMs })) ?? 0;
  return report;
}

/** Returns the number of items; null after a logged failure. Logs a run that takes twice its time. */
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
    log.error({ kind, limitMs }, 'a run of a job exceeds its time limit; other jobs continue');
  }, limitMs * 2);
  try {
    const count = await work(services, undefined, stopping ? AbortSignal.any([time, stopping]) : time);
    metrics.turns.inc({ kind, result: 'done' });
    return count;
  } catch (error) {
    metrics.turns.inc({ kind, result: 'failed' });
    log.error({ err: error, kind }, 'a run of a job failed; the next run retries');
    return null;
  } finally {
    clearTimeout(late);
  }
}
