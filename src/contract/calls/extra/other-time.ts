// Another time that a host offers for a request, and the guest's answer (docs/domain/lifecycle.md#another-time).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { rescheduleCalls } from './reschedule.ts';

const slot = { date: p.date, time: p.time };

export const otherTimeCalls = {
  'other-time/choices': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary:
      'Departures of the same listing with seats for the party of a request, nearest to the date that was asked for',
    in: z.strictObject({ booking_id: p.uuid }),
    out: z.strictObject({
      choices: z.array(z.strictObject({ ...slot, seats_left: z.int() })),
      offered: z
        .strictObject({ ...slot, until: p.instant })
        .nullable()
        .meta({ description: 'The one that waits for its guest; another one takes its place' }),
    }),
  },
  'other-time/offer': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary:
      'Offers another time for a request; its seats are kept until the guest answers or the time to answer is over',
    in: z.strictObject({ booking_id: p.uuid, ...slot }),
    out: z.strictObject({ ...slot, until: p.instant, message: z.string() }),
  },
  'other-time/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'The other time that the guest of a request is offered, with what it changes',
    in: z.strictObject(credentials),
    out: z.strictObject({
      offer: z
        .strictObject({ id: p.uuid, ...slot, until: p.instant, change: rescheduleCalls['reschedule/move'].out })
        .nullable(),
    }),
  },
  'other-time/answer': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary:
      'Says no, and the request goes on; or yes at exactly the figures that were shown, which moves and confirms the booking',
    in: z.strictObject({
      ...credentials,
      offer_id: p.uuid,
      decision: z.enum(['accept', 'decline']),
      quote_id: p.token.optional(),
    }),
    out: z.strictObject({ booking_status: bookingStates.booking_status, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
