// Calls with a window's cookies, before it shows any page of the site.
import type { Page } from 'playwright-core';
import type { CallInput, CallName, CallResult } from '#src/contract/types.ts';

type Success<N extends CallName> = Extract<CallResult<N>, { status: 'success' }>;

/** Makes a call that must succeed. Throws with the response of a refusal. */
export async function mustAs<N extends CallName>(
  page: Page,
  origin: string,
  name: N,
  input: CallInput<N>,
): Promise<Success<N>> {
  const context = page.context();
  const tokenOf = async () => (await context.cookies(origin)).find((cookie) => cookie.name === 'csrf-token')?.value;
  if ((await tokenOf()) === undefined) await context.request.post(`${origin}/api/user/auth`, { data: {} });
  const headers = { 'x-csrf-token': decodeURIComponent((await tokenOf()) ?? '') };
  const answer = await context.request.post(`${origin}/api/${name}`, { data: input, headers });
  return successOf(name, (await answer.json()) as CallResult<N>);
}

export function successOf<N extends CallName>(name: N, answer: CallResult<N>): Success<N> {
  if (answer.status !== 'success') throw new Error(`${name} was refused: ${JSON.stringify(answer)}`);
  return answer as Success<N>;
}
