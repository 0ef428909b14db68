// What opens something is left out where an operator reads what others were sent (docs/reference/back-office.md#messages).

/** Stands in the place of what is left out. */
export const mask = '••••';

/**
 * Runs of letters and figures that no word is: a token, an id, a signed code. 22 is how many signs 128 bits have in base64url, the
 * shortest secret of this service (docs/domain/accounts.md#opening-a-booking).
 */
const longRun = /[A-Za-z0-9_.~+/=-]{22,}/g;
const url = /https?:\/\/[^\s"'<>()]+/g;
/** A figure in a run, or letters of both cases in its middle: words, also long ones with hyphens, have neither. */
const looksMade = /\d|[a-z][A-Z]/;

/** The text without what opens something: values of queries, secret parts of addresses, codes. */
export function maskSecrets(text: string): string {
  const parts = text.split(url);
  const addresses = text.match(url) ?? [];
  return parts
    .map((words, at) => maskRuns(words) + (at < addresses.length ? maskUrl(addresses[at] ?? '') : ''))
    .join('');
}

/** The digits of a code, where the whole message is about one. */
export function maskCode(text: string): string {
  return text.replaceAll(/\d{6}/g, mask);
}

const maskRuns = (words: string): string => words.replaceAll(longRun, (run) => (looksMade.test(run) ? mask : run));

function maskUrl(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const [scheme = '', , host = '', ...segments] = path.split('/');
  // The segment behind `/h/` is a secret of whatever length.
  const masked = segments.map((part, at) =>
    (at === 1 && segments[0] === 'h') || (part.length >= 22 && looksMade.test(part)) ? mask : part,
  );
  const values = query.replaceAll(/=[^&]*/g, `=${mask}`);
  return [scheme, '', host, ...masked].join('/') + values + (/[=\d]/.test(fragment) ? `#${mask}` : fragment);
}
