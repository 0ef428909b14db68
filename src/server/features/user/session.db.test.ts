import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { guestEmail, guestId, guestPassword, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let visitor: Visitor;

beforeAll(async () => {
  program = await createTestApp({
    settings: { BANYAN_EXPERIMENTS: '{"card-order":{"a":1,"b":1}}' },
    async fill({ pool }) {
      await insertPlaces(pool);
      await pool.query(
        `insert into api_token (token_hash, user_id, label, expires_at) values ($1, $3, 'good', null),
        ($2, $3, 'ended', banyan_now() - interval '1 second')`,
        [hashSecret('good'), hashSecret('ended'), guestId],
      );
    },
  });
});
beforeEach(() => {
  visitor = createVisitor(program.app);
});
afterAll(() => program.close());

const good = { email: guestEmail, password: guestPassword };
const flagsOf = (answer: { cookies: { name: string }[] }, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name);

describe('user/auth', () => {
  it('knows a visitor as nobody, and gives a CSRF cookie that scripts can read', async () => {
    const answer = await visitor.request({ method: 'POST', url: '/api/user/auth', payload: {} });
    expect(answer.json()).toMatchObject({ status: 'success', user_id: null, user_name: null, roles: [] });
    expect(flagsOf(answer, 'csrf-token')).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(flagsOf(answer, 'csrf-token')).not.toHaveProperty('httpOnly');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('gives the visitor id once, out of reach of scripts', async () => {
    const first = await visitor.request({ method: 'POST', url: '/api/user/auth', payload: {} });
    expect(first.cookies.find((one) => one.name === 'visitor')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const again = await visitor.call('user/auth', {});
    expect(flagsOf(again, 'visitor')).toBeUndefined();
  });
});

describe('the CSRF cookie', () => {
  it('stays while it fits, so that a call on its way is not refused for another one', async () => {
    await visitor.must('user/auth', {});
    expect(flagsOf(await visitor.call('user/auth', {}), 'csrf-token')).toBeUndefined();
    await visitor.must('user/login', good);
    expect(flagsOf(await visitor.call('user/auth', {}), 'csrf-token')).toBeUndefined();
  });

  it('is replaced where it is of nobody here', async () => {
    await visitor.must('user/auth', {});
    visitor.jar.set('csrf-token', 'made.up');
    expect(flagsOf(await visitor.call('user/auth', {}), 'csrf-token')).toBeDefined();
  });
});

describe('experiments', () => {
  it('come with the answer, the same variant at every call of a browser', async () => {
    const first = (await visitor.must('user/auth', {})).experiments;
    expect(['a', 'b']).toContain(first['card-order']);
    await visitor.must('user/login', good);
    expect((await visitor.must('user/auth', {})).experiments).toEqual(first);
  });
});

describe('user/login', () => {
  it('signs in with a cookie that scripts cannot read', async () => {
    const answer = await visitor.call('user/login', good);
    expect(answer.body).toMatchObject({ status: 'success', user_id: guestId, user_name: 'Test Guest' });
    expect(flagsOf(answer, 'session')).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 2_592_000 });
    expect((await visitor.must('user/auth', {})).user_id).toBe(guestId);
  });

  it('ends with the browser when the guest does not want to be remembered', async () => {
    const answer = await visitor.call('user/login', { ...good, remember: false });
    expect(flagsOf(answer, 'session')).not.toHaveProperty('maxAge');
  });

  it('stores no secret, only its hash', async () => {
    await visitor.must('user/login', good);
    const secret = visitor.jar.get('session')!;
    const { rows } = await program.database.pool.query('select user_id from session where token_hash = $1', [
      hashSecret(secret),
    ]);
    expect(rows).toEqual([{ user_id: guestId }]);
    const { rows: dump } = await program.database.pool.query('select s::text as row from session s');
    expect(dump.map((one) => one.row).join()).not.toContain(Buffer.from(secret).toString('hex'));
  });

  it.each([
    { email: guestEmail, password: 'not the password' },
    { email: 'nobody@example.test', password: guestPassword },
    { email: 'host@example.test', password: guestPassword },
    { email: '', password: 'x' },
    { email: "' or true --", password: 'x' },
  ])('answers the same for %j', async (input) => {
    const answer = await visitor.call('user/login', input);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      status: 'error',
      code: 'login-failed',
      message: 'Wrong email or password. Try again, or reset your password.',
    });
    expect(flagsOf(answer, 'session')).toBeUndefined();
  });

  it('does not care for the case of the address or spaces round it', async () => {
    expect((await visitor.call('user/login', { ...good, email: ` ${guestEmail.toUpperCase()} ` })).status).toBe(200);
  });

  it('opens a new session each time, and the old one is dead', async () => {
    await visitor.must('user/login', good);
    const old = new Map(visitor.jar);
    await visitor.must('user/login', good);
    expect(visitor.jar.get('session')).not.toBe(old.get('session'));
    const thief = createVisitor(program.app);
    for (const [name, value] of old) thief.jar.set(name, value);
    expect((await thief.must('user/auth', {})).user_id).toBeNull();
  });

  it('changes the CSRF token, and the token from before the login is worth nothing', async () => {
    await visitor.must('user/auth', {});
    const before = visitor.jar.get('csrf-token')!;
    await visitor.must('user/login', good);
    visitor.jar.set('csrf-token', before);
    expect((await visitor.call('user/logout', {})).body).toMatchObject({ code: 'csrf' });
  });

  it('never takes a session that the browser was given by somebody else', async () => {
    visitor.jar.set('session', 'chosen-by-an-attacker');
    await visitor.must('user/login', good);
    expect(visitor.jar.get('session')).not.toBe('chosen-by-an-attacker');
  });
});

describe('user/logout', () => {
  it('ends the session for good', async () => {
    await visitor.must('user/login', good);
    const secret = visitor.jar.get('session')!;
    expect((await visitor.call('user/logout', {})).body).toEqual({ status: 'success' });
    expect(visitor.jar.has('session')).toBe(false);
    visitor.jar.set('session', secret);
    expect((await visitor.must('user/auth', {})).user_id).toBeNull();
  });

  it('is a success without a session as well', async () => {
    expect((await visitor.call('user/logout', {})).body).toEqual({ status: 'success' });
  });

  it('leaves other sessions of the same person alone', async () => {
    const other = createVisitor(program.app);
    await Promise.all([visitor.must('user/login', good), other.must('user/login', good)]);
    await visitor.must('user/logout', {});
    expect((await other.must('user/auth', {})).user_id).toBe(guestId);
  });
});

describe('a session', () => {
  it.each([
    ['has ended', `expires_at = banyan_now() - interval '1 second'`],
    ['was not used for 30 days', `last_seen_at = banyan_now() - interval '31 days'`],
  ])('that %s opens nothing, and its cookie goes', async (_name, change) => {
    await visitor.must('user/login', good);
    await program.database.pool.query(`update session set ${change} where token_hash = $1`, [
      hashSecret(visitor.jar.get('session')!),
    ]);
    expect((await visitor.must('user/auth', {})).user_id).toBeNull();
    expect(visitor.jar.has('session')).toBe(false);
    expect((await visitor.call('user/login', good)).status).toBe(200);
  });
});

describe('CSRF', () => {
  const send = (from: Visitor, headers: Record<string, string>) =>
    from.request({
      method: 'POST',
      url: '/api/user/login',
      payload: JSON.stringify(good),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('refuses without header, with another one, and with that of another visitor', async () => {
    const other = createVisitor(program.app);
    await Promise.all([visitor.must('user/auth', {}), other.must('user/auth', {})]);
    const foreign = other.jar.get('csrf-token')!;
    expect((await send(visitor, {})).json()).toMatchObject({ code: 'csrf' });
    expect((await send(visitor, { 'x-csrf-token': 'x' })).statusCode).toBe(403);
    expect((await send(visitor, { 'x-csrf-token': foreign })).statusCode).toBe(403);
    visitor.jar.set('csrf-token', foreign);
    expect((await send(visitor, { 'x-csrf-token': foreign })).statusCode).toBe(403);
  });

  it.each([{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'refuses %j even with the right token',
    async (headers) => {
      await visitor.must('user/auth', {});
      const token = visitor.jar.get('csrf-token')!;
      expect((await send(visitor, { 'x-csrf-token': token, ...headers })).statusCode).toBe(403);
    },
  );
});

describe('Bearer and server-token', () => {
  it('needs no CSRF token with a Bearer, and sets no cookie of a session', async () => {
    const client = createVisitor(program.app, { bearer: 'good' });
    const answer = await client.call('user/auth', {});
    expect(answer.body).toMatchObject({ user_id: guestId });
    expect(answer.cookies.map((one) => one.name)).not.toContain('csrf-token');
    expect((await client.call('user/logout', {})).status).toBe(200);
  });

  it.each(['wrong', 'ended', ''])('refuses the Bearer "%s"', async (bearer) => {
    const { status, body } = await createVisitor(program.app, { bearer }).call('user/auth', {});
    expect([status, body]).toMatchObject([401, { code: 'unauthorized' }]);
  });

  it.each(['Basic Zm9vOmJhcg==', 'good', 'bearer'])('refuses the Authorization "%s"', async (authorization) => {
    expect((await visitor.call('user/auth', {}, { authorization })).status).toBe(401);
  });

  it('refuses a server-token where none is set', async () => {
    expect((await visitor.call('user/auth', {}, { 'server-token': 'anything' })).status).toBe(401);
  });
});

describe('on an https origin', () => {
  it('every cookie is Secure and the session is bound to the host; the server-token is compared', async () => {
    const token = 'a token of the front-end server';
    const secure = await createTestApp({
      settings: { BANYAN_ORIGIN: 'https://banyan.example', BANYAN_SERVER_TOKEN: token },
      fill: ({ pool }) => insertPlaces(pool),
    });
    const guest = createVisitor(secure.app);
    const answer = await guest.call('user/login', good);
    expect(answer.cookies.every((cookie) => cookie.secure === true)).toBe(true);
    expect(flagsOf(answer, '__Host-session')).toMatchObject({ path: '/', httpOnly: true });
    expect(flagsOf(answer, '__Host-session')).not.toHaveProperty('domain');
    const visited = await createVisitor(secure.app).request({ method: 'POST', url: '/api/user/auth', payload: {} });
    const named = visited.cookies.find((one) => one.name === '__Host-visitor');
    expect(named).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
    expect(named).not.toHaveProperty('domain');
    expect(Buffer.from(named?.value ?? '', 'base64url').length).toBe(32);
    expect((await guest.call('user/auth', {}, { 'server-token': token })).status).toBe(200);
    expect((await guest.call('user/auth', {}, { 'server-token': `${token}x` })).status).toBe(401);
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });
});
