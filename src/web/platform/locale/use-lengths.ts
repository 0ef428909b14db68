import { useSyncExternalStore } from 'react';
import { lengthSystemOf, sayDistance, type LengthSystem } from '#src/domain/map/distance.ts';
import { lengthText } from '#src/texts/length-text.ts';

const subscribe = (): (() => void) => () => undefined;

/** Miles where the browser's region uses them, else kilometres, as on the server. `far` formats: `350 m`, `1.2 km`. */
export function useLengths(): { readonly system: LengthSystem; readonly far: (km: number) => string } {
  const system = useSyncExternalStore(
    subscribe,
    () => lengthSystemOf(navigator.language),
    () => 'metric' as const,
  );
  return { system, far: (km) => lengthText(sayDistance(km, system)) };
}
