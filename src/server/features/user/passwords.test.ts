import { describe, expect, it } from 'vitest';
import { hashPassword, isOfOtherCost, usualPasswordCost, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('knows its own password and no other', async () => {
    const stored = await hashPassword('correct horse');
    expect(stored).toMatch(/^argon2id\$/);
    expect(await verifyPassword(stored, 'correct horse')).toBe(true);
    expect(await verifyPassword(stored, 'correct hors')).toBe(false);
  });

  it('salts: the same password gives two hashes', async () => {
    expect(await hashPassword('same words')).not.toBe(await hashPassword('same words'));
  });

  it('reads composed and decomposed letters alike', async () => {
    expect(
      await verifyPassword(await hashPassword('phở bò ngon'.normalize('NFC')), 'phở bò ngon'.normalize('NFD')),
    ).toBe(true);
  });

  it('refuses an account without a password, whatever is typed', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
  });

  it('says at which cost a hash was made, and is read at that cost whatever today’s is', async () => {
    const cost = { memory: 8192, passes: 1 };
    const stored = await hashPassword('correct horse', cost);
    expect(stored).toMatch(/^argon2id\$m=8192,t=1\$/);
    expect([isOfOtherCost(stored, cost), isOfOtherCost(stored, usualPasswordCost)]).toEqual([false, true]);
    expect(await verifyPassword(stored, 'correct horse')).toBe(true);
  });

  it('reads a hash that does not say its cost as one of the usual cost', async () => {
    const [name, , salt, tag] = (await hashPassword('correct horse')).split('$');
    const stored = [name, salt, tag].join('$');
    expect(await verifyPassword(stored, 'correct horse', { memory: 8192, passes: 1 })).toBe(true);
    expect(isOfOtherCost(stored, usualPasswordCost)).toBe(false);
  });
});
