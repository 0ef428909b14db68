// Where guests are picked up: a course's area and a booking's own address (docs/pickup.md#address).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { pickupArea } from '#src/contract/shapes/course-detail.ts';
import { bookedCourse } from '#src/contract/shapes/booking-detail.ts';
import { credentials } from '#src/contract/shapes/credentials.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const place = z.strictObject({
  address: z.string(),
  latitude: p.latitude.nullable(),
  longitude: p.longitude.nullable(),
});

export const pickupCalls = {
  'pickup/course': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "A course's pickup area, and the visitor's own next booking of it if there is one",
    in: z.strictObject({ course_id: p.id }),
    out: z.strictObject({
      course: bookedCourse,
      transport: z.enum(['none', 'free', 'addon']),
      pickup: pickupArea.nullable(),
      booking: z.strictObject({ ref: p.ref, date: p.date, time: p.time, url: z.string() }).nullable(),
    }),
  },
  'pickup/save': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: "Sets or changes a booking's pickup address until it begins",
    in: z.strictObject({
      ...credentials,
      address: p.line(300),
      latitude: p.latitude.nullable().optional(),
      longitude: p.longitude.nullable().optional(),
    }),
    out: z.strictObject({ pickup: place, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
