// Input is checked always, output where the program is developed or tested (ADR 006).
import type { CallSpec } from '#src/contract/call.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { textOf } from './field-text.ts';
import { missingStep } from './missing-step.ts';

/**
 * Answers the checked value, or a refusal: the first empty step of a choice, else every field that is wrong with its
 * reason. `opensFrom`: the first date that can be booked.
 */
export function checkInput(spec: CallSpec, body: unknown, opensFrom: string): { value: unknown } | Refusal {
  const parsed = spec.in.safeParse(body ?? {}, { error: textOf });
  if (parsed.success) {
    if (hasBrokenText(parsed.data)) return refuse('bad-input', { input: fieldText('broken') });
    return { value: parsed.data };
  }
  const missing = missingStep(spec.steps ?? [], body, opensFrom);
  if (missing) return missing;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, 20)) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : null;
    if (unknownKeys) for (const key of unknownKeys.slice(0, 20)) fields[key.slice(0, 64)] = fieldText('unknown');
    else fields[issue.path.join('.') || 'input'] ??= issue.message;
  }
  return refuse('bad-input', fields);
}

/** Throws when a handler answers what the contract does not say: a bug, never a guest's fault. */
export function checkOutput(name: string, spec: CallSpec, answer: unknown): void {
  const parsed = spec.out.safeParse(answer);
  if (!parsed.success) throw new Error(`${name} answers outside its contract: ${parsed.error.message}`);
}

/** PostgreSQL has neither NUL nor half a surrogate pair in text: refused here, once, for every call. */
export function hasBrokenText(value: unknown): boolean {
  // A list and not a recursion: a call that ignores unknown options may be sent any depth.
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
  }
  return false;
}
