// What ambassadors and distributors see of their own commission (docs/partners.md#the-partners-page).
import { z } from 'zod';
import { partnerKinds, partnerStates } from '#src/domain/partner/partner.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { money, signedMoney } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { cursor } from '#src/contract/admin/list-calls.ts';
import { commissionPart, partnerPaid } from '#src/contract/admin/partners.ts';

export const ownPartnerCalls = {
  'partner/mine': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Link, code, bookings and commission of the partner who asks; nobody else has any',
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
