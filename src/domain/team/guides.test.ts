import { describe, expect, it } from 'vitest';
import { clashesOf } from './guides.ts';

const at = (id: number, startsAt: number, endsAt: number, ...guideIds: string[]) => ({
  id,
  startsAt,
  endsAt,
  guideIds,
});

describe('guides at two places', () => {
  const walk = at(1, 10, 20, 'ana', 'ben');

  it.each([
    ['one inside it', at(2, 12, 15, 'ana'), ['ana']],
    ['one round it', at(2, 5, 25, 'ben', 'ana'), ['ana', 'ben']],
    ['one that begins as it ends', at(2, 20, 30, 'ana'), []],
    ['one that ends as it begins', at(2, 5, 10, 'ana'), []],
    ['one of somebody else', at(2, 12, 15, 'cam'), []],
  ])('%s', (_name, other, clashing) => {
    expect(clashesOf(walk, [walk, other]).map(({ guideId }) => guideId)).toEqual(clashing);
    expect(clashesOf(walk, [walk, other]).every((clash) => clash.other === other)).toBe(true);
  });
});
