// Settings that the server writes into the page: keys, currencies, name, texts. The same for all visitors, nothing secret.
import type { HostWords } from '#src/texts/translate.ts';

export interface CheckSettings {
  brand: string;
  /** Public keys by id, raw and in base64url; the first one signs today. */
  keys: readonly { id: string; x: string }[];
  /** The code of the currency of prices. */
  currency: string;
  /** Decimals and sign of each currency. */
  currencies: Readonly<Record<string, { digits: number; symbol: string }>>;
  /** The words of the page in a language of hosts. */
  words?: HostWords;
}

/** Reads them from the document. Throws when the page is broken. */
export function readSettings(from: Document): CheckSettings {
  const text = from.getElementById('settings')?.textContent;
  if (!text) throw new Error('the page has no settings');
  return JSON.parse(text) as CheckSettings;
}
