// Lines of CSV as spreadsheet programs read them (RFC 4180), with cells that cannot become formulas.

/**
 * A cell whose first sign would make a spreadsheet calculate gets an apostrophe before it, as a text of a guest could begin with =.
 * A number is a number, also below 0.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const isAmount = /^-?\d+(\.\d+)?$/.test(value);
  const safe = !isAmount && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, with its end. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** So that spreadsheet programs read the letters of every script. */
export const csvMark = '\uFEFF';
