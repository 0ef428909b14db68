// Files of config/maps (docs/domain/search.md#files).
import { z } from 'zod';
import { landmarkKinds } from '#src/domain/map/landmarks.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const name = z.string().trim().min(1).max(40);
const ring = z.array(z.tuple([longitude, latitude])).min(3);

export const mapFileSchema = z.strictObject({
  name,
  latitude,
  longitude,
  /** The source's coastline is wrong. */
  hasCoast: z.boolean().optional(),
  landmarks: z.array(z.strictObject({ name, kind: z.enum(landmarkKinds), latitude, longitude })).max(12),
  towns: z.array(z.strictObject({ name, latitude, longitude })).max(12),
  sea: z.array(z.array(ring).min(1)),
});

export type MapFile = z.output<typeof mapFileSchema>;

/** One item per line, for readable diffs. */
export function mapFileText({ landmarks, towns, sea, ...head }: MapFile): string {
  const lines = (entries: readonly unknown[], indent = '    ') =>
    entries.length === 0 ? '[]' : `[\n${entries.map((one) => indent + JSON.stringify(one)).join(',\n')}\n  ]`;
  const start = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`);
  const seas = sea.map((rings) => `[\n${rings.map((one) => `      ${JSON.stringify(one)}`).join(',\n')}\n    ]`);
  return `{
${start.join('\n')}
  "landmarks": ${lines(landmarks)},
  "towns": ${lines(towns)},
  "sea": ${seas.length === 0 ? '[]' : `[\n    ${seas.join(',\n    ')}\n  ]`}
}
`;
}
