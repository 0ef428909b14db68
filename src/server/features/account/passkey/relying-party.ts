// Who devices sign for, and what they signed (docs/accounts.md#passkeys).
import { isIP } from 'node:net';
import { z } from 'zod';
import type { Services } from '#src/server/services.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';

/** The site as devices know it; null where guests come to a bare address, for which no device signs. */
export function relyingParty({
  origin,
  brand,
}: Services['config']): { id: string; name: string; origin: string } | null {
  const { hostname } = new URL(origin);
  const isBare = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isBare ? null : { id: hostname, name: brand.name, origin };
}

const signed = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

/** What a device answered, as its browser wrote it; null for what is none. The library looks at the rest. */
export function readSigned(text: string): z.infer<typeof signed> | null {
  try {
    const read = signed.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const clientData = z.object({ challenge: z.string() });

/** The hash of what a device says that it signed, by which it is looked up. */
export function challengeHash(answer: { response: { clientDataJSON: string } }): Buffer | null {
  try {
    const text = Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8');
    const read = clientData.safeParse(JSON.parse(text));
    return read.success ? hashSecret(read.data.challenge) : null;
  } catch {
    return null;
  }
}
