// The way past all pickups as an address that a phone opens in its maps app (docs/pickup.md#order). The form is Google's documented
// one for links, which needs no key: https://developers.google.com/maps/documentation/urls/get-started.

interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** From the meeting point past all stops and back; places without a point go by their words. */
export function directionsUrl(
  meeting: { readonly latitude: number; readonly longitude: number },
  stops: readonly (Point & { readonly address: string })[],
): string {
  const start = written(meeting) ?? '';
  const waypoints = stops.map((stop) => written(stop) ?? stop.address).join('|');
  const query = new URLSearchParams({ api: '1', origin: start, destination: start, waypoints });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

function written({ latitude, longitude }: Point): string | null {
  return latitude === null || longitude === null ? null : `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
