// Becoming a host, by email or through a coordinator; and the host page.
import { describe, expect, it } from 'vitest';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { useListings } from '#tests/support/listing/listing-suite.ts';

const suite = useListings();
const { call, query } = suite;

const beginning = {
  name: 'Laxmi  Prajapati',
  isd_code: '+977',
  phone: '984-1234567',
  city_id: 1,
  offer: 'Pottery at the wheel',
  languages: ['Nepali', 'Newari'],
};
const roles = async (id: string) => (await query('select roles from user_account where id = $1', [id]))[0]!['roles'];

/** The token of the newest email of a kind to an address. */
async function tokenFor(email: string, kind: string): Promise<{ token: string; text: string }> {
  const mail = (await suite.mails()).findLast((one) => one.kind === kind && one.recipient === email);
  const text = mail?.text_body ?? '';
  return { token: /token=([\w-]+)/.exec(text)?.[1] ?? '', text };
}

async function account(name: string): Promise<string> {
  const [row] = await query(
    `insert into user_account (email, first_name, verified_at) values ($1, $2, banyan_now()) returning id`,
    [`${name}@example.test`, name],
  );
  await giveTokens(suite.base.pool, { [name]: row!['id'] });
  return row!['id'];
}

describe('host/become', () => {
  it('makes who is signed in a host at once, and once; an operator is told', async () => {
    const id = await account('indra');
    const both = await Promise.all([call('indra', 'host/become', beginning), call('indra', 'host/become', beginning)]);
    expect(both.map(({ host_id }) => host_id)).toEqual([id, id]);
    expect(await roles(id)).toEqual(['user', 'host']);
    expect(await query(`select display_name, phone, offer, languages from host where user_id = $1`, [id])).toEqual([
      {
        display_name: 'Laxmi Prajapati',
        phone: '+977 9841234567',
        offer: 'Pottery at the wheel',
        languages: ['Nepali', 'Newari'],
      },
    ]);
    expect(await query(`select detail from staff_task where subject = $1`, [`host:${id}`])).toEqual([
      { detail: 'Laxmi Prajapati, +977 9841234567: Pottery at the wheel' },
    ]);
    expect((await call('indra', 'host/mine'))['hosts']).toMatchObject([{ id, role: 'host' }]);
    const { listing } = await call('indra', 'listing/start');
    expect([listing.status, listing.content.place]).toMatchObject(['draft', { city_id: 1, text: '' }]);
  });

  it('mails a visitor a link that makes account and host, and says the same of every address', async () => {
    const email = 'laxmi@example.test';
    const sent = await call('', 'host/become', { ...beginning, email, message_language: 'ne' });
    expect(sent).toMatchObject({
      host_id: null,
      message: `We’ve sent an email to ${email}. Open the link in it to become a host.`,
    });
    expect(await query('select 1 from user_account where email = $1', [email])).toEqual([]);
    const { token, text } = await tokenFor(email, 'account-sign-up');
    expect(text).toContain('next=%2Fdashboard%2Fhost-panel%2Flistings');
    const done = await call('', 'account/sign-up-confirm', { token, password: 'a good long one' });
    expect(done['message']).toBe('Your email is confirmed and you’re a host. Next, create your first listing.');
    const [made] = await query(
      `select u.roles, h.display_name, u.first_name, u.last_name, r.way, r.language
       from user_account u join host h on h.user_id = u.id join phone_reach r on r.host_id = h.user_id where u.email = $1`,
      [email],
    );
    expect(made).toEqual({
      roles: ['user', 'host'],
      display_name: 'Laxmi Prajapati',
      first_name: 'Laxmi',
      last_name: 'Prajapati',
      way: 'mail',
      language: 'ne',
    });
    const known = await call('', 'host/become', { ...beginning, email: 'host@example.test' });
    expect(known['message']).toBe(sent['message'].replace(email, 'host@example.test'));
    expect(
      await query('select 1 from host where display_name = $1 and user_id = $2', ['Laxmi Prajapati', hostId]),
    ).toEqual([]);
  });

  it('names everything that is missing at once', async () => {
    const nothing = { name: ' ', isd_code: '', phone: '', city_id: 999, offer: '', languages: [' '] };
    const { code, fields } = await call('', 'host/become', nothing);
    expect([code, Object.keys(fields).toSorted()]).toEqual([
      'bad-input',
      ['city_id', 'email', 'languages', 'name', 'offer', 'phone'],
    ]);
    expect(await call('', 'host/become', { ...beginning, email: 'a@b.test', phone: '12' })).toMatchObject({
      code: 'bad-input',
      fields: { phone: 'Your phone number is invalid' },
    });
  });
});

describe('a host whom a coordinator opens', () => {
  it('has no login until an address is proved, and is written for by the coordinator in both names', async () => {
    const { host_id } = await call('nephew', 'host/open', beginning);
    expect(await query(`select role from team_member where host_id = $1`, [host_id])).toEqual([
      { role: 'coordinator' },
    ]);
    expect(await query(`select action from audit_log where subject = $1`, [`host:${host_id}`])).toEqual([
      { action: 'host-opened' },
    ]);
    const [{ email: none }] = (await query('select email, verified_at from user_account where id = $1', [host_id])) as [
      { email: string },
    ];
    for (const name of ['account/sign-in-send', 'user/password-reset-send']) await call('', name, { email: none });
    const { listing } = await call('nephew', 'listing/start', { host_id });
    expect(listing).toMatchObject({
      host: { id: host_id, name: 'Laxmi Prajapati' },
      history: [{ by: 'nephew Q', on_behalf_of: 'Laxmi Prajapati' }],
    });
    expect((await suite.mails()).filter(({ recipient }) => recipient.endsWith('.invalid'))).toEqual([]);
    expect((await call('nephew', 'host/page', { host_id }))['has_login']).toBe(false);

    const address = 'laxmi.p@example.test';
    expect((await call('rival', 'host/address-send', { host_id, email: address }))['code']).toBe('forbidden');
    expect((await call('nephew', 'host/address-send', { host_id, email: 'nobody' }))['code']).toBe('email-invalid');
    await call('nephew', 'host/address-send', { host_id, email: address });
    const { token } = await tokenFor(address, 'account-address');
    expect((await call('', 'account/address-confirm', { token }))['email']).toBe(address);
    const [now] = await query('select email, verified_at is not null as proved from user_account where id = $1', [
      host_id,
    ]);
    expect(now).toEqual({ email: address, proved: true });
    expect((await call('nephew', 'host/page', { host_id }))['has_login']).toBe(true);
    expect((await call('nephew', 'host/address-send', { host_id, email: 'other@example.test' }))['code']).toBe(
      'conflict',
    );
    expect((await suite.mails()).filter(({ recipient }) => recipient.endsWith('.invalid'))).toEqual([]);
    await call('', 'user/password-reset-send', { email: address });
    const reset = await tokenFor(address, 'account-reset');
    await call('', 'user/password-update', { token: reset.token, password: 'a whole new one' });
    const login = await call('', 'user/login', { email: address, password: 'a whole new one' });
    expect(login).toMatchObject({ status: 'success', user_id: host_id });
  });

  it('is opened by coordinators alone, and those of other hosts see nothing', async () => {
    expect((await call('mai', 'host/open', beginning))['code']).toBe('forbidden');
    const { host_id } = await call('nephew', 'host/open', beginning);
    for (const name of ['host/page', 'listing/mine'])
      expect((await call('rival', name, { host_id }))['code']).toBe('host-not-found');
  });
});

describe('the page of a host', () => {
  const facts = {
    display_name: 'Mai of the lake',
    headline: 'Cook',
    story: 'I cook.\n\nSince ever.',
    languages: ['Vietnamese', 'English'],
  };

  it('is changed by the host and by who acts for them, is live at once, and stands in the log in both names', async () => {
    const { page } = await call('nephew', 'host/page-save', { host_id: hostId, ...facts });
    expect(page).toMatchObject({ ...facts, is_own: false });
    const [log] = await query(
      `select actor_id, detail from audit_log where action = 'host-page' order by id desc limit 1`,
    );
    expect(log!['detail']).toMatchObject({ on_behalf_of: hostId });
    const course = await suite.published('mai');
    const shown = (await call('', 'course/detail', { course_id: course['course_id'] }))['data'].host;
    expect(shown).toMatchObject({ name: 'Mai of the lake', story: facts.story, languages: facts.languages });
    const empty = { ...facts, display_name: ' ', languages: [] };
    expect(Object.keys((await call('mai', 'host/page-save', empty))['fields'])).toEqual(['display_name', 'languages']);
  });

  it('shows a picture that the coordinator has sent, which is the host’s from then on', async () => {
    const image_id = await suite.photo('nephew', 'gold', 'profile');
    const saved = await call('nephew', 'host/picture-save', { host_id: hostId, image_id });
    expect(saved['image']).toMatch(/square-192\.webp$/);
    expect(await query(`select owner_id from upload where id = $1`, [image_id])).toEqual([{ owner_id: hostId }]);
    expect((await call('nephew', 'host/picture-save', { host_id: hostId, image_id }))['code']).toBe(
      'attachment-not-found',
    );
    expect((await call('mai', 'host/page'))['image']).toBe(saved['image']);
  });
});
