import { describe, expect, it } from 'vitest';
import { renderPage } from '#src/web/entry-server.tsx';
import type { ApiTransport } from '#src/web/platform/api/api.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';

/** The booking page without a ref, for a browser with these bookings. */
async function open(own: readonly object[], url = '/booking/detail') {
  const asked: string[] = [];
  const api: ApiTransport = async (name, input) => {
    asked.push(name);
    return name === 'hold/list' ? { status: 'success', data: own } : fixtureTransport(name, input);
  };
  const answer = await renderPage({ url, origin: 'https://banyan.example', api, page: fixtureSettings });
  return { ...answer, asked };
}

const own = (ref: string) => ({ ref, url: `/booking/detail?ref=${ref}`, checkout_url: null });

describe('the page of a booking without its name', () => {
  it('leads to the newest that this browser or account has ahead', async () => {
    const { status, redirect, asked } = await open([own('KHWMTQRA'), own('BZPHKNTZ')]);
    expect([status, redirect]).toEqual([302, '/booking/detail?ref=KHWMTQRA']);
    expect(asked).not.toContain('booking/detail');
  });

  it('says where nothing is ahead that there is none', async () => {
    expect(await open([])).toMatchObject({ status: 404 });
  });

  it('leads to the list where it is in the dashboard', async () => {
    expect(await open([own('KHWMTQRA')], '/dashboard/booking/detail')).toMatchObject({
      status: 302,
      redirect: '/dashboard/booking',
    });
  });
});
