import { describe, expect, it, vi } from 'vitest';
import { countryPlaces } from './place-layout.ts';
import land from './land.json' with { type: 'json' };
import { landStrength } from './MapGround.tsx';
import { pressKey } from './use-map-view.ts';
import { pointsOf } from './map-props.ts';
import { allowsStreets } from './use-streets.ts';
import { styleAddress } from './StreetLayer.tsx';

describe('the parts of a map', () => {
  it('move by keys, and leave other keys alone', () => {
    const moves = {
      pull: vi.fn<(by: object) => void>(),
      zoom: vi.fn<(steps: number) => void>(),
      fit: () => undefined,
      fitAll: vi.fn<() => void>(),
    };
    expect(['ArrowLeft', 'ArrowDown', '+', '-', 'Home', 'Tab'].map((key) => pressKey(key, moves))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(moves.pull.mock.calls).toEqual([[{ x: 80, y: 0 }], [{ x: 0, y: -80 }]]);
    expect(moves.zoom.mock.calls).toEqual([[1], [-1]]);
    expect(moves.fitAll).toHaveBeenCalledTimes(1);
  });

  it('show a whole pickup area, and the city where there is no pin', () => {
    const [north, south] = pointsOf({ pins: [], area: { latitude: 0, longitude: 100, radiusKm: 111.32 } });
    expect(
      [north?.latitude, north?.longitude, south?.latitude, south?.longitude].map((value) => value?.toFixed(3)),
    ).toEqual(['1.000', '99.000', '-1.000', '101.000']);
    const center = { latitude: 21, longitude: 105.8, name: 'Hanoi' };
    expect(pointsOf({ pins: [], center })).toEqual([center]);
  });

  it('put the key of the provider into the address of the style', () => {
    const styleUrl = 'https://maps.example/style.json?key={key}';
    expect(styleAddress({ styleUrl, key: 'a&b', streets: 'on-request' })).toBe(
      'https://maps.example/style.json?key=a%26b',
    );
    expect(styleAddress({ styleUrl: 'https://maps.example/s.json', key: null, streets: 'on-request' })).toBe(
      'https://maps.example/s.json',
    );
  });
});

describe('the land', () => {
  it('is that of the ten countries, each with a place for its name', () => {
    const codes = land.near.objects.countries.geometries.map(({ id }) => id).toSorted();
    expect(codes).toEqual(['ID', 'IN', 'KH', 'LA', 'MM', 'MY', 'NP', 'PH', 'TH', 'VN']);
    expect(countryPlaces.map(({ code }) => code).toSorted()).toEqual(codes);
  });

  const strength = (latitude: number, longitude: number, zoom: number) => landStrength({ latitude, longitude, zoom });

  it('is drawn from far away wherever the map is', () => {
    const places = [
      [21, 105.8],
      [1, 91],
      [38.7, -9.1],
      [35.7, 139.7],
      [-33.9, 151.2],
    ] as const;
    expect(places.map(([latitude, longitude]) => strength(latitude, longitude, 4))).toEqual([1, 1, 1, 1, 1]);
  });

  it('fades out where its outlines are too coarse to be true, earlier on other continents', () => {
    expect([3, 8, 9.5, 14].map((zoom) => strength(21, 105.8, zoom))).toEqual([1, 1, 0, 0]);
    expect([3, 4.5, 6, 9].map((zoom) => strength(38.7, -9.1, zoom))).toEqual([1, 1, 0, 0]);
  });
});

describe('streets', () => {
  const fine = { connection: undefined, isOnline: true, prefersReducedData: false, prefersDrawn: false };

  it('come without a press where nothing is known against it', () => {
    expect(allowsStreets(fine)).toBe(true);
    for (const effectiveType of ['4g', '3g'])
      expect(allowsStreets({ ...fine, connection: { saveData: false, effectiveType } })).toBe(true);
    expect(allowsStreets({ ...fine, connection: {} })).toBe(true);
  });

  it.each([
    ['the browser is offline', { isOnline: false }],
    ['the visitor saves data', { connection: { saveData: true, effectiveType: '4g' } }],
    ['the visitor prefers reduced data', { prefersReducedData: true }],
    ['the line is slow', { connection: { effectiveType: '2g' } }],
    ['the line is very slow', { connection: { effectiveType: 'slow-2g' } }],
    ['the visitor chose the drawn map', { prefersDrawn: true }],
  ])('wait for a press when %s', (_why, against) => {
    expect(allowsStreets({ ...fine, ...against })).toBe(false);
  });
});
