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
    summary: 'Applies as an ambassador; answers the same for an address that has applied',
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
    summary: 'The partner behind a link; a paused or ended one is not found',
    in: z.strictObject({ code }),
    out: z.strictObject({
      name: z.string().meta({ description: 'The first name; may be empty' }),
      good_days: count.meta({ description: 'For how long the visit counts once it is kept' }),
    }),
  },
  'partner/visit': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Counts a visit by a link once a day per browser, and remembers it if the visitor agrees',
    in: z.strictObject({
      code,
      keep: z.boolean().meta({ description: 'The visitor has pressed the button or agreed to be remembered' }),
    }),
    out: z.strictObject({ kept: z.boolean() }),
  },

  // Invitations: a link, a gift for a friend's first booking, and thanks afterwards
  // (docs/domain/partners.md#invitations).
  'invite/mine': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "The caller's invitation link, created at the first call, with its results",
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
          thanks: inviteCode.nullable().meta({ description: 'What the invitation earned' }),
        }),
      ),
    }),
  },
  'invite/open': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The person behind an invitation link, and the gift',
    in: z.strictObject({ hash }),
    out: z.strictObject({ inviter_name: z.string(), ...gift, good_days: count }),
  },
  'invite/accept': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Accepts the gift of a link, once per browser; answers the same code again',
    in: z.strictObject({ hash, campaign: z.string().max(80).optional() }),
    out: z.strictObject({ data: inviteCode }),
  },

  // Commissions, for ambassadors and distributors (docs/domain/partners.md#partner-page).
  'partner/mine': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Link, code, bookings and commission of the calling partner',
    in: z.strictObject({ before: cursor.optional() }),
    out: z.strictObject({
      kind: z.enum(partnerKinds),
      state: z.enum(partnerStates),
      code: z.string().nullable(),
      url: z.string().nullable().meta({ description: 'The link; of a distributor null' }),
      qr: z.string().nullable().meta({ description: 'The link as a path of an SVG of `qr_size` squares a side' }),
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
      months: z.array(p.month).meta({ description: 'Months in UTC that have a statement, the newest first' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
