// The Idempotency-Key of a form, equal across tabs and reloads, so it is booked once
// (docs/domain/checkout.md#checking-out). A changed form gets a new key and names the old one, whose unpaid hold it
// replaces (ADR 023).

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface AttemptKey {
  readonly key: string;
  readonly replaces: string | null;
}

interface StoredAttempt extends AttemptKey {
  readonly hash: string;
  readonly at: number;
}

const STORE = 'checkout_attempt_v1';
// Longer than a hold and its extension; later the same choice may be a new booking.
const KEEP_MS = 60 * 60_000;

// Fallback for full or blocked storage, for the lifetime of the page.
const inMemory = new Map<KeyStorage, StoredAttempt>();

/** FNV-1a, 64 bits: distinguishes forms without storing what was typed. */
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
    return null;
  }
}

/** `form` is the payload without the password. `now` in ms since 1970. */
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

export interface KeyParts {
  readonly storage: KeyStorage;
  readonly now: number;
  readonly newKey: () => string;
}

/** 128 random bits in hex; `randomUUID` is missing on plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function forgetKey(storage: KeyStorage): void {
  inMemory.delete(storage);
  try {
    storage.removeItem(STORE);
  } catch {}
}
