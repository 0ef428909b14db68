// Phone numbers from request to end of a booking, in every call, file and email to either side
// (docs/domain/accounts.md#sharing-numbers).
import { beforeEach, expect, it } from 'vitest';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import { callAs, useHosts, type Body } from '#tests/support/booking/after-booking.ts';

const suite = usePayingSuite();
useHosts(suite);
const hostPhone = '+84 24 5550 7331';
/** National digits as stored; the form adds the trunk prefix. */
const guestPhone = '7700907442';

beforeEach(async () => {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5, confirmation: 'on_request' });
  await suite.base.pool.query('update host set phone = $1 where user_id = $2', [hostPhone, hostId]);
});

async function requested(): Promise<Held & { id: string }> {
  const held = await hold(suite.world.program, suite.course, { isd_code: '44', phone: `0${guestPhone}`, pax: 2 });
  await pay(held);
  const row = await stored(suite.base.pool, held.ref);
  expect(row.status).toBe('requested');
  return { ...held, id: row.id };
}

/** Everything that each side can open or was sent, as text. */
async function shown(held: Held & { id: string }): Promise<{ guest: string; host: string }> {
  const { services, app } = suite.world.program;
  const secret = (use: 'booking-access' | 'host') => deriveSecret(services.keys, use, held.id);
  const file = async (name: string, token: string) => {
    const { statusCode, body } = await app.inject(`/booking/files/${held.ref}/${name}?token=${token}`);
    return statusCode === 200 ? body.replaceAll('\r\n ', '') : '';
  };
  await suite.work();
  const mails = await suite.base.pool.query(
    `select kind, subject || text_body || html_body as words, attachments from mail where booking_id = $1`,
    [held.id],
  );
  const sent = (isHost: boolean) =>
    mails.rows
      .filter(({ kind }) => /^host-|^pickup-/.test(kind) === isHost)
      .map(({ words, attachments }) => {
        const files = (attachments as { contentType: string; content: string }[]).filter(({ contentType }) =>
          contentType.startsWith('text/'),
        );
        return [words, ...files.map(({ content }) => content.replaceAll('\r\n ', ''))].join('\n');
      });
  const call = async (name: string, body: Body, headers = {}) =>
    JSON.stringify(await callAs(suite, name, body, headers));
  const guest = [
    JSON.stringify((await held.visitor.call('booking/detail', { ref: held.ref })).body),
    await call('booking/detail', { ref: held.ref, token: secret('booking-access') }),
    await file('calendar.ics', secret('booking-access')),
    ...sent(false),
  ];
  const host = [
    await call('booking/detail', { ref: held.ref, token: secret('host') }),
    await call('booking/list-host', {}, as('host')),
    await file('calendar.ics', secret('host')),
    ...sent(true),
  ];
  return { guest: guest.join('\n'), host: host.join('\n') };
}

it('neither side has the number of the other while the host has not answered', async () => {
  const { guest, host } = await shown(await requested());
  expect(guest).toContain('Request sent');
  expect(guest).not.toContain(hostPhone);
  expect(host).toContain('Please accept or decline');
  expect(host).not.toContain(guestPhone);
});

it('both have it once the host has said yes', async () => {
  const held = await requested();
  await callAs(suite, 'booking/confirm', { booking_id: held.id }, as('host'));
  const { guest, host } = await shown(held);
  expect(guest).toMatch(/Confirmed: [^]*METHOD:PUBLISH/);
  expect(guest).toContain(hostPhone);
  expect(host).toContain('Cash to collect: VND\u00a0844');
  expect(host).toContain(guestPhone);
});

it.each(['declined', 'withdrawn'] as const)('nobody ever had it of a request that was %s', async (end) => {
  const held = await requested();
  if (end === 'declined')
    await callAs(suite, 'booking/confirm', { booking_id: held.id, decision: 'decline' }, as('host'));
  else {
    const { body } = await held.visitor.call('booking/cancel', { ref: held.ref });
    const { quote_id } = body as never as { quote_id: string };
    await held.visitor.call('booking/cancel', { ref: held.ref, quote_id });
  }
  expect((await stored(suite.base.pool, held.ref)).status).toBe(end === 'declined' ? 'declined' : 'cancelled');
  const { guest, host } = await shown(held);
  expect(guest).toContain(end === 'declined' ? 'The host can’t accept your request' : 'Request withdrawn');
  expect(guest).not.toContain(hostPhone);
  expect(host).not.toContain(guestPhone);
  expect(`${guest}${host}`).not.toContain('METHOD:CANCEL');
});
