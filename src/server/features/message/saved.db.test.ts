import { beforeEach, describe, expect, it } from 'vitest';
import { bookFree } from '#tests/support/booking/talking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { panelPeople, usePanel } from '#tests/support/host/panel-suite.ts';

const suite = usePanel();
beforeEach(() => suite.base.pool.query('delete from saved_reply'));

const save = (more: object = {}, who: Parameters<typeof suite.call>[2] = 'host') =>
  suite.call(
    'saved-reply/save',
    { title: 'Where we meet', text: 'Hello {guest_name}, we meet here: {meeting_point}', ...more },
    who,
  );
const idOf = (said: Record<string, unknown>) => (said['data'] as { id: string }).id;
const list = async (body: object = {}, who: Parameters<typeof suite.call>[2] = 'host') =>
  ((await suite.call('saved-reply/list', body, who))['data'] as { title: string }[]).map(({ title }) => title);

describe('saved replies', () => {
  it('are kept, changed and removed, by the host and by who answers for it', async () => {
    const kept = await save();
    expect(kept).toMatchObject({ data: { title: 'Where we meet' }, message: 'Saved.' });
    const changed = await save({ reply_id: idOf(kept), host_id: hostId, title: 'Meeting' }, 'coordinator');
    expect(changed).toMatchObject({ data: { id: idOf(kept), title: 'Meeting' } });
    await save({ title: 'a first one', text: 'Yes.' });
    expect(await list()).toEqual(['a first one', 'Meeting']);
    expect(await suite.call('saved-reply/remove', { reply_id: idOf(kept) }, 'host')).toMatchObject({
      status: 'success',
    });
    expect(await list()).toEqual(['a first one']);
  });

  it('of each host are apart, and those of another are as if they were not there', async () => {
    const id = idOf(await save());
    await save({ host_id: panelPeople.other, title: 'Of the other' }, 'coordinator');
    expect(await list({ host_id: panelPeople.other }, 'coordinator')).toEqual(['Of the other']);
    expect(await list({}, 'other')).toEqual(['Of the other']);
    expect((await save({ reply_id: id, title: 'Mine now' }, 'other')).code).toBe('saved-reply-not-found');
    expect((await suite.call('saved-reply/remove', { reply_id: id }, 'other')).code).toBe('saved-reply-not-found');
    expect((await suite.call('saved-reply/list', { host_id: hostId }, 'other')).code).toBe('page-not-found');
    expect((await suite.call('saved-reply/list', {}, 'guide')).code).toBe('page-not-found');
    expect(await list()).toEqual(['Where we meet']);
  });

  it('name what cannot be filled in, and what is missing', async () => {
    expect(await save({ text: 'Dear {name}' })).toMatchObject({
      code: 'bad-input',
      fields: { text: expect.stringContaining('{name}') },
    });
    expect(await save({ title: '   ' })).toMatchObject({ code: 'bad-input', fields: { title: expect.any(String) } });
    expect(await save({ text: ' \n ' })).toMatchObject({ code: 'bad-input', fields: { text: expect.any(String) } });
    expect(await list()).toEqual([]);
  });

  it('are thirty at most, also when many windows save at once', async () => {
    for (let n = 0; n < 24; n += 1) await save({ title: `Reply ${n}` });
    const ends = await Promise.all(Array.from({ length: 12 }, (_, n) => save({ title: `At once ${n}` })));
    expect(ends.filter(({ code }) => code === 'saved-reply-limit')).toHaveLength(6);
    expect(await list()).toHaveLength(30);
  });

  it('come filled for one conversation, to the side of the host alone', async () => {
    await save({ text: 'Hello {guest_name}, on {date} we meet here: {meeting_point}.' });
    const course = await insertBookableCourse(suite.base.pool);
    const { visitor, ref } = await bookFree(suite.program, course, { first_name: '{date}' });
    const [booking] = await suite.rows<{ id: string }>('select id from booking where ref = $1', [ref]);
    const of = { booking_id: booking!.id };
    const year = course.date.slice(0, 4);
    for (const who of ['host', 'coordinator'] as const) {
      const { data } = (await suite.call('conversation/saved-replies', of, who)) as unknown as {
        data: { text: string }[];
      };
      expect(data).toHaveLength(1);
      expect(data[0]!.text).toMatch(new RegExp(`^Hello \\{date\\}, on \\w+, .*${year} we meet here: [^{}]+\\.$`));
    }
    expect((await visitor.call('conversation/saved-replies', { ref } as never)).body).toMatchObject({ data: [] });
    for (const who of ['other', 'guide'] as const)
      expect((await suite.call('conversation/saved-replies', of, who)).code).toBe('conversation-not-found');
  });
});

describe('a conversation with a deleted account', () => {
  const erase = (id: string) =>
    suite.rows(
      `update user_account set email = 'erased-' || gen_random_uuid() || '@erased.invalid', first_name = 'Deleted account', last_name = '',
         phone = '', image = null, password_hash = null, verified_at = null, erased_at = banyan_now() where id = $1`,
      [id],
    );

  it('is read, and nothing is written in it any more, by neither the host nor the team', async () => {
    const { ref, say } = await bookFree(suite.program, await insertBookableCourse(suite.base.pool), {
      email: 'leaves@example.test',
    });
    expect((await say('Is there parking?')).status).toBe(200);
    const [booking] = await suite.rows<{ id: string; user_id: string }>(
      'select id, user_id from booking where ref = $1',
      [ref],
    );
    const send = (who: 'host' | 'coordinator' | 'olga') =>
      suite.call(
        'conversation/send',
        { booking_id: booking!.id, message: 'Yes, behind the house.', key: crypto.randomUUID() },
        who,
      );
    expect(await send('host')).toMatchObject({ status: 'success' });
    await erase(booking!.user_id);
    for (const who of ['host', 'coordinator', 'olga'] as const) expect((await send(who)).code).toBe('message-deleted');
    expect(await suite.call('conversation/detail', { booking_id: booking!.id }, 'host')).toMatchObject({
      conversation: { closed: 'deleted' },
      total: 2,
    });
  });

  it('goes on where the owner of the address had refused the booking: its guest is somebody else', async () => {
    const { ref, say } = await bookFree(suite.program, await insertBookableCourse(suite.base.pool), {
      email: 'stranger@example.test',
    });
    const [booking] = await suite.rows<{ user_id: string }>(
      `update booking set in_account = 'refused' where ref = $1 returning user_id`,
      [ref],
    );
    await erase(booking!.user_id);
    expect((await say('I am still coming')).status).toBe(200);
  });
});
