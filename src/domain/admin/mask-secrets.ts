// Masks secrets where an operator reads other people's messages (docs/reference/back-office.md#messages).

export const mask = '••••';

/**
 * Longer than words: tokens, ids, signed codes. 22 base64url characters hold 128 bits, the shortest secret here
 * (docs/domain/accounts.md#opening-a-booking).
 */
const longRun = /[A-Za-z0-9_.~+/=-]{22,}/g;
const url = /https?:\/\/[^\s"'<>()]+/g;
/** A digit or mixed case in the middle: words, even hyphenated, have neither. */
const looksMade = /\d|[a-z][A-Z]/;

/** Masks query values, secret path segments and codes. */
export function maskSecrets(text: string): string {
  const parts = text.split(url);
  const addresses = text.match(url) ?? [];
  return parts
    .map((words, at) => maskRuns(words) + (at < addresses.length ? maskUrl(addresses[at] ?? '') : ''))
    .join('');
}

/** Masks digits in a message that is about a code. */
export function maskCode(text: string): string {
  return text.replaceAll(/\d{6}/g, mask);
}

const maskRuns = (words: string): string => words.replaceAll(longRun, (run) => (looksMade.test(run) ? mask : run));

function maskUrl(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const [scheme = '', , host = '', ...segments] = path.split('/');
  // The segment after `/h/` is a secret of any length.
  const masked = segments.map((part, at) =>
    (at === 1 && segments[0] === 'h') || (part.length >= 22 && looksMade.test(part)) ? mask : part,
  );
  const values = query.replaceAll(/=[^&]*/g, `=${mask}`);
  return [scheme, '', host, ...masked].join('/') + values + (/[=\d]/.test(fragment) ? `#${mask}` : fragment);
}
