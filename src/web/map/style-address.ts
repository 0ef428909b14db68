import type { MapSettings } from '../app/page-settings.ts';

/** Address of the map style, with the provider's key in the place of `{key}` where the operator has one. */
export function styleAddress({ styleUrl, key }: MapSettings): string {
  return styleUrl.replaceAll('{key}', encodeURIComponent(key ?? ''));
}
