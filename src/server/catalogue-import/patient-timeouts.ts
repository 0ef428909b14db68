// Limits of the connection for an import, in milliseconds: one transaction with long statements.
const tenMinutes = 600_000;

/** For createPool. A lock is waited for as long as a person might. */
export const patientTimeouts = {
  connect: 5000,
  query: tenMinutes,
  statement: tenMinutes,
  lock: 60_000,
  idleInTransaction: tenMinutes,
} as const;
