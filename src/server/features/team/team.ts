// Teams of hosts. It imports no other feature.
import {
  invitationState,
  membersMax,
  mayGive,
  invitationDays,
  invitationsMax,
  leavesAlone,
  rolesToGive,
} from '#src/domain/team/team.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler, Actor } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import {
  endInvitation,
  findInvitation,
  isInvitedAddress,
  countOpen,
  insertInvitation,
  isThere,
  replaceInvitation,
  findInvitations,
  type InvitationRow,
  countMembers,
  findRole,
  lockTeam,
  putMember,
  deleteMember,
  findOthers,
  findMembers,
  findOwner,
  type MemberRow,
  logTeam,
  findTeamLog,
  type TeamEventRow,
  findHostsOf,
  findInvitationsFor,
  findTeamsOf,
} from './queries.ts';
import { givenHash, deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { randomUUID } from 'node:crypto';
import type { Transaction, Kysely } from 'kysely';
import { type TeamRole, actsOf, type HostRole } from '#src/domain/team/permissions.ts';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { locale } from '#src/texts/locale.ts';
import { findPanelHost } from './acting.ts';

// team/own-teams: memberships and open invitations (docs/domain/hosts.md#invitations).

export const teamOwnTeams: Handler<'team/own-teams'> = async (_input, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const teams = await findTeamsOf(db, actor.userId);
  const invitations = await findInvitationsFor(db, actor.userId);
  return {
    teams: teams.map(({ since, ...team }) => ({ ...team, since: since.toISOString() })),
    invitations: invitations.map(toOpenInvitation),
  };
};

function toOpenInvitation(
  row: Pick<InvitationRow, 'id' | 'host_name' | 'invited_by' | 'role' | 'expires_ms'>,
): CallOutput<'team/own-teams'>['invitations'][number] {
  const { id, host_name, invited_by, role, expires_ms: ends } = row;
  return { id, host_name, invited_by, role, expires_at: new Date(ends).toISOString() };
}

// team/accept: by an account with the invited address (docs/domain/hosts.md#invitations, ADR 081).
const accept: Handler<'team/accept'> = async ({ invitation_id }, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const first = await findInvitation(services.db, { id: invitation_id });
  if (!first) return refuse('team-invitation-not-found');
  const hostId = first.host_id;
  return inTransaction(services.db, async (trx): Promise<CallOutput<'team/accept'> | Refusal> => {
    await lockTeam(trx, hostId);
    const row = await findInvitation(trx, { id: invitation_id });
    // Another address's invitation looks missing.
    if (!row || !(await isInvitedAddress(trx, userId, row.email))) return refuse('team-invitation-not-found');
    if (invitationState(row, row.now_ms) !== 'open') return refuse('team-invitation-closed');
    if (userId === hostId) return refuse('team-there');
    if ((await countMembers(trx, hostId)) >= membersMax) return refuse('team-full');
    const from = await findRole(trx, hostId, userId);
    await putMember(trx, hostId, userId, row.role);
    await endInvitation(trx, row.id, { userId });
    await logTeam(trx, { hostId, actorId: userId, what: 'join', about: { userId }, from, to: row.role });
    return { host_id: hostId, role: row.role, message: t('team.joined', { name: row.host_name }) };
  });
};

// team/change: another role (docs/domain/hosts.md#changing-a-team).
const change: Handler<'team/change'> = async ({ host_id, user_id, role }, { services, actor }) =>
  inTransaction(services.db, async (trx): Promise<CallOutput<'team/change'> | Refusal> => {
    const team = await lockOwnTeam(trx, host_id, actor);
    if (!team) return refuse('team-member-not-found');
    const { hostId, actorId } = team;
    const from = await findRole(trx, hostId, user_id);
    if (from === null) return refuse('team-member-not-found');
    if (user_id === actorId || !mayGive(team.role, from) || !mayGive(team.role, role)) return refuse('team-role');
    // The request was repeated.
    if (from === role) return { message: t('team.changed') };
    await putMember(trx, hostId, user_id, role);
    await logTeam(trx, { hostId, actorId, what: 'change', about: { userId: user_id }, from, to: role });
    return { message: t('team.changed') };
  });

// team/invitation: opening changes nothing (docs/domain/hosts.md#invitations).
const invitationCall: Handler<'team/invitation'> = async ({ token }, { services: { db, keys }, actor }) => {
  const row = await findInvitation(db, { tokenHash: givenHash(keys, token) });
  if (!row) return refuse('team-invitation-not-found');
  return {
    invitation: toOpenInvitation(row),
    state: invitationState(row, row.now_ms),
    is_for_me: actor.userId !== null && (await isInvitedAddress(db, actor.userId, row.email)),
    is_signed_in: actor.userId !== null,
  };
};

// team/invite: by email (docs/domain/hosts.md#invitations).
const invite: Handler<'team/invite'> = async ({ host_id, email, role }, { services, actor }) =>
  inTransaction(services.db, async (trx): Promise<CallOutput<'team/invite'> | Refusal> => {
    const team = await lockOwnTeam(trx, host_id, actor);
    if (!team) return refuse('page-not-found');
    const { hostId, actorId } = team;
    if (!mayGive(team.role, role)) return refuse('team-role');
    return inviteInto(trx, services, { hostId, actorId, invitedBy: actorId, email, role });
  });

interface Inviting {
  readonly hostId: string;
  readonly actorId: string;
  /** Null: in the host's name. */
  readonly invitedBy: string | null;
  readonly email: string;
  readonly role: TeamRole;
  /** Set when the staff invite. */
  readonly reason?: string;
}

/** With email and log. Under the team's lock. */
export async function inviteInto(
  trx: Transaction<Database>,
  services: Pick<Services, 'keys'>,
  { hostId, actorId, invitedBy, email: typed, role, reason }: Inviting,
): Promise<{ message: string } | Refusal> {
  const email = cleanEmail(typed);
  const fault = email === '' ? 'email-missing' : 'email-invalid';
  if (!isEmail(email)) return refuse(fault, { email: errorText(fault) });
  // Says nothing about others with this address.
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

// team/leave (docs/domain/hosts.md#leaving-a-team).
const leave: Handler<'team/leave'> = async ({ host_id: hostId }, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx): Promise<CallOutput<'team/leave'> | Refusal> => {
    await lockTeam(trx, hostId);
    const from = await findRole(trx, hostId, userId);
    if (from === null) return refuse('team-member-not-found');
    const { hasLogin, roles } = await findOthers(trx, hostId, userId);
    if (leavesAlone(hasLogin, from, roles)) return refuse('team-last-person');
    await deleteMember(trx, hostId, userId);
    await logTeam(trx, { hostId, actorId: userId, what: 'leave', about: { userId }, from, to: null });
    return { message: t('team.left') };
  });
};

type Out = CallOutput<'team/list'>;

const logLength = 30;

const list: Handler<'team/list'> = async ({ host_id }, { services: { db }, actor }) => {
  const team = await openTeam(db, host_id, actor);
  const owner = team && (await findOwner(db, team.hostId));
  if (!team || !owner) return refuse('page-not-found');
  const [members, invitations, log] = await Promise.all([
    findMembers(db, team.hostId),
    findInvitations(db, team.hostId),
    findTeamLog(db, team.hostId, logLength),
  ]);
  return {
    host: { id: team.hostId, ...owner, is_own: team.role === 'host' },
    members: members.map((row) => toMember(row, team)),
    invitations: invitations.map(toInvitation),
    roles: rolesToGive(team.role),
    log: log.map(toEvent),
  };
};

function toMember(row: MemberRow, { role, actorId }: OwnTeam): Out['members'][number] {
  const isMe = row.user_id === actorId;
  const mayChange = mayGive(role, row.role);
  return {
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    since: row.since.toISOString(),
    is_me: isMe,
    // Members leave by `team/leave`, not by demoting themselves.
    roles: mayChange && !isMe ? rolesToGive(role) : [],
    can_remove: mayChange && !isMe,
  };
}

function toInvitation(row: InvitationRow): Out['invitations'][number] {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state: invitationState(row, row.now_ms) === 'open' ? 'open' : 'expired',
    expires_at: new Date(row.expires_ms).toISOString(),
    invited_by: row.invited_by,
  };
}

function toEvent({ at, by, what, who, from_role: from, to_role: to }: TeamEventRow): Out['log'][number] {
  return { at: at.toISOString(), by, what, who, from, to };
}

// host/mine: hosts and permissions of the user (docs/domain/hosts.md#teams).
const mine: Handler<'host/mine'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const hosts = await findHostsOf(services.db, actor.userId);
  return {
    hosts: hosts.map(({ host_id, name, image, role, has_login, has_stopped_feed }) => ({
      id: host_id,
      name,
      image,
      role: role ?? 'host',
      acts: actsOf(role ?? 'host', has_login),
      has_stopped_feed,
    })),
  };
};

// team/remove: effective with the next request (docs/domain/hosts.md#leaving-a-team).
const remove: Handler<'team/remove'> = async ({ host_id, user_id }, { services, actor }) =>
  inTransaction(services.db, async (trx): Promise<CallOutput<'team/remove'> | Refusal> => {
    const team = await lockOwnTeam(trx, host_id, actor);
    if (!team) return refuse('team-member-not-found');
    const { hostId, actorId } = team;
    // The owner is no member, so cannot be removed.
    const from = await findRole(trx, hostId, user_id);
    if (from === null) return refuse('team-member-not-found');
    if (user_id === actorId || !mayGive(team.role, from)) return refuse('team-role');
    await deleteMember(trx, hostId, user_id);
    await logTeam(trx, { hostId, actorId, what: 'remove', about: { userId: user_id }, from, to: null });
    return { message: t('team.removed') };
  });

// team/revoke: withdraws an invitation (docs/domain/hosts.md#invitations).
const revoke: Handler<'team/revoke'> = async ({ host_id, invitation_id }, { services, actor }) =>
  inTransaction(services.db, async (trx): Promise<CallOutput<'team/revoke'> | Refusal> => {
    const team = await lockOwnTeam(trx, host_id, actor);
    if (!team) return refuse('team-invitation-not-found');
    const { hostId, actorId } = team;
    const row = await findInvitation(trx, { id: invitation_id });
    if (row?.host_id !== hostId) return refuse('team-invitation-not-found');
    const state = invitationState(row, row.now_ms);
    if (state === 'accepted' || state === 'revoked') return refuse('team-invitation-closed');
    await endInvitation(trx, row.id, 'revoked');
    const about = { invitationId: row.id, email: row.email };
    await logTeam(trx, { hostId, actorId, what: 'revoke', about, from: row.role, to: null });
    return { message: t('team.revoked') };
  });

export const teamCalls = {
  'team/accept': accept,
  'team/change': change,
  'team/invitation': invitationCall,
  'team/invite': invite,
  'team/leave': leave,
  'team/list': list,
  'host/mine': mine,
  'team/remove': remove,
  'team/revoke': revoke,
} as const;

interface OwnTeam {
  readonly hostId: string;
  readonly actorId: string;
  readonly role: HostRole;
}

async function openTeam(db: Kysely<Database>, hostId: string | undefined, actor: Actor): Promise<OwnTeam | null> {
  const host = await findPanelHost(db, hostId, actor, 'team');
  if (host === null || actor.userId === null) return null;
  const role = host.by.role === 'manager' ? 'manager' : 'host';
  return { hostId: host.hostId, actorId: actor.userId, role };
}

/** Checked again under the lock: the caller may be removed. */
async function lockOwnTeam(
  trx: Transaction<Database>,
  hostId: string | undefined,
  actor: Actor,
): Promise<OwnTeam | null> {
  const team = await openTeam(trx, hostId, actor);
  if (!team) return null;
  await lockTeam(trx, team.hostId);
  return openTeam(trx, team.hostId, actor);
}
