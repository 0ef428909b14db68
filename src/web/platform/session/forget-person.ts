// Clears a person's drafts at logout, so that the next person at this browser does not find them (docs/domain/accounts.md#sessions). Loads at
// a logout only.

/** The keys of what was typed, by how they begin, each with the file that writes it. */
const personal: readonly (readonly [beginning: string, file: string])[] = [
  // Messages that were not sent.
  ['talk:', 'src/web/guest/message/unsent-text.ts'],
  // A review before it was posted.
  ['review-draft:', 'src/web/guest/review/review-draft.ts'],
  // A question of a listing before it was saved.
  ['listing-draft:', 'src/web/host/listing/listing-draft.ts'],
  // Name, address and number at checkout, and the attempt that belongs to them.
  ['checkout_draft_', 'src/web/guest/checkout/use-values.ts'],
  ['checkout_attempt_', 'src/web/guest/checkout/payment/attempt-key.ts'],
];

/** Beginnings of the keys that go with a session. */
export const personalKeys: readonly string[] = personal.map(([beginning]) => beginning);

/** The part of a browser's storage that is used. */
type ClearableStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

function storages(): ClearableStorage[] {
  try {
    // Outside of a browser there is none.
    const candidates: (ClearableStorage | undefined)[] = [globalThis.localStorage, globalThis.sessionStorage];
    return candidates.filter((one) => one !== undefined);
  } catch {
    // Where looking at them is forbidden, nothing was kept.
    return [];
  }
}

/** Removes it from every storage of this browser. Lists of what was viewed and saved before a login stay: they are the browser's. */
export function forgetPerson(targets: readonly ClearableStorage[] = storages()): void {
  // Vouchers kept for offline go with their owner (ADR 034).
  if ('caches' in globalThis) void caches.delete('vouchers');
  // Today's list of the check page goes too; its acts hold no name and wait for their account (src/web/check/phone-storage.ts).
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase('banyan-check-list');
  for (const storage of targets) {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const name of names)
      if (personalKeys.some((beginning) => name.startsWith(beginning))) storage.removeItem(name);
  }
}
