import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLocale } from '#tests/support/choose-locale.ts';
import { browserTransport } from './browser-transport.ts';

const refused = { status: 'error', code: 'csrf', message: '' };
const done = { status: 'success' };

describe('the transport of the browser', () => {
  const browser = { cookie: '' };
  let sent: (string | undefined)[] = [];
  /** What happens during a call, with its response. */
  let onTheWay: (token: string | undefined) => unknown = () => done;

  beforeEach(() => {
    sent = [];
    vi.stubGlobal('document', browser);
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      const token = headers['x-csrf-token'];
      sent.push(token);
      return Response.json(onTheWay(token));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const call = () => browserTransport('booking/cancel', {});

  it.each(['', 'csrf-token=old'])('makes a call again that met another cookie than %j', async (before) => {
    browser.cookie = before;
    onTheWay = (token) => {
      browser.cookie = 'csrf-token=new';
      return token === 'new' ? done : refused;
    };
    expect(await call()).toEqual(done);
    expect(sent).toEqual([before === '' ? undefined : 'old', 'new']);
  });

  it('asks for a cookie that fits where its own is refused, and makes no call again whose cookie stays the same', async () => {
    browser.cookie = 'csrf-token=old';
    onTheWay = () => refused;
    expect(await call()).toEqual(refused);
    expect(sent).toEqual(['old', undefined]);
  });

  it('makes a call again whose cookie was of a visitor that is no more', async () => {
    browser.cookie = 'csrf-token=old';
    onTheWay = (token) => {
      // user/auth sends no token and returns a valid cookie.
      if (token === undefined) browser.cookie = 'csrf-token=new';
      return token === 'old' ? refused : done;
    };
    expect(await call()).toEqual(done);
    expect(sent).toEqual(['old', undefined, 'new']);
  });

  it('waits for the call that names the browser, where it has no token yet', async () => {
    browser.cookie = '';
    let name = (): void => undefined;
    const isNamed = new Promise<void>((resolve) => {
      name = resolve;
    });
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      const token = headers['x-csrf-token'];
      if (token === undefined) {
        await isNamed;
        browser.cookie = 'csrf-token=first';
      }
      sent.push(token);
      return Response.json(done);
    });
    const naming = browserTransport('user/auth', {});
    const other = call();
    name();
    expect(await Promise.all([naming, other])).toEqual([done, done]);
    expect(sent).toEqual([undefined, 'first']);
  });

  it('makes no call a third time', async () => {
    browser.cookie = 'csrf-token=0';
    onTheWay = () => {
      browser.cookie = `csrf-token=${sent.length}`;
      return refused;
    };
    expect(await call()).toEqual(refused);
    expect(sent).toEqual(['0', '1']);
  });

  it('says in which language of hosts its page is, and no language of the site', async () => {
    const named: (string | undefined)[] = [];
    browser.cookie = 'csrf-token=any';
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      named.push(headers['host-language']);
      return Response.json(done);
    });
    for (const language of ['ne', 'en_US']) {
      chooseLocale(language);
      await call();
    }
    expect(named).toEqual(['ne', undefined]);
  });
});
