import { describe, expect, it } from 'vitest';
import { tryCounts } from '#src/domain/user/tries.ts';
import type { RateLimits } from '#src/server/platform/limits/rate-limits.ts';
import { takeCardTurn } from './stripe.ts';

const most = 5;
const who = { account: 'u1', booking: 'b1', browser: 'v1', address: '203.0.113.1' };

function createLimits() {
  let declines = 0;
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 1));
  const limits = {
    async triedOf() {
      await slowly();
      const tried = tryCounts('card', who).map((one) => ({ ...one, used: declines }));
      await slowly();
      return tried;
    },
    async countWrong(what: string) {
      await slowly();
      if (what === 'card') declines += 1;
      await slowly();
      return declines > most;
    },
  } as unknown as RateLimits;
  return { limits, declines: () => declines };
}

async function tryCard(limits: RateLimits, isDeclined: boolean): Promise<'tried' | 'blocked' | 'busy'> {
  const turn = await takeCardTurn(limits, who);
  if (!turn.ok) return turn.why;
  await new Promise((resolve) => setTimeout(resolve, 5));
  await turn.end({ isDeclined });
  return 'tried';
}

describe('cards tried at once', () => {
  it('get five declines of one booking, however many come', async () => {
    const { limits, declines } = createLimits();
    const all = await Promise.all(Array.from({ length: 40 }, () => tryCard(limits, true)));
    expect(all.filter((one) => one === 'tried')).toHaveLength(most);
    expect(all.filter((one) => one === 'blocked')).toHaveLength(35);
    expect(declines()).toBe(most);
  });

  it('are all let through when none is declined: they queue', async () => {
    const { limits } = createLimits();
    const all = await Promise.all(Array.from({ length: 12 }, () => tryCard(limits, false)));
    expect(all).toEqual(Array(12).fill('tried'));
  });

  it('never get more than five declines when good cards are among them', async () => {
    const { limits, declines } = createLimits();
    await Promise.all(Array.from({ length: 30 }, (_, index) => tryCard(limits, index % 3 === 0)));
    expect(declines()).toBeLessThanOrEqual(most);
  });
});
