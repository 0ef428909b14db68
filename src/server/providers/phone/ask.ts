// A request to a phone service; not logged, because it has numbers.

export type Reply = { status: number; body: unknown } | { status: 0; reason: string };

export async function ask(url: string, init: RequestInit, timeoutMs: number): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    return { status: 0, reason: error instanceof Error ? error.name : 'no answer' };
  }
}

/** Timeout, ms. */
export const usualTimeoutMs = 10_000;
