// A host answers requests by phone: by digits or buttons, once, never the wrong one (docs/domain/hosts.md#replies).
import { describe, expect, it } from 'vitest';
import { hostNumber, usePhoneSuite } from '#tests/support/phone/phone-suite.ts';
import { otherHostId } from '#tests/support/booking/after-booking.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { partsOf } from '#src/domain/host-reach/short-text.ts';

const suite = usePhoneSuite();

describe('in letters of which 134 fit', () => {
  it.each(['ne', 'km', 'my', 'th'])(
    '%s: a request says until when, a wrong answer lists each open one with its digits',
    async (language) => {
      await suite.givePhone('sms', { language });
      await suite.requested();
      await suite.work();
      await suite.requested({ email: 'second@example.test' });
      const request = await suite.last('sms');
      const { rows } = await suite.base.pool.query(
        `select to_char(request_until at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') as until from booking
       where status = 'requested' and request_until > banyan_now() limit 1`,
      );
      expect(request.text).toContain(rows[0].until);
      await suite.type('sms', 'ok');
      const { text } = await suite.last('sms');
      for (const digit of ['1', '2', '3', '4']) expect(text).toMatch(new RegExp(`(^|\\D)${digit}(=|\\D)`));
      expect(text.match(/[1-4]=/g)).toEqual(['1=', '2=', '3=', '4=']);
      expect(partsOf(text)).toBeLessThanOrEqual(2);
    },
  );
});

describe('a request by SMS', () => {
  it('has its own pair of digits, no contact data, and is accepted by one of them', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested({ pax: 2, first_name: 'Ada', last_name: 'Lovelace', phone: '912345678' });
    const message = await suite.last('sms');
    expect(message.text).toContain('Banyan: New request. Cook with Mai in her kitchen,');
    expect(message.text).toContain('2 guests');
    expect(message.text).toContain('Reply 1 to accept, 2 to decline.');
    expect(message.text).not.toMatch(/Ada|Lovelace|912345678|guest@/);
    expect(partsOf(message.text)).toBeLessThanOrEqual(2);
    expect(await suite.base.pool.query(`select 1 from mail where kind = 'host-request'`)).toMatchObject({
      rowCount: 0,
    });
    await suite.type('sms', ' १. ');
    expect(await suite.status(id)).toBe('confirmed');
    const said = await suite.last('sms');
    expect(said.text).toMatch(/^You accepted: Cook with Mai in her kitchen.* https?:\/\/\S+\/h\/\S+$/);
    expect(said.text).toContain('Ada Lovelace');
    const { rows } = await suite.base.pool.query(
      `select actor, actor_id from booking_history where booking_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ actor: 'host', actor_id: suite.course.hostId }]);
  });

  it('each open one has its own digits, and declining one leaves the others', async () => {
    await suite.givePhone('sms');
    const first = await suite.requested();
    const second = await suite.requested({ email: 'second@example.test' });
    await suite.work();
    const texts = (await suite.phone('sms')).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Reply 1 to accept, 2 to decline'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Reply 3 to accept, 4 to decline'))).toHaveLength(1);
    await suite.type('sms', '4');
    const statuses = [await suite.status(first.id), await suite.status(second.id)];
    expect(statuses.toSorted()).toEqual(['declined', 'requested']);
    expect((await suite.last('sms')).text).toContain('You declined');
  });

  it.each(['5', 'ok', '1 and 2', '1 hour late', 'hello'])(
    '%j changes nothing and gets the list of what is open',
    async (text) => {
      await suite.givePhone('sms');
      const { id } = await suite.requested();
      await suite.work();
      await suite.type('sms', text);
      expect(await suite.status(id)).toBe('requested');
      const said = (await suite.last('sms')).text;
      expect(said).toContain('Nothing was changed. Reply 1 to accept, 2 to decline: Cook with Mai in..');
      expect(partsOf(said)).toBeLessThanOrEqual(2);
    },
  );

  it('a used digit, and one of a request that was taken back, meet no other request', async () => {
    await suite.givePhone('sms');
    const first = await suite.requested();
    await suite.work();
    await suite.type('sms', '1');
    const second = await suite.requested({ email: 'second@example.test' });
    expect((await suite.last('sms')).text).toContain('Reply 3 to accept');
    await suite.type('sms', '1');
    await suite.type('sms', '2');
    expect([await suite.status(first.id), await suite.status(second.id)]).toEqual(['confirmed', 'requested']);
    expect((await suite.last('sms')).text).toContain('already closed. Nothing was changed. Reply 3 to accept');
    await suite.base.pool.query(`update booking set request_until = banyan_now() where id = $1`, [second.id]);
    await suite.type('sms', '3');
    expect((await suite.last('sms')).text).toContain('No request is open.');
  });

  it('one that moved to another date has new digits: the old ones answered the old date', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested();
    await suite.work();
    await suite.base.pool.query(
      `with there as (insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
        select course_id, local_date + 1, start_time, starts_at + interval '1 day', ends_at + interval '1 day', capacity
        from departure where id = (select departure_id from booking where id = $1) returning id)
       update booking set departure_id = (select id from there) where id = $1`,
      [id],
    );
    await suite.type('sms', '1');
    expect(await suite.status(id)).toBe('requested');
    expect((await suite.last('sms')).text).toContain('Reply 3 to accept, 4 to decline');
    await suite.type('sms', '3');
    expect(await suite.status(id)).toBe('confirmed');
  });

  it('two same answers, the link and the login at once: one counts', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested();
    await suite.work();
    await Promise.all([
      suite.sandbox.control('/phones/type', { way: 'sms', number: hostNumber, text: '1' }),
      suite.sandbox.control('/phones/type', { way: 'sms', number: hostNumber, text: '1' }),
      suite.call('booking/confirm', { booking_id: id, decision: 'decline' }),
      suite.call('booking/confirm', { booking_id: id }),
    ]);
    await suite.work();
    const { rows } = await suite.base.pool.query(
      `select count(*)::int as n from booking_history where booking_id = $1 and to_status in ('confirmed', 'declined')`,
      [id],
    );
    expect(rows[0].n).toBe(1);
  });

  it('a number that is nobody’s gets nothing and changes nothing', async () => {
    await suite.givePhone('sms');
    const { id } = await suite.requested();
    await suite.work();
    await suite.type('sms', '1', '+447700900199');
    await suite.work();
    expect(await suite.status(id)).toBe('requested');
    expect((await suite.phone('sms', '+447700900199')).filter(({ direction }) => direction === 'to-phone')).toEqual([]);
  });

  it('one number of two hosts keeps their requests apart', async () => {
    await suite.givePhone('sms');
    await suite.givePhone('sms', { host: otherHostId });
    const first = await suite.requested();
    suite.course = await insertBookableCourse(suite.base.pool, {
      confirmation: 'on_request',
      host_id: otherHostId,
      price_cents: 4000,
    });
    const second = await suite.requested({ email: 'second@example.test' });
    await suite.work();
    const texts = (await suite.phone('sms')).map(({ text }) => text).join(' ');
    expect(texts).toContain('Reply 1 to accept');
    expect(texts).toContain('Reply 3 to accept');
    const { rows } = await suite.base.pool.query('select pair from answer_pair where booking_id = $1', [second.id]);
    await suite.type('sms', String(rows[0].pair * 2 - 1));
    expect([await suite.status(first.id), await suite.status(second.id)]).toEqual(['requested', 'confirmed']);
  });
});

describe('a request by WhatsApp', () => {
  it('comes as a template with two buttons, and one of them accepts it', async () => {
    await suite.givePhone('whatsapp');
    const { id } = await suite.requested();
    const message = await suite.last('whatsapp');
    expect(message).toMatchObject({ isTemplate: true, text: expect.stringContaining('[banyan_request, en]') });
    expect(message.buttons.map(({ payload }) => payload.split(':')[0])).toEqual(['accept', 'decline']);
    await suite.press('whatsapp', message, message.buttons[0]!.payload);
    expect(await suite.status(id)).toBe('confirmed');
    // Within a day of the phone's last message any text is allowed.
    expect(await suite.last('whatsapp')).toMatchObject({
      isTemplate: false,
      text: expect.stringContaining('You accepted'),
    });
    await suite.press('whatsapp', message, message.buttons[1]!.payload);
    expect(await suite.status(id)).toBe('confirmed');
    const next = await suite.requested({ email: 'next@example.test' });
    const asked = await suite.last('whatsapp');
    expect(asked).toMatchObject({ isTemplate: false, text: expect.stringContaining('New request') });
    await suite.type('whatsapp', '៣');
    expect(await suite.status(next.id)).toBe('confirmed');
  });

  it('a button of another host’s request does nothing', async () => {
    await suite.givePhone('whatsapp');
    const { id } = await suite.requested();
    const message = await suite.last('whatsapp');
    await suite.base.pool.query(`update course set host_id = $1 where id = $2`, [otherHostId, suite.course.id]);
    await suite.press('whatsapp', message, message.buttons[0]!.payload);
    expect(await suite.status(id)).toBe('requested');
  });
});
