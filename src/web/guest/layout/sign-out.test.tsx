import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createApi, type ApiTransport } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import { BrowserNavigation } from '#src/web/platform/router/navigation.tsx';
import type { Router } from '#src/web/platform/router/router.ts';
import { signedIn, signOut, useSession } from '#src/web/platform/session/session.ts';
import { useSignOut } from './use-sign-out.ts';

const asha = { user_id: '018f0000-0000-7000-8000-000000000001', user_name: 'Asha Tamang', user_image: null };

afterEach(async () => void (await signOut(createApi(async () => ({ status: 'success' })))));

/** Logs in, presses Log Out; returns the next page and the calls. */
async function leave(logout: () => unknown) {
  const called: string[] = [];
  const transport: ApiTransport = async (name, input) => {
    called.push(name);
    if (name === 'user/auth') return { ...((await fixtureTransport(name, input)) as object), ...asha };
    return name === 'user/logout' ? logout() : fixtureTransport(name, input);
  };
  const went: string[] = [];
  const place = { path: '/dashboard/booking', search: '', pending: false };
  const router = {
    subscribe: () => () => undefined,
    read: () => place,
    navigate: async (href: string) => void went.push(href),
  } as unknown as Router;
  const app = { api: createApi(transport), settings: fixtureSettings };
  await signedIn(app.api, asha);
  let press = (): void => undefined;
  function Probe() {
    useSession();
    press = useSignOut();
    return null;
  }
  renderToString(
    <AppProvider app={app}>
      <BrowserNavigation router={router}>
        <Probe />
      </BrowserNavigation>
    </AppProvider>,
  );
  press();
  await new Promise((resolve) => setTimeout(resolve));
  return { called, went };
}

describe('logging out', () => {
  it('asks the server, and goes home when it says success', async () => {
    const { called, went } = await leave(() => ({ status: 'success' }));
    expect(called.at(-1)).toBe('user/logout');
    expect(went).toEqual(['/']);
  });

  it('stays where it is when the server says no', async () => {
    expect((await leave(() => Promise.reject(new TypeError('offline')))).went).toEqual([]);
  });
});
