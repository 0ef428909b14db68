// The operator's logo: a path of this site, or the picture as a data URL (RFC 2397), so that settings and backups
// include it.

/** In bytes: every first page loads it. */
export const mostLogoBytes = 24_000;

export const logoTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
} as const;

const data = /^data:(image\/(?:svg\+xml|png|webp|jpeg|avif));base64,([A-Za-z0-9+/]{16,32000}={0,2})$/;
const path = /^\/(?!\/)[\w./-]{1,200}\.(svg|png|webp|jpe?g|avif)$/;

/** Of the setting, in characters. */
export const mostLogoText = 32_100;

export const isLogo = (text: string): boolean => text === '' || path.test(text) || data.test(text);

/** The picture in the setting; null where it is empty or a path. */
export function logoIn(
  text: string,
): { readonly ending: string; readonly type: string; readonly base64: string } | null {
  const [, type = '', base64 = ''] = data.exec(text) ?? [];
  const ending = Object.entries(logoTypes).find(([, one]) => one === type)?.[0];
  return ending === undefined ? null : { ending, type, base64 };
}

export const logoText = (type: string, base64: string): string => `data:${type};base64,${base64}`;
