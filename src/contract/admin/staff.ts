// Invitations to the staff: by an admin, by mail, with the areas of the operator to be (docs/back-office.md#invitations).
import { z } from 'zod';
import { staffAreas } from '#src/domain/admin/staff/areas.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const areas = z.array(z.enum(staffAreas)).min(1).max(staffAreas.length);

const invitation = { id: p.uuid, areas, expires_at: p.instant, invited_by: z.string() };

export const adminStaffCalls = {
  'admin/staff-invitations': {
    access: 'operator',
    work: 'roles',
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
    work: 'roles',
    effect: 'write',
    about: { address: 'email' },
    rate: 'write',
    summary: 'Invites somebody to the staff by mail; an open invitation of the same address is replaced',
    in: z.strictObject({ email: p.email, areas, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/staff-revoke': {
    access: 'operator',
    work: 'roles',
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
