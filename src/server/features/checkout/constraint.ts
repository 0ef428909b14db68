/** True when a statement failed because a value of one of these unique constraints was taken by somebody else. */
export function isTaken(error: unknown, constraints: readonly string[]): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' && constraints.includes(constraint);
}
