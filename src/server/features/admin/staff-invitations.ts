// People in the back office: who there is, what they may, and whether they get in (docs/back-office.md#people).
import { invitationState, invitationDays, invitationsMax } from '#src/domain/team/team.ts';
import { roleFaultOf } from '#src/domain/account/person-acts.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit, askFresh } from '#src/server/features/staff-log/index.ts';
import { endInvitation, hasAddress as hasInvitedAddress } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findPersonFacts, lockOperators, lockPerson, writeRole } from './person-acts-queries.ts';
import {
  findStaffInvitation,
  findStaffInvitations,
  insertStaffInvitation,
  isStaffAddress,
  replaceStaffInvitation,
} from './staff-invitations-queries.ts';
import { givenHash, deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { randomUUID } from 'node:crypto';
import { orderedAreas } from '#src/domain/admin/areas.ts';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { locale } from '#src/texts/locale.ts';
import { staffAct } from './kit/act.ts';

// admin/staff-accept: somebody invited becomes an operator, as far as who invited them may still give that role
// (docs/back-office.md#invitations).
const staffAccept: Handler<'admin/staff-accept'> = async ({ invitation_id: id }, { services, actor: { userId } }) => {
  if (userId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx) => {
    const first = await findStaffInvitation(trx, { id });
    // An invitation to another address answers as a missing one, whether it is open or not.
    if (first === null || !(await hasInvitedAddress(trx, userId, first.email)))
      return refuse('team-invitation-not-found');
    const { inviter_id: inviterId, areas } = first;
    const isStaff = inviterId !== null && (await lockOperators(trx, inviterId));
    await lockPerson(trx, userId);
    // Read again under the locks: it may have been withdrawn, or accepted in another window.
    const row = await findStaffInvitation(trx, { id });
    if (!isStaff || row === null || invitationState(row, row.now_ms) !== 'open')
      return refuse('team-invitation-closed');
    const facts = await findPersonFacts(trx, { userId, actorId: inviterId });
    const fault = facts && roleFaultOf('operator', true, facts);
    if (facts === null || fault !== null) return refuse('team-invitation-closed');
    const after = await writeRole(trx, { userId, role: 'operator', give: true, areas });
    await endInvitation(trx, id, { userId });
    await writeAudit(trx, {
      actorId: userId,
      action: 'role-given',
      subject: `account:${userId}`,
      detail: {
        before: facts.roles,
        after,
        areas_before: facts.areas,
        areas_after: areas,
        invitation: id,
        by: inviterId,
      },
    });
    return { message: t('admin.person.joined') };
  });
};

// admin/staff-invitation: what the link of an invitation to the staff is about; opening it changes nothing (docs/back-office.md#invitations).
const staffInvitation: Handler<'admin/staff-invitation'> = async (
  { token },
  { services: { db, keys }, actor: { userId } },
) => {
  const row = await findStaffInvitation(db, { tokenHash: givenHash(keys, token) });
  if (row === null) return refuse('team-invitation-not-found');
  return {
    id: row.id,
    areas: row.areas,
    invited_by: row.invited_by,
    expires_at: new Date(row.expires_ms).toISOString(),
    state: invitationState(row, row.now_ms),
    is_for_me: userId !== null && (await hasInvitedAddress(db, userId, row.email)),
    is_signed_in: userId !== null,
  };
};

// admin/staff-invitations: who was invited to the staff and has not answered (docs/back-office.md#invitations).
const staffInvitations: Handler<'admin/staff-invitations'> = async (_input, { services: { db } }) => ({
  data: (await findStaffInvitations(db)).map((row) => ({
    id: row.id,
    email: row.email,
    areas: row.areas,
    invited_by: row.invited_by,
    expires_at: new Date(row.expires_ms).toISOString(),
    state: invitationState(row, row.now_ms) === 'open' ? ('open' as const) : ('expired' as const),
  })),
});

// admin/staff-invite: an admin invites somebody to the staff by mail (docs/back-office.md#invitations).
const staffInvite = staffAct<'admin/staff-invite'>({
  check({ email: typed }) {
    const email = cleanEmail(typed);
    const fault = email === '' ? 'email-missing' : 'email-invalid';
    return isEmail(email) ? null : refuse(fault, { email: errorText(fault) });
  },
  async run({ email: typed, areas, reason }, { trx, actor, actorId, services }) {
    const email = cleanEmail(typed);
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    const stale = askFresh(actor, 'roles');
    if (stale) return stale;
    if (await isStaffAddress(trx, email)) return refuse('team-there', { email: errorText('team-there') });
    if ((await replaceStaffInvitation(trx, email)) >= invitationsMax) return refuse('team-full');
    const id = randomUUID();
    const query = orderedAreas(areas);
    await insertStaffInvitation(trx, {
      id,
      email,
      areas: query,
      tokenHash: hashSecret(deriveSecret(services.keys, 'team-invitation', id)),
      invitedBy: actorId,
      locale: locale(),
      days: invitationDays,
    });
    return {
      answer: { message: t('team.invited', { email, days: invitationDays }) },
      entry: { action: 'staff-invited', subject: `invitation:${id}`, detail: { areas: query, reason } },
    };
  },
});

// admin/staff-revoke: an admin withdraws an invitation to the staff (docs/back-office.md#invitations).
const staffRevoke = staffAct<'admin/staff-revoke'>({
  async run({ invitation_id: id }, { trx, actorId }) {
    if (!(await lockOperators(trx, actorId))) return refuse('forbidden');
    const row = await findStaffInvitation(trx, { id });
    if (row === null) return refuse('team-invitation-not-found');
    const state = invitationState(row, row.now_ms);
    if (state === 'accepted' || state === 'revoked') return refuse('team-invitation-closed');
    await endInvitation(trx, id, 'revoked');
    return {
      answer: { message: t('team.revoked') },
      entry: { action: 'staff-uninvited', subject: `invitation:${id}`, detail: { areas: row.areas } },
    };
  },
});

/** The calls of this file by name. */
export const staffInvitationCalls = {
  'admin/staff-accept': staffAccept,
  'admin/staff-invitation': staffInvitation,
  'admin/staff-invitations': staffInvitations,
  'admin/staff-invite': staffInvite,
  'admin/staff-revoke': staffRevoke,
} as const;
