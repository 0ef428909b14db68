import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { AppProvider } from '#src/web/platform/app/app-context.tsx';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';
import { MapPins } from './MapPins.tsx';
import { PinMap } from './PinMap.tsx';
import type { MapPin } from './gather-pins.ts';

const api = createApi(async () => ({ status: 'error', code: 'internal', message: 'x' }));
const map = (settings: ClientSettings) =>
  renderToString(
    <AppProvider app={{ api, settings }}>
      <PinMap label="Experiences in Ubud" pins={[]} />
    </AppProvider>,
  );
const view = { latitude: 27.7, longitude: 85.3, zoom: 13 };
const box = { width: 800, height: 600 };
const pin = (id: number, latitude: number, more: Partial<MapPin> = {}): MapPin => ({
  id,
  latitude,
  longitude: 85.3,
  label: `US$2${id}`,
  name: `Walk ${id}, US$2${id}`,
  href: `/kathmandu/${id}/walk`,
  ...more,
});
const drawn = (pins: readonly MapPin[]) =>
  renderToString(
    <MapPins pins={pins} view={view} box={box} onHover={undefined} onSelect={undefined} onGroup={() => undefined} />,
  );

describe('a map of pins', () => {
  it('has a name, and offers the streets only where a style is configured', () => {
    expect(map(fixtureSettings)).toContain('aria-label="Experiences in Ubud"');
    expect(map(fixtureSettings)).not.toContain('Street map');
    expect(map({ ...fixtureSettings, map: { styleUrl: '/style.json', key: null, streets: 'on-request' } })).toContain(
      'Street map',
    );
  });

  it('shows each pin as a link with the name of what it leads to', () => {
    expect(drawn([pin(1, 27.7), pin(2, 27.71)])).toMatch(
      /<a [^>]*aria-label="Walk 1, US\$21"[^>]*href="\/kathmandu\/1\/walk"|<a [^>]*href="\/kathmandu\/1\/walk"[^>]*aria-label="Walk 1, US\$21"/,
    );
  });

  it('gathers those that would cover each other, and leaves out those out of sight', () => {
    const html = drawn([pin(1, 27.7), pin(2, 27.7001), pin(3, 29)]);
    expect(html).toContain('2 experiences close together. Zoom in');
    expect(html).not.toContain('US$2');
  });

  it('shows the one that stands out even out of a group, where it takes no press from the others', () => {
    const html = drawn([pin(1, 27.7), pin(2, 27.7001, { active: true })]);
    expect(html).toMatch(/<span aria-hidden="true" class="[^"]*pointer-events-none[^"]*">US\$22<\/span>/);
    expect(html).toContain('2 experiences close together');
    expect(html).not.toContain('href=');
  });

  it('is a mere label where nothing can be done with it', () => {
    const html = drawn([pin(1, 27.7, { href: undefined })]);
    expect(html).not.toMatch(/<(a|button)/);
    expect(html).toContain('Walk 1, US$21');
  });
});
