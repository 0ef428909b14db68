// admin/ambassador-decide: accepts or declines an application, once (docs/partners.md#applications).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { closeStaffTask } from '#src/server/features/task/index.ts';
import { t } from '#src/server/features/texts.ts';
import * as queries from './application-queries.ts';

export const route = 'admin/ambassador-decide';

export const handle: Handler<typeof route> = async ({ application: id, accept, note: typed = '' }, call) => {
  const { services, actor } = call;
  const { userId: by } = actor;
  if (by === null) return refuse('unauthorized');
  const note = typed.trim().toWellFormed();
  // Whoever is declined reads why.
  if (!accept && note === '') return refuse('bad-input', { note: t('application.noteMissing') });
  return inTransaction(services.db, async (trx) => {
    const application = await queries.lockApplication(trx, id);
    if (!application) return refuse('application-not-found');
    if (application.is_decided) return refuse('application-decided', { application: t('application.decided') });
    const stale = accept ? askFresh(actor, 'roles') : null;
    if (stale) return stale;
    await queries.writeDecision(trx, { id, accept, note, by });
    const partnerId = accept ? await queries.giveRole(trx, id) : null;
    await closeStaffTask(trx, 'ambassador_application', `ambassador:${id}`);
    await writeAudit(trx, {
      actorId: by,
      action: accept ? 'application-accepted' : 'application-declined',
      subject: `ambassador:${id}`,
      detail: {
        before: 'open',
        after: accept ? 'accepted' : 'declined',
        partner: partnerId,
        ...(note !== '' && { note }),
      },
    });
    if (!accept) return { message: t('application.declined'), partner_id: null };
    return { message: t(partnerId === null ? 'application.waits' : 'application.accepted'), partner_id: partnerId };
  });
};
