// The job that tells of papers whose last day is near or over, and takes the badge when it is (docs/documents.md#expiry).
import { dueWarning } from '#src/domain/credentials/documents.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { lockEnding, tellOfPaper, writeWarned } from './credential-mail-queries.ts';
import { setBadge } from './credential-queries.ts';

/** Works on at most `count` papers in one transaction; answers how many were told of. Each warning is told once, whoever runs it. */
export async function warnOfPapers({ db }: Pick<Services, 'db'>, count = 50): Promise<number> {
  return inTransaction(db, async (trx) => {
    let told = 0;
    for (const { id, host_id: hostId, kind, ...paper } of await lockEnding(trx, count)) {
      const days = dueWarning(paper.expires_on, paper.today, paper.warned_days);
      if (days === null) continue;
      await writeWarned(trx, id, days);
      if (days < 0 && kind === 'id') await setBadge(trx, hostId, false);
      await tellOfPaper(trx, { id, hostId }, { kind: 'paper-ending', days });
      told += 1;
    }
    return told;
  });
}
