// Emailed links used at the same moment, and during a checkout with the same address
// (docs/domain/accounts.md#links-in-booking-emails).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { book, insertFreeCode, linkOf, listed } from '#tests/support/tampering/mailed-links.ts';
import {
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';

let base: TestDatabase;
let program: Program;
let course: TestCourse;
const rounds = 4;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await insertFreeCode(base.pool);
  program = await createProgram(base.pool);
  course = await insertBookableCourse(base.pool, { capacity: 5000 });
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const world = () => ({ base, program, course });

async function booked(email: string, password?: string) {
  const typed = password === undefined ? {} : { password };
  const made = await book(world(), await program.visitor(), { paying: 'nothing due', email, ...typed });
  return { ...made, token: (await linkOf(world(), made.ref)) ?? '' };
}

async function confirm(token: string, password: string) {
  const visitor = await program.visitor();
  const { body } = await visitor.call('account/confirm', { token, password });
  return (body as unknown as { did: string }).did;
}

async function opens(email: string, password: string): Promise<boolean> {
  const visitor = await program.visitor();
  return (await visitor.call('user/login', { email, password })).body.status === 'success';
}

it('two links of one address: the first sets its password, the other one only takes its booking in', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const email = `two-links-${round}@example.test`;
    const [one, other] = [await booked(email), await booked(email)];
    const did = await Promise.all([confirm(one.token, 'password one'), confirm(other.token, 'password other')]);
    expect(did.toSorted()).toEqual(['join', 'verify']);
    const winner = did[0] === 'verify' ? 'password one' : 'password other';
    const loser = did[0] === 'verify' ? 'password other' : 'password one';
    expect([await opens(email, winner), await opens(email, loser)]).toEqual([true, false]);
    const owner = await program.visitor();
    await owner.call('user/login', { email, password: winner });
    expect(await listed(owner)).toEqual([one.ref, other.ref].toSorted());
  }
});

it('one link four times: it does its work once', async () => {
  const { token } = await booked('one-link@example.test');
  const passwords = ['password a', 'password b', 'password c', 'password d'];
  const did = await Promise.all(passwords.map((password) => confirm(token, password)));
  expect(did.toSorted()).toEqual(['nothing', 'nothing', 'nothing', 'verify']);
  const fits = await Promise.all(passwords.map((password) => opens('one-link@example.test', password)));
  expect(fits).toEqual(did.map((one) => one === 'verify'));
});

it('a checkout with a password while its address is verified: the password dies, the booking waits', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const email = `beside-${round}@example.test`;
    const { token, ref } = await booked(email);
    const outsider = await program.visitor();
    const [did, late] = await Promise.all([
      confirm(token, 'chosen by the owner'),
      book(world(), outsider, { paying: 'nothing due', email, password: 'typed by another' }),
    ]);
    expect(did).toBe('verify');
    expect([await opens(email, 'chosen by the owner'), await opens(email, 'typed by another')]).toEqual([true, false]);
    const owner = await program.visitor();
    await owner.call('user/login', { email, password: 'chosen by the owner' });
    expect(await listed(owner)).toEqual([ref]);
    // Its own link cannot set it either, in the very browser that typed it.
    const second = (await linkOf(world(), late.ref)) ?? '';
    expect((await outsider.call('account/confirm', { token: second })).body).toMatchObject({ did: 'join' });
    expect(await opens(email, 'typed by another')).toBe(false);
  }
});
