// What PostgreSQL ended because of somebody else's lock (ADR 041). None of it is a bug in itself; many of one kind are.

/** `deadlock` and `serialization` are tried again; `lock_timeout` answers the guest with 503. */
export type LockTrouble = 'deadlock' | 'serialization' | 'lock_timeout';

const troubles: Readonly<Record<string, LockTrouble>> = {
  '40P01': 'deadlock',
  '40001': 'serialization',
  '55P03': 'lock_timeout',
};

/** The kind of an error of the driver; null for every other error. */
export function lockTroubleOf(error: unknown): LockTrouble | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && Object.hasOwn(troubles, code) ? (troubles[code] ?? null) : null;
}
