// Everything that is kept of a person, as that person may have it (docs/accounts.md#ones-own-data).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { identityProvider, role } from '#src/contract/shapes/person.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const device = { browser: z.string().nullable(), system: z.string().nullable(), created_at: p.instant };
const person = { first_name: z.string(), last_name: z.string(), email: z.string() };

const booking = z
  .strictObject({
    ref: p.ref,
    title: z.string(),
    city_name: z.string(),
    date: p.date,
    time: p.time,
    pax: p.pax,
    status: z.string(),
    payment: z.string(),
    ...person,
    isd_code: z.string(),
    phone: z.string(),
    message: z.string(),
    pickup_address: z.string(),
    total_price: z.number(),
    booking_deposit_due: z.number(),
    created_at: p.instant,
    companions: z.array(z.strictObject(person)),
  })
  .meta({ id: 'ExportedBooking' });

const question = z
  .strictObject({
    title: z.string(),
    date: p.date,
    pax: p.pax,
    message: z.string(),
    answer: z.string(),
    status: z.string(),
    created_at: p.instant,
  })
  .meta({ id: 'ExportedQuestion' });

export const ownDataCalls = {
  'account/export': {
    access: 'user',
    effect: 'read',
    rate: 'auth',
    summary: 'Everything that is kept of who is signed in; GET /user/my-data.json answers it as a file',
    in: z.strictObject({}),
    out: z.strictObject({
      account: z.strictObject({
        id: p.uuid,
        ...person,
        isd_code: z.string(),
        phone: z.string(),
        roles: z.array(role),
        verified: z.boolean(),
        created_at: p.instant,
      }),
      bookings: z.array(booking),
      questions: z.array(question),
      devices: z.array(z.strictObject({ ...device, last_seen_at: p.instant })),
      passkeys: z.array(z.strictObject(device)),
      identities: z.array(z.strictObject({ provider: identityProvider, email: z.string(), created_at: p.instant })),
      mails: z.array(z.strictObject({ subject: z.string(), text: z.string(), created_at: p.instant })),
    }),
  },
} as const satisfies Record<string, CallSpec>;
