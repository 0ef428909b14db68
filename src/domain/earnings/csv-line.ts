// Lines of CSV (RFC 4180). Each file says whom it is for: a machine reads every value as it is, a spreadsheet calculates with what
// looks like a formula (docs/reference/back-office.md#files).

/** `machine`: a bank's importer or a program. `spreadsheet`: a person opens it in Excel, LibreOffice or Google Sheets. */
export type CsvReader = 'machine' | 'spreadsheet';

type Cell = string | number;

/** A file for one kind of reader: its first line with the names of the columns, and each further line with its end. */
export interface CsvFormat {
  readonly head: (names: readonly string[]) => string;
  readonly line: (values: readonly Cell[]) => string;
}

// = + - @ and their full-width forms begin a formula, also behind blanks and behind signs that nobody sees.
const formulaAt = /(^|[;\t\r\n])((?:[^\S\t\r\n]|\p{Cf})*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}])/gu;
const amount = /^-?\d+(\.\d+)?$/;

/**
 * Puts an apostrophe before whatever a spreadsheet would calculate. Inside of a cell too: where `;` or a tab separates the cells, the
 * program cuts this cell there. An amount is a number, also below 0.
 */
function guarded(value: string): string {
  if (amount.test(value)) return value;
  const inside = value.replaceAll(formulaAt, "$1'$2");
  return /^[\t\r\n]/.test(inside) ? `'${inside}` : inside;
}

/** Quoted if it holds a quote, a line end, or anything that a program takes for a separator. */
const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

export function csvFor(reader: CsvReader): CsvFormat {
  const cell = (value: Cell) =>
    quoted(reader === 'machine' || typeof value === 'number' ? String(value) : guarded(value));
  const line = (values: readonly Cell[]) => `${values.map(cell).join(',')}\r\n`;
  // Spreadsheet programs read the letters of every script if the file begins with this mark; to a machine it would be part of the first name.
  const mark = reader === 'spreadsheet' ? '\uFEFF' : '';
  return { line, head: (names) => mark + line(names) };
}
