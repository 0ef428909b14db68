import { describe, expect, it } from 'vitest';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { fixtureTransport } from '#tests/support/web/transport.ts';
import { renderPage } from '#src/web/entry-server.tsx';

describe('the search over a list, without script', () => {
  it.each(['/1/kathmandu', '/s/rice'])('takes days and guests on from %s', async (path) => {
    const inputs = async (query: string) => {
      const { html = '' } = await renderPage({
        url: path + query,
        origin: 'https://banyan.example',
        api: fixtureTransport,
        page: fixtureSettings,
      });
      return [...html.matchAll(/<input type="hidden" name="(dates|pax)" value="([^"]*)"/g)].map(([, ...pair]) => pair);
    };
    const trip = [
      ['dates', '2026-12-01 - 2026-12-05'],
      ['pax', '2'],
    ];
    // The searches of wide screens and phones.
    expect(await inputs('?pax=2&dates=2026-12-01-2026-12-05')).toEqual([...trip, ...trip]);
    expect(await inputs('')).toEqual([]);
  });
});
