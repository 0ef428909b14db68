// calendar/one-at-a-time: guests of one listing close the others while they are there
// (docs/domain/host-calendar.md#two-listings-at-one-time).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { toReader } from '#src/server/locale.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { writeOneAtATime } from './queries.ts';

export const route = 'calendar/one-at-a-time';

export const handle: Handler<typeof route> = async ({ host_id, is_on: isOn }, { services, actor }) => {
  const host = await findPanelHost(services.db, host_id, actor, 'calendar');
  if (!host) return refuse('host-not-found');
  const { hostId, by } = host;
  await inTransaction(services.db, async (trx) => {
    if (!(await writeOneAtATime(trx, hostId, isOn))) return;
    await writeAudit(trx, {
      actorId: by.actorId,
      action: 'calendar-one-at-a-time',
      subject: `host:${hostId}`,
      detail: { role: by.role, on_behalf_of: by.onBehalfOf, after: isOn },
    });
  });
  return { is_on: isOn, message: toReader(() => t(isOn ? 'calendar.oneAtATime' : 'calendar.eachAlone')) };
};
