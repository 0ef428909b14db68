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
    summary: 'Invitations to the staff that wait or have expired without an answer, the newest first',
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
    summary: 'Invites somebody to the staff by mail; an open invitation of the same address is replaced',
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
      'What the link of an invitation to the staff is about, and whether the caller can accept it; changes nothing',
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
  email: z.string().meta({ description: 'Empty where somebody has none' }),
  phone: z.string(),
  roles: z.array(z.enum(personRoles)),
  state: z.enum(personStates),
  made_at: p.instant,
  signed_in_at: p.instant.nullable().meta({ description: 'The last login' }),
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
    guests_ahead: p.count.meta({ description: 'Bookings that are not over, at most 1,000' }),
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
    summary: 'Accounts, the newest first',
    about: {
      find: 'The beginning of a name, of an email address or of a phone number; or the id of an account, or the ref of a booking',
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
    summary: 'One account: what it is, books, offers and opens, and what an operator may do with it',
    in: z.strictObject({ user_id }),
    out: z.strictObject({
      ...person,
      is_self: z.boolean(),
      verified_at: p.instant.nullable(),
      blocked_at: p.instant.nullable(),
      has_password: z.boolean(),
      has_factor: z.boolean(),
      factor_release_at: p.instant.nullable().meta({ description: 'When two-step login ends, where that was begun' }),
      passkeys: p.count,
      providers: z.array(z.string()).meta({ description: 'Accounts elsewhere that are connected' }),
      sessions: z.array(personSession).meta({ description: 'The 20 used last' }),
      bookings: z
        .array(personBooking)
        .meta({ description: 'What is ahead, the next first, then the newest; 20 at most' }),
      bookings_ahead: p.count.meta({ description: 'At most 1,000' }),
      host_name: z.string().nullable().meta({ description: 'Null for who is no host' }),
      needs_helper: z.boolean().meta({ description: 'A host without a login: a coordinator can be invited for them' }),
      helpers: z
        .array(z.strictObject({ name: z.string(), role: z.string() }))
        .meta({ description: 'Who acts for the host' }),
      is_hidden: z.boolean().meta({ description: 'The staff have hidden this host' }),
      put_back: p.count.meta({ description: 'Listings that come back when the host is shown' }),
      listings: z.array(personListing).meta({ description: 'Those that are not archived; 50 at most' }),
      teams: z.array(z.strictObject({ host: z.string(), role: z.string() })).meta({ description: '50 at most' }),
      areas: z.array(z.enum(staffAreas)).meta({ description: 'Of an operator: what of the back office is theirs' }),
      can_set_areas: z.boolean(),
      can_give: z.array(z.enum(givenRoles)),
      can_take: z.array(z.enum(givenRoles)),
      acts: z.array(z.enum(personActs)),
      erase_obstacles: z
        .array(z.enum(deletionObstacles))
        .meta({ description: 'What has to end before it can be erased' }),
    }),
  },
  'admin/person-role': {
    access: 'operator',
    permission: 'roles',
    effect: 'write',
    about: { account: 'user_id' },
    rate: 'write',
    summary: 'Gives a role to an account or takes it away',
    in: z.strictObject({
      user_id,
      role: z.enum(givenRoles),
      give: z.boolean(),
      areas: areas.optional().meta({ description: 'For the role of an operator, and no other: what is theirs to do' }),
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
    summary: 'Gives one of the staff other areas, as far as nobody else has changed them since',
    in: z.strictObject({
      user_id,
      seen: z.array(z.enum(staffAreas)).max(staffAreas.length).meta({ description: 'The areas as they were seen' }),
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
      'Blocks an account or lets it in again, hides a host or shows them, ends sessions, releases the second factor, mails a link, or erases it',
    in: z.strictObject({
      user_id,
      act: z.enum(personActs),
      off_sale: bookingChoice.optional().meta({
        description:
          'What becomes of bookings ahead of a host who is hidden; kept, where it is left out. With a block it hides the host, too',
      }),
      reason: p.reason.optional().meta({ description: 'Needed for acts that cannot be taken back' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/host-coordinator': {
    access: 'operator',
    permission: 'person-acts',
    effect: 'write',
    about: { host: 'host_id', address: 'email' },
    rate: 'write',
    summary: 'Invites somebody as a coordinator of a host without a login, for whom nobody else can',
    in: z.strictObject({ host_id: user_id, email: p.email, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
