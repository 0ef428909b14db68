// What our own maps show besides their pins (docs/maps.md).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { landmark, namedPoint } from '#src/contract/shapes/city.ts';
import * as p from '#src/contract/shapes/primitives.ts';

// Two numbers as a list of two: not every reader of OpenAPI knows tuples.
const ring = z.array(z.array(p.longitude).length(2));

/** What a map shows around a point; `sea` is drawn by the even-odd rule, longitude before latitude. */
const surroundings = z
  .strictObject({
    centre: namedPoint.nullable(),
    landmarks: z.array(landmark),
    towns: z.array(namedPoint),
    sea: z
      .array(z.array(ring))
      .meta({ description: 'Rings of degrees; the first is the outline, the others land in it' }),
  })
  .meta({ id: 'Surroundings' });

export const mapCalls = {
  'map/around': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'What lies around a point: the middle of its city, landmarks, towns, the sea',
    in: z.strictObject({ latitude: p.latitude, longitude: p.longitude }),
    out: z.strictObject({ data: surroundings }),
  },
} as const satisfies Record<string, CallSpec>;
