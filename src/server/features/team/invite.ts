// team/invite: invites somebody by mail (docs/team.md#invitations).
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { TeamRole } from '#src/domain/host/acts.ts';
import { invitationDays, invitationsMax, mayGive, membersMax } from '#src/domain/host/team.ts';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { deriveSecret, hashSecret } from '#src/server/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { locale } from '#src/texts/locale.ts';
import { t } from '#src/server/features/texts.ts';
import { countOpen, insertInvitation, isThere, replaceInvitation } from './invitation-queries.ts';
import { countMembers } from './member-queries.ts';
import { lockOwnTeam } from './panel-team.ts';
import { logTeam } from './team-log-queries.ts';

export const route = 'team/invite';

export const handle: Handler<typeof route> = async ({ host_id, email, role }, { services, actor }) =>
  inTransaction(services.db, async (trx): Promise<CallOutput<typeof route> | Refusal> => {
    const team = await lockOwnTeam(trx, host_id, actor);
    if (!team) return refuse('page-not-found');
    const { hostId, actorId } = team;
    if (!mayGive(team.role, role)) return refuse('team-role');
    return inviteInto(trx, services, { hostId, actorId, invitedBy: actorId, email, role });
  });

interface Inviting {
  readonly hostId: string;
  readonly actorId: string;
  /** Null where the invitation is in the name of the host. */
  readonly invitedBy: string | null;
  readonly email: string;
  readonly role: TeamRole;
  /** Why one of the staff does it. */
  readonly reason?: string;
}

/** Stores the invitation, its mail and its line in the log; to be called under the lock of the team. */
export async function inviteInto(
  trx: Transaction<Database>,
  services: Pick<Services, 'keys'>,
  { hostId, actorId, invitedBy, email: typed, role, reason }: Inviting,
): Promise<{ message: string } | Refusal> {
  const email = cleanEmail(typed);
  const fault = email === '' ? 'email-missing' : 'email-invalid';
  if (!isEmail(email)) return refuse(fault, { email: errorText(fault) });
  // Only who is in one's own team is told of: whether anybody else has the address is not.
  if (await isThere(trx, hostId, email)) return refuse('team-there', { email: errorText('team-there') });
  const open = await countOpen(trx, hostId, email);
  if (open >= invitationsMax || open + (await countMembers(trx, hostId)) >= membersMax) return refuse('team-full');
  await replaceInvitation(trx, hostId, email);
  const id = randomUUID();
  const tokenHash = hashSecret(deriveSecret(services.keys, 'team-invitation', id));
  await insertInvitation(trx, {
    id,
    hostId,
    email,
    role,
    tokenHash,
    invitedBy,
    locale: locale(),
    days: invitationDays,
  });
  const about = { invitationId: id, email };
  await logTeam(trx, { hostId, actorId, what: 'invite', about, from: null, to: role, ...(reason && { reason }) });
  return { message: t('team.invited', { email, days: invitationDays }) };
}
