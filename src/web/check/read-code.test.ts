import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { rawPublicKey, voucherCode, voucherKeyId } from '#src/server/features/booking/voucher-code.ts';
import { rememberCourses } from './own-courses.ts';
import { readCode, type ReadCode } from './read-code.ts';
import { resultOf, type Situation } from './result.ts';
import { noteSeen, readSeen, type Store } from './seen.ts';

const [ours, older, foreign] = [
  generateKeyPairSync('ed25519'),
  generateKeyPairSync('ed25519'),
  generateKeyPairSync('ed25519'),
] as const;
const keys = [ours, older].map(({ publicKey }) => ({
  id: voucherKeyId(publicKey),
  x: rawPublicKey(publicKey).toString('base64url'),
}));
const facts = {
  ref: 'BCDFHJKM',
  departure: '2026-12-05T09:00',
  courseId: 7,
  pax: 3,
  balanceMinor: 844_000,
  currency: 'VND',
  expiresAt: new Date(2026, 11, 6, 12).getTime(),
};
const code = voucherCode(facts, ours.privateKey);

describe('a code', () => {
  it('is read with the key that its name says, the old one too, and with blanks in it', async () => {
    expect(await readCode(code, keys)).toEqual({ ok: true, facts: { companion: undefined, ...facts } });
    expect(await readCode(voucherCode(facts, older.privateKey), keys)).toMatchObject({ ok: true });
    const pasted = `\uFEFF${code.slice(0, 40)}\u00A0\u200B${code.slice(40)}\u200E`;
    expect(await readCode(pasted, keys)).toMatchObject({ ok: true });
    expect(await readCode(` ${code.slice(0, 40)}\r\n ${code.slice(40)} `, keys)).toMatchObject({ ok: true });
  });

  it('is read by the library where the platform does not know the curve', async () => {
    const refuse = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('unknown'));
    expect(await readCode(code, keys)).toMatchObject({ ok: true });
    expect(await readCode(`${code.slice(0, -3)}AAA`, keys)).toEqual({ ok: false, why: 'forged' });
    expect(refuse).toHaveBeenCalled();
    refuse.mockRestore();
  });

  const [version, key, list, signature] = code.split('.') as [string, string, string, string];
  const more = Buffer.from(JSON.stringify([...JSON.parse(Buffer.from(list, 'base64url').toString())].with(3, 9)));
  it.each<[string, string, Extract<ReadCode, { ok: false }>['why']]>([
    ['more guests', `${version}.${key}.${more.toString('base64url')}.${signature}`, 'forged'],
    [
      'another key under our name',
      voucherCode(facts, foreign.privateKey).replace(/\.[\w-]{8}\./, `.${key}.`),
      'forged',
    ],
    ["another installation's", voucherCode(facts, foreign.privateKey), 'foreign'],
    ['no signature', `${version}.${key}.${list}.`, 'unreadable'],
    ['a short signature', `${version}.${key}.${list}.AAAA`, 'forged'],
    ['something behind it', `${code}.x`, 'unreadable'],
    ['another version', code.replace('BNY1', 'BNY9'), 'unreadable'],
    ['a web address', 'https://example.test/pay-me', 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['a reference', 'bcdf-hjkm', 'refOnly'],
  ])('is refused with %s', async (_what, text, why) => {
    expect(await readCode(text, keys)).toEqual({ ok: false, why });
  });
});

function memory(): Store {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

describe('what the page says', () => {
  const situation: Situation = {
    now: new Date(2026, 11, 5, 8, 55),
    seen: [],
    courses: new Set(),
    settings: { brand: 'Banyan', keys, currency: 'USD', currencies: { VND: { digits: 0, symbol: '₫' } } },
  };
  const read: ReadCode = { ok: true, facts };
  const friend: ReadCode = { ok: true, facts: { ...facts, pax: 1, balanceMinor: null, companion: '0a1b2c3d' } };

  it('welcomes with guests, cash, time and reference', () => {
    expect(resultOf(read, situation)).toMatchObject({
      tone: 'good',
      headline: 'Welcome',
      facts: ['3 guests', 'Collect ₫844,000 in cash', 'Saturday 5 December, 09:00', 'Booking BCDFHJKM'],
      letIn: facts,
    });
    expect(resultOf(friend, situation).facts[1]).toMatch(/^Part of a group/);
  });

  it('knows the code again, with the time, and lets it in no second time', () => {
    const store = memory();
    noteSeen(store, facts, situation.now.getTime());
    const seen = readSeen(store, situation.now.getTime());
    const again = resultOf(read, { ...situation, seen, now: new Date(2026, 11, 5, 9, 5) });
    expect(again).toMatchObject({ tone: 'bad', headline: 'Already checked in', letIn: null });
    expect(again.notes[0]).toContain('5 December, 08:55');
  });

  it('distinguishes companions and their party, and warns when the other checked in', () => {
    const store = memory();
    noteSeen(store, facts, situation.now.getTime());
    const late = resultOf(friend, { ...situation, seen: readSeen(store, situation.now.getTime()) });
    expect([late.tone, late.headline]).toEqual(['careful', 'Welcome']);
    expect(late.notes[0]).toContain('The group’s code');
    const other = memory();
    noteSeen(other, friend.ok ? friend.facts : facts, situation.now.getTime());
    const party = resultOf(read, { ...situation, seen: readSeen(other, situation.now.getTime()) });
    expect(party.notes[0]).toContain('1 of this group already checked in');
  });

  it.each([
    ['Not today', new Date(2026, 11, 4, 23, 59)],
    ['Not today', new Date(2026, 11, 6, 0, 1)],
    ['Expired', new Date(2026, 11, 6, 12, 1)],
  ])('says %s', (headline, now) => {
    const result = resultOf(read, { ...situation, now });
    expect(result).toMatchObject({ tone: 'bad', headline, letIn: null });
    expect(result.facts.join()).not.toContain('Collect');
    expect(result.notes.join()).toContain('Saturday 5 December, 09:00');
  });

  it('warns of a code for an experience that the phone does not lead', () => {
    const store = memory();
    expect([...rememberCourses(store, '')]).toEqual([]);
    expect([...rememberCourses(store, '?course=9')]).toEqual([9]);
    const courses = rememberCourses(store, '?course=x');
    expect(resultOf(read, { ...situation, courses })).toMatchObject({ tone: 'careful' });
    expect(resultOf(read, { ...situation, courses: rememberCourses(store, '?course=7') })).toMatchObject({
      tone: 'good',
    });
  });

  it('forgets codes that have ended, and bears a store that keeps nothing', () => {
    const store = memory();
    noteSeen(store, facts, situation.now.getTime());
    expect(readSeen(store, facts.expiresAt + 1)).toEqual([]);
    const broken: Store = {
      getItem: () => 'not json',
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => noteSeen(broken, facts, 1)).not.toThrow();
  });
});
