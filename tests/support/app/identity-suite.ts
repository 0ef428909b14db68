// A program whose guests log in with the simulated Google and Facebook, and a browser that goes there and returns.
import { afterAll, beforeAll } from 'vitest';
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import { goThrough, startStandIns, type Saying } from '#tests/support/sandbox/identity-stand-ins.ts';
import { useAccountSuite, type AccountSuite } from './account-suite.ts';
import type { Caller } from './caller.ts';

const shop = 'http://localhost:3000';

export interface IdentitySuite extends AccountSuite {
  /** Opens an address of the program and returns where it leads. */
  follow(visitor: Caller, path: string): Promise<string>;
  /** Opens the provider by the login's link, chooses a person, and returns the return address. */
  askProvider(visitor: Caller, provider: IdentityProvider, saying: Saying, next?: string): Promise<string>;
  /** The whole path: returns where the browser ends. */
  logIn(visitor: Caller, provider: IdentityProvider, saying: Saying, next?: string): Promise<string>;
  /** Connects a provider's account with the logged-in one; returns where the browser ends. */
  connect(visitor: Caller, provider: IdentityProvider, saying: Saying, password?: string): Promise<string>;
  /** The hidden parts of an account. */
  identitiesOf(email: string): Promise<{ provider: string; email: string }[]>;
}

export function useIdentitySuite(): IdentitySuite {
  const settings: Record<string, string> = {};
  let close: (() => Promise<void>) | undefined;
  // Before the program, which needs the address.
  beforeAll(async () => {
    const standIns = await startStandIns(shop);
    close = standIns.sandbox.close;
    Object.assign(settings, standIns.settings);
  });
  const accounts = useAccountSuite(shop, settings);
  afterAll(async () => close?.());

  const follow: IdentitySuite['follow'] = async (visitor, path) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await accounts.program.app.inject({ method: 'GET', url: path, headers: { cookie } });
    for (const { name, value } of answer.cookies) visitor.cookies.set(name, value);
    if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} at ${path}`);
    // An empty fragment only replaces the provider's.
    return String(answer.headers.location).replace(/#$/, '');
  };
  const through = async (start: string, saying: Saying) => {
    const returned = await goThrough(start, shop, saying);
    return returned.pathname + returned.search;
  };
  const askProvider: IdentitySuite['askProvider'] = async (visitor, provider, saying, next) => {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
    return through(await follow(visitor, `/user/with/${provider}${query}`), saying);
  };
  return Object.assign(accounts, {
    follow,
    askProvider,
    logIn: async (visitor: Caller, provider: IdentityProvider, saying: Saying, next?: string) =>
      follow(visitor, await askProvider(visitor, provider, saying, next)),
    connect: async (visitor: Caller, provider: IdentityProvider, saying: Saying, password?: string) => {
      const { body } = await visitor.call('account/identity-begin', { provider, ...(password && { password }) });
      if (body.status !== 'success') return body.code;
      return follow(visitor, await through(body.url, saying));
    },
    identitiesOf: async (email: string) => {
      const result = await accounts.base.pool.query(
        `select i.provider, i.email from user_identity i join user_account u on u.id = i.user_id where u.email = $1
         order by i.provider`,
        [email],
      );
      return result.rows as { provider: string; email: string }[];
    },
  });
}
