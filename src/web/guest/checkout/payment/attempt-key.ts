// The Idempotency-Key of a filled form: the same filled form has the same key, in every tab and after a reload, so that
// it is booked once (docs/domain/checkout.md#checking-out). A changed form has a key of its own and names the one before,
// whose unpaid hold it takes the place of (ADR 023).

/** The part of the browser's storage that is used. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A key, and the key before it when the form has changed meanwhile. */
export interface AttemptKey {
  readonly key: string;
  readonly replaces: string | null;
}

interface StoredAttempt extends AttemptKey {
  readonly hash: string;
  readonly at: number;
}

const STORE = 'checkout_attempt_v1';
// Longer than a hold and its extension; later the same choice may be meant once more.
const KEEP_MS = 60 * 60_000;

// What a full or forbidden storage could not keep, for as long as the page lives.
const inMemory = new Map<KeyStorage, StoredAttempt>();

/** FNV-1a in 64 bits: tells forms apart without keeping what was typed. */
export function formHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

function readStored(storage: KeyStorage): StoredAttempt | null {
  try {
    const stored = JSON.parse(storage.getItem(STORE) ?? 'null') as Partial<StoredAttempt> | null;
    if (typeof stored?.key !== 'string' || typeof stored.hash !== 'string' || typeof stored.at !== 'number')
      return null;
    const replaces = typeof stored.replaces === 'string' ? stored.replaces : null;
    return { hash: stored.hash, key: stored.key, at: stored.at, replaces };
  } catch {
    // See keyFor: without storage each form still has a key for as long as the page lives.
    return null;
  }
}

/** The key of a form, given as the text of its payload without the password. `now` in ms since 1970. */
export function keyFor(form: string, { storage, now, newKey }: KeyParts): AttemptKey {
  const hash = formHash(form);
  const previous = inMemory.get(storage) ?? readStored(storage);
  const before = previous !== null && now - previous.at < KEEP_MS ? previous : null;
  if (before?.hash === hash) return { key: before.key, replaces: before.replaces };
  const attempt = { key: newKey(), replaces: before?.key ?? null };
  inMemory.delete(storage);
  try {
    storage.setItem(STORE, JSON.stringify({ hash, ...attempt, at: now }));
  } catch {
    inMemory.set(storage, { hash, ...attempt, at: now });
  }
  return attempt;
}

/** What the key is made with. */
export interface KeyParts {
  readonly storage: KeyStorage;
  readonly now: number;
  readonly newKey: () => string;
}

/** 128 random bits in hex; works on plain http too, where `randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Forgets the key: the booking it led to cannot be paid any more, or has been paid for good. */
export function forgetKey(storage: KeyStorage): void {
  inMemory.delete(storage);
  try {
    storage.removeItem(STORE);
  } catch {
    // Nothing was kept then.
  }
}
