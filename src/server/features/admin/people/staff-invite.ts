// admin/staff-invite: an admin invites somebody to the staff by mail (docs/back-office.md#invitations).
import { randomUUID } from 'node:crypto';
import { orderedAreas } from '#src/domain/admin/staff/areas.ts';
import { invitationDays, invitationsMax } from '#src/domain/host/team.ts';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { deriveSecret, hashSecret } from '#src/server/secrets.ts';
import { locale } from '#src/texts/locale.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockOperators } from './facts-queries.ts';
import { insertStaffInvitation, isStaffAddress, replaceStaffInvitation } from './invitation-queries.ts';

export const route = 'admin/staff-invite';

export const handle: Handler<typeof route> = async ({ email: typed, areas, reason }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const email = cleanEmail(typed);
  const fault = email === '' ? 'email-missing' : 'email-invalid';
  if (!isEmail(email)) return refuse(fault, { email: errorText(fault) });
  return inTransaction(services.db, async (trx) => {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    if (await isStaffAddress(trx, email)) return refuse('team-there', { email: errorText('team-there') });
    if ((await replaceStaffInvitation(trx, email)) >= invitationsMax) return refuse('team-full');
    const id = randomUUID();
    const wanted = orderedAreas(areas);
    await insertStaffInvitation(trx, {
      id,
      email,
      areas: wanted,
      tokenHash: hashSecret(deriveSecret(services.keys, 'team-invitation', id)),
      invitedBy: actorId,
      locale: locale(),
      days: invitationDays,
    });
    await writeAudit(trx, {
      actorId,
      action: 'staff-invited',
      subject: `invitation:${id}`,
      detail: { areas: wanted, reason },
    });
    return { message: t('team.invited', { email, days: invitationDays }) };
  });
};
