// Calls for ambassadors, invitations and commission (docs/domain/partners.md).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { count, email, line, paragraphs, instant } from '#src/contract/shapes/primitives.ts';
import { noThanks } from '#src/domain/partner/invite.ts';
import { money, signedMoney } from '#src/contract/shapes/money.ts';
import { partnerKinds, partnerStates } from '#src/domain/partner/partner.ts';
import { cursor } from '#src/contract/admin/list-calls.ts';
import { commissionPart, partnerPaid } from '#src/contract/admin/partners.ts';
import type { CallSpec } from '#src/contract/call.ts';

const code = z.string().regex(/^[A-Za-z][A-Za-z0-9]{3,19}$/);

const hash = z.string().regex(/^[a-z]{12}$/);

const gift = { amount: money, minimum_spend: money };

const inviteCode = z.strictObject({ code: z.string(), ...gift, valid_until: instant });

export const partnerCalls = {
  'ambassador/apply': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Applies as an ambassador; replies the same to an address that has already applied',
    in: z.strictObject({
      first_name: line(80),
      last_name: line(80),
      email,
      city: line(80),
      audience: line(300),
      message: paragraphs(1000).optional(),
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'partner/open': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns the partner of a link; a paused or ended partner is not found',
    in: z.strictObject({ code }),
    out: z.strictObject({
      name: z.string().meta({ description: 'First name of the partner; may be empty' }),
      good_days: count.meta({ description: 'Days for which a remembered visit is valid' }),
    }),
  },
  'partner/visit': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Counts a visit by a link, once a day per browser, and remembers it if the visitor agrees',
    in: z.strictObject({
      code,
      keep: z.boolean().meta({ description: 'True if the visitor pressed the button or agreed to be remembered' }),
    }),
    out: z.strictObject({ kept: z.boolean() }),
  },

  // Invitations: a link, a gift for a friend's first booking, and thanks afterwards
  // (docs/domain/partners.md#invitations).
  'invite/mine': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Returns the caller's invitation link, created by the first call, with its results",
    in: z.strictObject({}),
    out: z.strictObject({
      url: z.url(),
      ...gift,
      total: count,
      invitations: z.array(
        z.strictObject({
          taken_at: instant,
          state: z.enum(['taken', 'earned', 'nothing']),
          reason: z.enum(noThanks).nullable(),
          thanks: inviteCode
            .nullable()
            .meta({ description: 'Discount code that the invitation earned; null without one' }),
        }),
      ),
    }),
  },
  'invite/open': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Returns the inviter's name and the gift of an invitation link",
    in: z.strictObject({ hash }),
    out: z.strictObject({ inviter_name: z.string(), ...gift, good_days: count }),
  },
  'invite/accept': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Accepts the gift of an invitation link, once per browser; a repeat returns the same code',
    in: z.strictObject({ hash, campaign: z.string().max(80).optional() }),
    out: z.strictObject({ data: inviteCode }),
  },

  // Commissions, for ambassadors and distributors (docs/domain/partners.md#partner-page).
  'partner/mine': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Returns the calling partner's link, code, bookings and commission",
    in: z.strictObject({ before: cursor.optional() }),
    out: z.strictObject({
      kind: z.enum(partnerKinds),
      state: z.enum(partnerStates),
      code: z.string().nullable(),
      url: z.string().nullable().meta({ description: 'Referral link of the partner; null for a distributor' }),
      qr: z
        .string()
        .nullable()
        .meta({ description: 'Referral link as a path of an SVG, `qr_size` squares a side; null without a link' }),
      qr_size: p.count,
      clicks_30: p.count,
      clicks: p.count,
      bookings_30: p.count,
      bookings: p.count,
      waiting: money,
      released: signedMoney,
      paid: money,
      commissions: z.array(
        z.strictObject({ title: z.string(), date: p.date, ...commissionPart }).meta({ id: 'OwnCommission' }),
      ),
      next: cursor.nullable(),
      payments: z.array(partnerPaid),
      months: z.array(p.month).meta({ description: 'Months in UTC that have a statement, newest first' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
