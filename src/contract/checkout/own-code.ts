// A code that reaches the guest without typing: by the first-visit offer, or by a link (docs/domain/checkout.md#code-form).

/** Set by the browser once it has shown the first-visit offer. */
export const offerCookie = 'voucher_shown';

/** The code of a link in the tab's storage. */
export const linkCodeKey = 'link-code';

const HASH = /^#code=([A-Za-z0-9-]{4,40})$/;

/** A page with a code to apply. In the hash, which no server, cache or referrer sees. */
export const useCodeUrl = (code: string, path = '/'): string => `${path}#code=${encodeURIComponent(code)}`;

/** The code of an address's hash, or null. */
export const codeOfHash = (hash: string): string | null => HASH.exec(hash)?.[1]?.toUpperCase() ?? null;
