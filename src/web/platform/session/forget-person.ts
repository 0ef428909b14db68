// Clears drafts at logout, for the next person at this browser (docs/domain/accounts.md#sessions). Loaded only then.

/** Key prefixes of typed data, with the file that writes them. */
const personal: readonly (readonly [beginning: string, file: string])[] = [
  ['talk:', 'src/web/guest/message/unsent-text.ts'],
  ['review-draft:', 'src/web/guest/review/review-draft.ts'],
  ['listing-draft:', 'src/web/host/listing/listing-draft.ts'],
  ['link-code', 'src/contract/checkout/own-code.ts'],
  ['checkout_draft_', 'src/web/guest/checkout/use-values.ts'],
  ['checkout_attempt_', 'src/web/guest/checkout/payment/attempt-key.ts'],
  ['recent_searches_', 'src/web/guest/search/box/recent-searches.ts'],
];

export const personalKeys: readonly string[] = personal.map(([beginning]) => beginning);

type ClearableStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

function storages(): ClearableStorage[] {
  try {
    const candidates: (ClearableStorage | undefined)[] = [globalThis.localStorage, globalThis.sessionStorage];
    return candidates.filter((one) => one !== undefined);
  } catch {
    return [];
  }
}

/** Lists viewed or saved before login stay: they are the browser's. */
export function forgetPerson(targets: readonly ClearableStorage[] = storages()): void {
  // Vouchers cached for offline use (ADR 034).
  if ('caches' in globalThis) void caches.delete('vouchers');
  // Today's guest list; its pending check-ins hold no name and wait for their account (src/web/check/phone-storage.ts).
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase('banyan-check-list');
  for (const storage of targets) {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const name of names)
      if (personalKeys.some((beginning) => name.startsWith(beginning))) storage.removeItem(name);
  }
}
