/**
 * The hotel partner's page for a city.
 * @param template the operator's address with `{city}` in it once (setting BANYAN_ACCOMMODATIONS_URL)
 */
export function hotelUrl(template: string, city: string): string {
  return template.replace('{city}', () => encodeURIComponent(city.trim().toWellFormed()));
}
