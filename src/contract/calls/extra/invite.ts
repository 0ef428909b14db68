// Invitations: a link, a gift for a friend's first booking, and thanks once it has taken place (docs/invites.md).
import { z } from 'zod';
import { noThanks } from '#src/domain/invite/invite.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { money } from '#src/contract/shapes/money.ts';
import { count, instant } from '#src/contract/shapes/primitives.ts';

const hash = z.string().regex(/^[a-z]{12}$/);
const gift = { amount: money, minimum_spend: money };
const code = z.strictObject({ code: z.string(), ...gift, valid_until: instant });

export const inviteCalls = {
  'invite/mine': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'The link of who is signed in, made when it is asked for first, with what has come of it',
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
          thanks: code.nullable().meta({ description: 'What the invitation earned' }),
        }),
      ),
    }),
  },
  'invite/open': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Who invites by a link, and what the gift is',
    in: z.strictObject({ hash }),
    out: z.strictObject({ inviter_name: z.string(), ...gift, good_days: count }),
  },
  'invite/accept': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Takes the gift of a link, once in a browser: again it answers the same code',
    in: z.strictObject({ hash, campaign: z.string().max(80).optional() }),
    out: z.strictObject({ data: code }),
  },
} as const satisfies Record<string, CallSpec>;
