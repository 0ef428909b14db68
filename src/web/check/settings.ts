// What the server writes into the page: keys, money, name. It is the same for everybody and holds no secret.

export interface CheckSettings {
  brand: string;
  /** Public keys by id, raw and in base64url; the first one signs today. */
  keys: readonly { id: string; x: string }[];
  /** Decimals and sign of each currency. */
  currencies: Readonly<Record<string, { digits: number; symbol: string }>>;
}

/** Reads them from the document. Throws when the page is broken. */
export function readSettings(from: Document): CheckSettings {
  const text = from.getElementById('settings')?.textContent;
  if (!text) throw new Error('the page has no settings');
  return JSON.parse(text) as CheckSettings;
}
