// People of the marketplace, their roles and their access, for the back office (docs/reference/back-office.md#people).
import { z } from 'zod';
import { deletionObstacles } from '#src/domain/account/deletion.ts';
import { staffAreas } from '#src/domain/admin/areas.ts';
import { givenRoles, personActs, personRoles, personStates } from '#src/domain/account/person-acts.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { bookingChoice } from './listings.ts';
import { cursor, isCut, listCall } from './list-calls.ts';
import { personList } from './people-lists.ts';

// Invitations to the staff: an admin emails one with the future operator's areas
// (docs/reference/back-office.md#invitations).

const areas = z.array(z.enum(staffAreas)).min(1).max(staffAreas.length);

const invitation = { id: p.uuid, areas, expires_at: p.instant, invited_by: z.string() };

export const adminStaffCalls = {
  'admin/staff-invitations': {
    access: 'operator',
    permission: 'roles',
    effect: 'read',
    rate: 'read',
    summary: 'Lists open and expired invitations to the staff, newest first',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(
        z.strictObject({ ...invitation, email: z.string(), state: z.enum(['open', 'expired']) }).meta({
          id: 'StaffInvitation',
        }),
      ),
    }),
  },
  'admin/staff-invite': {
    access: 'operator',
    permission: 'roles',
    effect: 'write',
    about: { address: 'email' },
    rate: 'write',
    summary: 'Invites a person to the staff by email; replaces an open invitation of the same address',
    in: z.strictObject({ email: p.email, areas, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/staff-revoke': {
    access: 'operator',
    permission: 'roles',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Withdraws an invitation to the staff',
    in: z.strictObject({ invitation_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/staff-invitation': {
    access: 'public',
    effect: 'read',
    rate: 'auth',
    summary:
      'Shows the invitation to the staff that a link opens, and whether the caller can accept it; changes nothing',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({
      ...invitation,
      state: z.enum(['open', 'accepted', 'revoked', 'expired']),
      is_for_me: z.boolean(),
      is_signed_in: z.boolean(),
    }),
  },
  'admin/staff-accept': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Accepts an invitation to the staff, from an account with the invited address',
    in: z.strictObject({ invitation_id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;

const person = {
  id: p.uuid,
  name: z.string(),
  email: z.string().meta({ description: 'Email address; empty if the account has none' }),
  phone: z.string(),
  roles: z.array(z.enum(personRoles)),
  state: z.enum(personStates),
  made_at: p.instant,
  signed_in_at: p.instant.nullable().meta({ description: 'Last login; null for none' }),
};

const personLine = z.strictObject(person).meta({ id: 'PersonLine' });

const personBooking = z
  .strictObject({
    id: p.uuid,
    ref: p.ref,
    booking_status: bookingStates.booking_status,
    date: p.date,
    time: p.time,
    title: z.string(),
    is_ahead: z.boolean(),
  })
  .meta({ id: 'PersonBooking' });

const personListing = z
  .strictObject({
    id: p.id,
    title: z.string(),
    city: z.string(),
    url: z.string(),
    status: z.string(),
    guests_ahead: p.count.meta({ description: 'Number of upcoming bookings, at most 1,000' }),
  })
  .meta({ id: 'PersonListing' });

const personSession = z
  .strictObject({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    created_at: p.instant,
    last_seen_at: p.instant,
    has_factor: z.boolean(),
  })
  .meta({ id: 'PersonSession' });

const user_id = p.uuid;

export const adminPeopleCalls = {
  'admin/people': listCall(personList, {
    permission: 'people',
    summary: 'Lists accounts, newest first',
    about: {
      find: 'Start of a name, email address or phone number, id of an account, or ref of a booking',
    },
    row: personLine,
    more: { is_cut: isCut },
    cursor,
  }),
  'admin/person': {
    access: 'operator',
    permission: 'people',
    effect: 'read',
    rate: 'read',
    summary: 'Shows an account: roles, bookings, listings and sessions, and what an operator may do with it',
    in: z.strictObject({ user_id }),
    out: z.strictObject({
      ...person,
      is_self: z.boolean(),
      verified_at: p.instant.nullable(),
      blocked_at: p.instant.nullable(),
      has_password: z.boolean(),
      has_factor: z.boolean(),
      factor_release_at: p.instant
        .nullable()
        .meta({ description: 'When the second factor will be removed; null unless that has begun' }),
      passkeys: p.count,
      providers: z.array(z.string()).meta({ description: 'Providers of the identities connected to the account' }),
      sessions: z.array(personSession).meta({ description: 'The 20 sessions used last' }),
      bookings: z
        .array(personBooking)
        .meta({ description: 'Upcoming bookings, next first, then the others, newest first; at most 20' }),
      bookings_ahead: p.count.meta({ description: 'Number of upcoming bookings and holds, at most 1,000' }),
      host_name: z.string().nullable().meta({ description: 'Name of the host; null if the account is no host' }),
      needs_helper: z
        .boolean()
        .meta({ description: 'True for a host without a login, for whom a coordinator can be invited' }),
      helpers: z
        .array(z.strictObject({ name: z.string(), role: z.string() }))
        .meta({ description: 'Team members who act for the host' }),
      is_hidden: z.boolean().meta({ description: 'True if the staff have hidden this host' }),
      put_back: p.count.meta({ description: 'Number of listings restored when the host is shown again' }),
      listings: z.array(personListing).meta({ description: 'Listings that are not archived, at most 50' }),
      teams: z
        .array(z.strictObject({ host: z.string(), role: z.string() }))
        .meta({ description: 'Teams to which the account belongs, at most 50' }),
      areas: z
        .array(z.enum(staffAreas))
        .meta({ description: 'Areas of an operator in the back office; empty for others' }),
      can_set_areas: z.boolean(),
      can_give: z.array(z.enum(givenRoles)),
      can_take: z.array(z.enum(givenRoles)),
      acts: z.array(z.enum(personActs)),
      erase_obstacles: z
        .array(z.enum(deletionObstacles))
        .meta({ description: 'What must end before the account can be erased' }),
    }),
  },
  'admin/person-role': {
    access: 'operator',
    permission: 'roles',
    effect: 'write',
    about: { account: 'user_id' },
    rate: 'write',
    summary: 'Gives a role to an account, or removes it',
    in: z.strictObject({
      user_id,
      role: z.enum(givenRoles),
      give: z.boolean(),
      areas: areas
        .optional()
        .meta({ description: 'Areas of a new operator; required with that role, refused otherwise' }),
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/person-areas': {
    access: 'operator',
    permission: 'roles',
    effect: 'write',
    about: { account: 'user_id' },
    rate: 'write',
    summary: 'Replaces the areas of an operator unless they have changed since',
    in: z.strictObject({
      user_id,
      seen: z
        .array(z.enum(staffAreas))
        .max(staffAreas.length)
        .meta({ description: 'Areas of the operator as the caller saw them' }),
      areas,
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/person-act': {
    access: 'operator',
    permission: 'person-acts',
    effect: 'write',
    about: { host: 'user_id', account: 'user_id' },
    rate: 'write',
    summary:
      'Blocks, unblocks or erases an account, hides or shows a host, ends sessions, removes second factors or emails password links',
    in: z.strictObject({
      user_id,
      act: z.enum(personActs),
      off_sale: bookingChoice.optional().meta({
        description:
          'Choice for upcoming bookings of a hidden host; they are kept if absent. With a block, also hides the host',
      }),
      reason: p.reason.optional().meta({ description: 'Required except for `send-reset` and `end-sessions`' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/host-coordinator': {
    access: 'operator',
    permission: 'person-acts',
    effect: 'write',
    about: { host: 'host_id', address: 'email' },
    rate: 'write',
    summary: 'Invites a coordinator for a host who has no login and cannot invite one',
    in: z.strictObject({ host_id: user_id, email: p.email, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
