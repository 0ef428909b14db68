// The nearest city to the guest. The position is asked for once, and neither stored nor sent.
import { productListUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import { nearestPlace, type GeoPoint } from '#src/domain/map/distance.ts';
import { searchNear } from '#src/domain/search/near-me.ts';
import type { Api } from '#src/web/platform/api/api.ts';

const WAIT_MS = 15_000;
// A city needs no exact or fresh position.
const KNOWN_FOR_MS = 10 * 60_000;

/** Null when declined or unavailable. */
function readPosition(): Promise<GeoPoint | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: KNOWN_FOR_MS },
    );
  });
}

/** The search in the nearest city, or its list when nothing else was typed; null without a position or a city. */
export async function nearestHref(api: Api, keyword: string): Promise<string | null> {
  const [here, places] = await Promise.all([readPosition(), api('place/list', {})]);
  if (here === null || !places.ok) return null;
  const city = nearestPlace(here, places.data.data);
  if (city === undefined) return null;
  const words = searchNear(keyword, city.name);
  return words === city.name ? productListUrl(city) : productSearchUrl(words);
}
