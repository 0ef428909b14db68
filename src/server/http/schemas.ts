// Input is checked always, output where the program is developed or tested (ADR 006).
import type { CallSpec } from '#src/contract/call.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';

/** Answers the checked value, or a refusal that names every field that is wrong, each with its reason. */
export function checkInput(spec: CallSpec, body: unknown): { value: unknown } | Refusal {
  const parsed = spec.in.safeParse(body ?? {});
  if (parsed.success) {
    if (hasBrokenText(parsed.data)) return refuse('bad-input', { input: 'Text must be whole characters without NUL' });
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
