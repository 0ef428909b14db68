import { useSyncExternalStore } from 'react';
import { lengthSystemOf, sayDistance, type LengthSystem } from '#src/domain/map/distance.ts';
import { lengthText } from '#src/texts/length-text.ts';

const subscribe = (): (() => void) => () => undefined;

/**
 * How lengths are said to this guest: in miles where the browser says that roads are signed in them, else in kilometres,
 * as the server does. `far` writes a distance in kilometres: `350 m`, `1.2 km`.
 */
export function useLengths(): { readonly system: LengthSystem; readonly far: (km: number) => string } {
  const system = useSyncExternalStore(
    subscribe,
    () => lengthSystemOf(navigator.language),
    () => 'metric' as const,
  );
  return { system, far: (km) => lengthText(sayDistance(km, system)) };
}
