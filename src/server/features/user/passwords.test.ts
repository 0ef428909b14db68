import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

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
});
