// Addresses of external calendars (docs/domain/calendar.md#allowed-feed-addresses).

const longest = 2000;

/** http(s) without credentials, usual port unless `anyPort`; otherwise null. `webcal:` is https. */
export function feedUrl(typed: string, anyPort = false): string | null {
  const text = typed.trim().replace(/^webcals?:/i, 'https:');
  if (text.length > longest || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isUsual = url.port === '' || url.port === '80' || url.port === '443';
  if (!isWeb || !(isUsual || anyPort) || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  url.hash = '';
  return url.href;
}

/** Host and last four characters. */
export function shortFeedUrl(url: string): string {
  return `${new URL(url).host}/…${url.length > 40 ? url.slice(-4) : ''}`;
}
