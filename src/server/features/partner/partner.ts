// Partners: decisions and links (docs/domain/partners.md#commission).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { askFresh, writeAudit, closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import * as queries from './application-queries.ts';
import { partnerRules } from '#src/domain/partner/partner.ts';
import { findRecommending, countClick, keepVisit } from './application-queries.ts';
import { createHash } from 'node:crypto';
import { prolongVisitor } from '#src/server/platform/http/visitor.ts';

// admin/ambassador-decide: once (docs/domain/partners.md#applications).
const ambassadorDecide: Handler<'admin/ambassador-decide'> = async (
  { application: id, accept, note: typed = '' },
  call,
) => {
  const { services, actor } = call;
  const { userId: by } = actor;
  if (by === null) return refuse('unauthorized');
  const note = typed.trim().toWellFormed();
  // A decline needs a reason.
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

/** Shows the ambassador's first name only, and not why a code is invalid. */
// partner/open: the ambassador of a link (docs/domain/partners.md#referral-links).
const open: Handler<'partner/open'> = async ({ code }, { services }) => {
  const found = await findRecommending(services.db, code);
  if (!found) return refuse('partner-not-found');
  return {
    name: found.first_name.trim(),
    good_days: partnerRules.visitDays,
  };
};

// partner/visit: counts a visit; stores it with consent (docs/domain/partners.md#referral-links).
const visit: Handler<'partner/visit'> = async ({ code, keep }, { services, visitor, cookies }) => {
  const found = await findRecommending(services.db, code);
  if (!found) return refuse('partner-not-found');
  const seen = createHash('sha256').update(`${found.id} ${visitor.id}`).digest('base64url');
  await countClick(services.db, found.id, seen);
  if (keep) {
    await keepVisit(services.db, found.id, visitor.id);
    prolongVisitor(cookies, services.config.isSecure);
  }
  return { kept: keep };
};

export const partnerCalls = {
  'admin/ambassador-decide': ambassadorDecide,
  'partner/open': open,
  'partner/visit': visit,
} as const;
