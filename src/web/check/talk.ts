// The two calls of this page. Reading the page itself asks nobody; only a list and acts do (docs/check-in.md#acts).
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Synced } from './kept.ts';

/** An answer, a refusal with its code, or no network. */
export type Answer<T> =
  | { readonly kind: 'answer'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'offline' };

const patienceMs = 20_000;

async function call<T>(name: string, body: unknown): Promise<Answer<T>> {
  try {
    const token = /(?:^|;\s*)csrf-token=([^;]+)/.exec(document.cookie)?.[1];
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { 'x-csrf-token': decodeURIComponent(token) }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = (await response.json()) as { status: string; code?: string };
    if (answer.status === 'success') return { kind: 'answer', data: answer as T };
    return { kind: 'refused', code: answer.code ?? '' };
  } catch {
    // Also a hotel's gate, which answers in our place and not in JSON.
    return { kind: 'offline' };
  }
}

/** Who is signed in; null for nobody. Sets the token that the other call needs. */
export async function askWho(): Promise<Answer<string | null>> {
  const answer = await call<CallOutput<'user/auth'>>('user/auth', {});
  return answer.kind === 'answer' ? { kind: 'answer', data: answer.data.user_id } : answer;
}

/** Brings acts and takes the list. A token that has become old is renewed once. */
export async function sync(input: CallInput<'check/sync'>): Promise<Answer<Synced>> {
  const first = await call<Synced>('check/sync', input);
  if (first.kind !== 'refused' || first.code !== 'csrf') return first;
  await askWho();
  return call<Synced>('check/sync', input);
}
