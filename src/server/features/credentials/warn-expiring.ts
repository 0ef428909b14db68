// The job that tells of credentials whose last day is near or over, and takes the badge when it is (docs/documents.md#expiry).
import { dueWarning } from '#src/domain/credentials/credentials.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { lockEnding, mailDecision, writeWarned } from './credential-mail-queries.ts';
import { setBadge } from './credential-queries.ts';

/** Works on at most `count` credentials in one transaction; answers how many were told of. Each warning is told once, whoever runs it. */
export async function warnOfCredentials({ db }: Pick<Services, 'db'>, count = 50): Promise<number> {
  return inTransaction(db, async (trx) => {
    let told = 0;
    for (const { id, host_id: hostId, kind, ...credential } of await lockEnding(trx, count)) {
      const days = dueWarning(credential.expires_on, credential.today, credential.warned_days);
      if (days === null) continue;
      await writeWarned(trx, id, days);
      if (days < 0 && kind === 'id') await setBadge(trx, hostId, false);
      await mailDecision(trx, { id, hostId }, { kind: 'credential-ending', days });
      told += 1;
    }
    return told;
  });
}
