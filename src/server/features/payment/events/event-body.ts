// A provider's event as it is kept for people who look into a case: whatever was signed, in a form that can be stored.
import type { ProviderName } from '#src/domain/payment/methods.ts';
import { providerRules } from '#src/server/features/payment/methods/registry.ts';
import type { EventSubject } from '#src/server/features/payment/methods/rules.ts';

// Objects of providers are a dozen levels deep; PostgreSQL gives up at some thousands.
const deepest = 64;
const tooDeep = '[nested too deep to keep]';

/**
 * The JSON of an event without what PostgreSQL's jsonb refuses: NUL and lone surrogates become U+FFFD, numbers beyond a
 * double their nearest one or null, and what is nested deeper than any event is cut off. Throws when it is no JSON.
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

/** The subject of an event by its type, in the provider's own names. Everything that is none of ours is `nothing`. */
export function subjectOf(provider: ProviderName, type: string): EventSubject {
  return providerRules[provider].subjectOf(type);
}
