import { useEffect, useState } from 'react';
import { distanceKm } from '#src/domain/map/distance.ts';
import type { Surroundings } from '#src/domain/map/landmarks.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { MapPoint, MapView } from '#src/web/map/map-view.ts';

interface Known {
  readonly asked: MapPoint;
  readonly found: Surroundings;
}

// From farther away names of single places would only crowd.
const FROM_ZOOM = 9;
// A city's file holds for the country around it; what was asked for nowhere is not asked again next door.
const CITY_KM = 40;
const NOWHERE_KM = 15;
const WAIT_MS = 250;
const MOST = 12;

const known: Known[] = [];

function recall(point: MapPoint): Surroundings | undefined {
  return known.find(({ asked, found }) =>
    found.centre === null ? distanceKm(asked, point) < NOWHERE_KM : distanceKm(found.centre, point) < CITY_KM,
  )?.found;
}

/**
 * What lies around the middle of a view, asked of the server once a city. Null until it is known, from far away, and where
 * nothing is known: a map is whole without it.
 */
export function useSurroundings(view: MapView | null): Surroundings | null {
  const { api } = useApp();
  const [, tell] = useState(0);
  const isNear = view !== null && view.zoom >= FROM_ZOOM;
  const found = isNear ? recall(view) : undefined;
  const latitude = isNear ? Number(view.latitude.toFixed(2)) : null;
  const longitude = isNear ? Number(view.longitude.toFixed(2)) : null;
  const isKnown = found !== undefined;
  useEffect(() => {
    if (latitude === null || longitude === null || isKnown) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const asked = { latitude, longitude };
      const answer = await api('map/around', asked);
      if (!answer.ok) return;
      known.unshift({ asked, found: answer.data.data });
      known.length = Math.min(known.length, MOST);
      if (isWanted) tell((count) => count + 1);
    };
    // Who pulls a map across a country does not ask for each place on the way.
    const timer = setTimeout(() => void ask(), known.length === 0 ? 0 : WAIT_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, latitude, longitude, isKnown]);
  return found ?? null;
}
