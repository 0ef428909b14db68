// Addresses that a mail or a paper leads to outside of the marketplace. They carry the place or the number alone.

/** A place on OpenStreetMap, with a pin, to about a metre. */
export function mapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const [lat, lng] = [latitude.toFixed(5), longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** A number as a phone dials it: '+977 1 5550100' is 'tel:+97715550100'. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
