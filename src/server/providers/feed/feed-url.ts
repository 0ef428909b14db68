// The address of a calendar elsewhere, as a host pastes it (docs/domain/calendar.md#addresses-that-are-asked).

const longest = 2000;

/** http or https, without a name or password in it, on the usual port unless `anyPort`; null else. `webcal:` is https. */
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

/** What of a secret address is shown: its host, and the last four signs. */
export function shortFeedUrl(url: string): string {
  return `${new URL(url).host}/…${url.length > 40 ? url.slice(-4) : ''}`;
}
