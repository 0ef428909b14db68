import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('does the work of one guest one after the other, whatever becomes of it, and that of others meanwhile', async () => {
  const told: string[] = [];
  const work = (name: string, ms: number) => async () => {
    told.push(`${name} begins`);
    await sleep(ms);
    told.push(`${name} ends`);
    if (name === 'second') throw new Error('it failed');
    return name;
  };
  const answers = await Promise.allSettled([
    inTurn('ada', work('first', 30)),
    inTurn('ada', work('second', 5)),
    inTurn('ada', work('third', 5)),
    inTurn('ben', work('other', 1)),
  ]);
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'first',
    'failed',
    'third',
    'other',
  ]);
  expect(told).toEqual([
    'first begins',
    'other begins',
    'other ends',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ]);
});
