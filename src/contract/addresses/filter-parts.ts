// Values of the filters of tables, as addresses carry them.

/** A civil date, or null for what is none. */
export function civilDateIn(value: string | undefined): string | null {
  if (value === undefined || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const at = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value ? null : value;
}

/** One line of text without control characters, or null where nothing is left. */
export function oneLineIn(value: string | undefined, most: number): string | null {
  const line =
    value
      ?.replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, most) ?? '';
  return line === '' ? null : line;
}
