// A provider's event, sanitized for storage.
import type { ProviderName } from '#src/domain/payment/methods.ts';
import { providerRules } from '#src/server/features/payment/methods/registry.ts';
import type { EventSubject } from '#src/server/features/payment/methods/rules.ts';

// Providers nest a dozen levels; PostgreSQL fails at some thousand.
const deepest = 64;
const tooDeep = '[nested too deep to keep]';

/**
 * JSON for jsonb: NUL and lone surrogates become U+FFFD, huge numbers doubles or null; deep nesting is cut. Throws for
 * other text.
 */
export function storableBody(body: string): string {
  return JSON.stringify(trimmed(JSON.parse(body), 0));
}

function trimmed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return tooDeep;
  if (Array.isArray(value)) return value.map((one: unknown) => trimmed(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [clean(key), trimmed(one, depth + 1)]));
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

export function subjectOf(provider: ProviderName, type: string): EventSubject {
  return providerRules[provider].subjectOf(type);
}
