const NUMBER = /^[1-9][0-9]{0,9}$/;
const LARGEST = 2_147_483_647;

/** Reads an id as addresses carry it: a positive whole number without leading zeros, or null. */
export function parseId(part: string | undefined): number | null {
  if (part === undefined || !NUMBER.test(part)) return null;
  const id = Number(part);
  return id <= LARGEST ? id : null;
}
