// The operator's own mark: a path of this site, or the picture itself as the text of an address (RFC 2397), so that it is kept with
// the other settings and comes along with every backup.

/** The largest file of a mark, in bytes: it comes with every first page. */
export const mostLogoBytes = 24_000;

/** What a mark may be, by the ending of its file. */
export const logoTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  avif: 'image/avif',
} as const;

const data = /^data:(image\/(?:svg\+xml|png|webp|jpeg|avif));base64,([A-Za-z0-9+/]{16,32000}={0,2})$/;
const path = /^\/(?!\/)[\w./-]{1,200}\.(svg|png|webp|jpe?g|avif)$/;

/** The longest text that a mark can be. */
export const mostLogoText = 32_100;

/** Whether a setting of the mark may be this text. */
export const isLogo = (text: string): boolean => text === '' || path.test(text) || data.test(text);

/** The picture that a setting of the mark holds; null where it is empty or a path. */
export function logoIn(
  text: string,
): { readonly ending: string; readonly type: string; readonly base64: string } | null {
  const [, type = '', base64 = ''] = data.exec(text) ?? [];
  const ending = Object.entries(logoTypes).find(([, one]) => one === type)?.[0];
  return ending === undefined ? null : { ending, type, base64 };
}

/** The text of a setting for a picture. */
export const logoText = (type: string, base64: string): string => `data:${type};base64,${base64}`;
