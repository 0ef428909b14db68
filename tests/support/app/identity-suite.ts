// A program whose guests log in with the stand-ins of Google and Facebook, and a browser that goes there and comes back.
import { afterAll, beforeAll } from 'vitest';
import type { IdentityProvider } from '#src/domain/account/identity.ts';
import { goThrough, startStandIns, type Saying } from '#tests/support/sandbox/identity-stand-ins.ts';
import { useAccountSuite, type AccountSuite } from './account-suite.ts';
import type { Caller } from './caller.ts';

const shop = 'http://localhost:3000';

export interface IdentitySuite extends AccountSuite {
  /** Goes to an address of the program and answers where it leads. */
  follow(visitor: Caller, path: string): Promise<string>;
  /** Goes to the provider by the login's link, says who to be, and answers the address of the way back. */
  askProvider(visitor: Caller, provider: IdentityProvider, saying: Saying, next?: string): Promise<string>;
  /** The whole way: answers where the browser ends. */
  logIn(visitor: Caller, provider: IdentityProvider, saying: Saying, next?: string): Promise<string>;
  /** Connects an account elsewhere with the one that is logged in; answers where the browser ends. */
  connect(visitor: Caller, provider: IdentityProvider, saying: Saying, password?: string): Promise<string>;
  /** The hidden parts of an account. */
  identitiesOf(email: string): Promise<{ provider: string; email: string }[]>;
}

/** Makes the program of one test file with both stand-ins. */
export function useIdentitySuite(): IdentitySuite {
  const settings: Record<string, string> = {};
  let close: (() => Promise<void>) | undefined;
  // Before the program, which is given the address.
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
    // An empty fragment only keeps that of the provider away.
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
