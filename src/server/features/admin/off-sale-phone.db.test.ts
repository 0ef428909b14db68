// Staff actions on listings and departures notify hosts by phone (docs/domain/hosts.md#messages-by-phone).
import { expect, it } from 'vitest';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { usePhoneSuite } from '#tests/support/phone/phone-suite.ts';
import { queueCityWords } from '#src/server/features/listing/index.ts';

const suite = usePhoneSuite();
const reason = 'The road to the village is closed';

it('says in the language of the host what is off sale, back, closed and cancelled, and no mail beside', async () => {
  const { pool } = suite.base;
  const op = '00000000-0000-4000-8000-0000000000d7';
  await pool.query(
    `insert into user_account (id, email, first_name, roles, verified_at) values ($1, 'op@example.test', 'Op', '{user,operator}', banyan_now())`,
    [op],
  );
  await giveTokens(pool, { op });
  await suite.givePhone('sms');
  const { id, date } = suite.course;
  const slot = { course_id: id, date, time: '09:00', reason };
  const said = async (name: string, body: object) => {
    expect(await suite.call(name, { ...body }, 'op')).toMatchObject({ status: 'success' });
    return (await suite.last('sms')).text;
  };
  expect(await said('admin/departure-act', { ...slot, act: 'close' })).toMatch(
    /Our team closed .*Guests can't book it/,
  );
  expect(await said('admin/departure-act', { ...slot, act: 'open' })).toMatch(/News from our team about/);
  expect(await said('admin/departure-act', { ...slot, act: 'cancel' })).toMatch(/Our team cancelled/);
  const listing = { listing_id: String(id), reason };
  expect(await said('admin/listing-act', { ...listing, version: 1, act: 'suspend' })).toMatch(/took .* off sale/);
  expect(await said('admin/listing-act', { ...listing, version: 2, act: 'put_back' })).toMatch(/is back to how it was/);
  const person = { user_id: hostId, reason };
  expect(await said('admin/person-act', { ...person, act: 'hide' })).toMatch(/all your listings off sale/);
  expect(await said('admin/person-act', { ...person, act: 'show' })).toMatch(/Your listings are back to how they were/);

  await suite.givePhone('sms', { language: 'vi' });
  await inTransaction(suite.program.services.db, (trx) =>
    queueCityWords(trx, 1, { kind: 'host-day-closed', words: reason, city_id: '1', from: date, to: date }),
  );
  expect((await suite.last('sms')).text).toMatch(/Nhóm chúng tôi đã đóng/);
  const { rows } = await pool.query(
    `select count(*)::integer as mails from mail m join user_account u on u.email = m.recipient where u.id = $1`,
    [hostId],
  );
  expect(rows).toEqual([{ mails: 0 }]);
});
