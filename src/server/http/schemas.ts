// Input is checked always, output where the program is developed or tested (ADR 006).
import type { CallSpec } from '#src/contract/call.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';

/** Answers the checked value, or a refusal that names every field that is wrong, each with its reason. */
export function checkInput(spec: CallSpec, body: unknown): { value: unknown } | Refusal {
  const parsed = spec.in.safeParse(body ?? {});
  if (parsed.success) {
    // After the schema, which bounds the depth: a deeply nested body must not exhaust the stack here.
    if (hasNul(parsed.data)) return refuse('bad-input', { input: 'Text must not contain the NUL character' });
    return { value: parsed.data };
  }
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, 20)) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : null;
    if (unknownKeys) for (const key of unknownKeys.slice(0, 20)) fields[key.slice(0, 64)] = 'This field is not known';
    else fields[issue.path.join('.') || 'input'] ??= issue.message;
  }
  return refuse('bad-input', fields);
}

/** Throws when a handler answers what the contract does not say: a bug, never a guest's fault. */
export function checkOutput(name: string, spec: CallSpec, answer: unknown): void {
  const parsed = spec.out.safeParse(answer);
  if (!parsed.success) throw new Error(`${name} answers outside its contract: ${parsed.error.message}`);
}

/** PostgreSQL has no NUL in text: refused here, once, for every call (reliability: measured trap). */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Array.isArray(value)) return value.some(hasNul);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}
