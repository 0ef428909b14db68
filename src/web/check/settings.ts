// Settings in the page: keys, currencies, name, texts. The same for all visitors, nothing secret.
import type { HostWords } from '#src/texts/translate.ts';

export interface CheckSettings {
  brand: string;
  /** Raw public keys in base64url by id; the first signs today. */
  keys: readonly { id: string; x: string }[];
  currency: string;
  currencies: Readonly<Record<string, { digits: number; symbol: string }>>;
  words?: HostWords;
}

export function readSettings(from: Document): CheckSettings {
  const text = from.getElementById('settings')?.textContent;
  if (!text) throw new Error('the page has no settings');
  return JSON.parse(text) as CheckSettings;
}
