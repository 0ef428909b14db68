// Calls for a host's team (docs/domain/hosts.md#teams).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { teamRoles, hostPermissions } from '#src/domain/team/permissions.ts';
import type { CallSpec } from '#src/contract/call.ts';

const role = z.enum(teamRoles);

const host = { host_id: p.uuid.optional() };

const member = z
  .strictObject({
    user_id: p.uuid,
    name: z.string(),
    email: z.string(),
    role,
    since: p.instant,
    is_me: z.boolean(),
    roles: z
      .array(role)
      .meta({ description: 'Roles that the caller may give this member, the current one included; empty if none' }),
    can_remove: z.boolean(),
  })
  .meta({ id: 'TeamMember' });

const invitation = z
  .strictObject({
    id: p.uuid,
    email: z.string(),
    role,
    state: z.enum(['open', 'expired']),
    expires_at: p.instant,
    invited_by: z.string(),
  })
  .meta({ id: 'TeamInvitation' });

const openInvitation = z
  .strictObject({ id: p.uuid, host_name: z.string(), invited_by: z.string(), role, expires_at: p.instant })
  .meta({ id: 'OpenInvitation' });

const done = z.strictObject({ message: z.string() });

const actedHost = z
  .strictObject({
    id: p.uuid,
    name: z.string(),
    image: z.string().nullable(),
    role: z.enum(['host', 'manager', 'coordinator', 'guide']),
    acts: z.array(z.enum(hostPermissions)),
    /** No one can book, because an imported calendar is unreadable. */
    has_stopped_feed: z.boolean(),
  })
  .meta({ id: 'ActedHost' });

export const teamCalls = {
  'team/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists the members and invitations of a host's team",
    in: z.strictObject(host),
    out: z.strictObject({
      host: z.strictObject({ id: p.uuid, name: z.string(), owner: z.string(), is_own: z.boolean() }),
      members: z.array(member),
      invitations: z.array(invitation),
      roles: z.array(role).meta({ description: 'Roles that the caller may give' }),
      log: z.array(
        z.strictObject({
          at: p.instant,
          by: z.string(),
          what: z.enum(['invite', 'revoke', 'join', 'change', 'remove', 'leave']),
          who: z.string(),
          from: role.nullable(),
          to: role.nullable(),
        }),
      ),
    }),
  },
  'team/invite': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Invites a person by email; replaces an open invitation to that address',
    in: z.strictObject({ ...host, email: p.email, role }),
    out: done,
  },
  'team/revoke': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Cancels an open invitation',
    in: z.strictObject({ ...host, invitation_id: p.uuid }),
    out: done,
  },
  'team/change': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Gives a member another role',
    in: z.strictObject({ ...host, user_id: p.uuid, role }),
    out: done,
  },
  'team/remove': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Removes a member from the team',
    in: z.strictObject({ ...host, user_id: p.uuid }),
    out: done,
  },
  'team/own-teams': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Lists the caller's teams and open invitations",
    in: z.strictObject({}),
    out: z.strictObject({
      teams: z.array(z.strictObject({ host_id: p.uuid, host_name: z.string(), role, since: p.instant })),
      invitations: z.array(openInvitation),
    }),
  },
  'team/leave': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Removes the caller from a team',
    in: z.strictObject({ host_id: p.uuid }),
    out: done,
  },
  'team/invitation': {
    access: 'public',
    effect: 'read',
    rate: 'auth',
    summary: 'Returns an invitation, and whether the caller can accept it; changes nothing',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({
      invitation: openInvitation,
      state: z.enum(['open', 'accepted', 'revoked', 'expired']),
      is_for_me: z.boolean(),
      is_signed_in: z.boolean(),
    }),
  },
  'team/accept': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Accepts an invitation, from an account with the invited address',
    in: z.strictObject({ invitation_id: p.uuid }),
    out: z.strictObject({ host_id: p.uuid, role, message: z.string() }),
  },

  // The hosts that the caller acts for: the first request of every section of the host panel
  // (docs/domain/hosts.md#teams).
  'host/mine': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Lists the hosts that the caller acts for, with the caller's permissions",
    in: z.strictObject({}),
    out: z.strictObject({ hosts: z.array(actedHost) }),
  },
} as const satisfies Record<string, CallSpec>;
