// An account is deleted while another window acts in its name: the action is included or refused (ADR 080).
import { beforeAll, describe, expect, it } from 'vitest';
import { useAccountSuite } from '#tests/support/app/account-suite.ts';
import { choiceOf, insertBookableCourse, type TestCourse } from '#tests/support/catalogue/bookable-courses.ts';

const suite = useAccountSuite();
let course: TestCourse;
beforeAll(async () => {
  course = await insertBookableCourse(suite.base.pool, { capacity: 500 });
});

const rounds = 12;

/** A user about to press the link's button. */
async function atTheButton() {
  const person = await suite.signedIn();
  await person.visitor.call('account/delete-send');
  return { ...person, token: await suite.tokenFor(person.email) };
}

const count = async (text: string, id: string) =>
  Number((await suite.base.pool.query(`select count(*) from ${text}`, [id])).rows[0].count);

describe('deleting an account', () => {
  it('and booking at once: one of them wins, and never both', async () => {
    const ends: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const person = await atTheButton();
      const booking = () => person.visitor.call('booking/checkout', choiceOf(course, { email: person.email }));
      const deleting = () => person.visitor.call('account/delete', { token: person.token });
      const order = round % 2 === 0 ? [booking, deleting] : [deleting, booking];
      const answers = await Promise.all(order.map((act) => act()));
      const [booked, deleted] = round % 2 === 0 ? answers : answers.toReversed();
      const bodies = [booked?.body, deleted?.body] as { status: string; code?: string }[];
      const [end] = [bodies.map(({ status, code }) => code ?? status).join(' / ')];
      ends.push(end ?? '');
      const live = await count(`booking where status = 'held' and user_id = $1`, person.id);
      const gone = await count('user_account where erased_at is not null and id = $1', person.id);
      expect(live + gone).toBe(1);
      // If the account is deleted before checkout reads it, the booking belongs to another account.
      if (end === 'success / success') expect(await count('booking where user_id = $1', person.id)).toBe(0);
    }
    const allowed = new Set(['success / account-in-use', 'unauthorized / success', 'success / success']);
    expect(new Set(ends).difference(allowed)).toEqual(new Set());
  });

  it('and booking after it: with the address comes an account of its own', async () => {
    const person = await atTheButton();
    await person.visitor.call('account/delete', { token: person.token });
    const booked = await person.visitor.call('booking/checkout', choiceOf(course, { email: person.email }));
    expect(booked.body).toMatchObject({ status: 'success' });
    expect(await count('booking where user_id = $1', person.id)).toBe(0);
    expect(await count('user_account where erased_at is null and email = $1', person.email)).toBe(1);
  });

  it('and whatever else is written in its name: nothing of it stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const person = await atTheButton();
      const { visitor } = person;
      const acts = [
        () => visitor.call('account/delete', { token: person.token }),
        () => visitor.call('wishlist/save', { course_ids: [course.id] }),
        () => visitor.call('user/detail-update', { first_name: 'Late', last_name: 'Change' }),
        () => visitor.call('feedback/save', { topic: 'Late', message: 'Sent while the account goes.', page: '/' }),
        () => visitor.call('account/sign-in-send', { email: person.email }),
      ];
      const answers = await Promise.all(acts.map((act) => act()));
      expect(answers[0]?.body).toMatchObject({ status: 'success' });
      for (const { status } of answers) expect(status).toBeLessThan(500);
      for (const table of ['wish', 'session', 'feedback', 'notice_choice'])
        expect([table, await count(`${table} where user_id = $1`, person.id)]).toEqual([table, 0]);
      expect(await count(`user_account where first_name = 'Late' and id = $1`, person.id)).toBe(0);
    }
  });

  it('twice at once happens once', async () => {
    const person = await atTheButton();
    const other = await suite.program.visitor();
    const answers = await Promise.all(
      [person.visitor, other, other].map((visitor) => visitor.call('account/delete', { token: person.token })),
    );
    const codes = answers.map(({ body }) => (body.status === 'success' ? 'success' : body.code)).toSorted();
    expect(codes).toEqual(['link-invalid', 'link-invalid', 'success']);
  });
});
