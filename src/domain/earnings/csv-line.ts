// Lines of CSV (RFC 4180). A machine reads every value as it is; a spreadsheet evaluates anything like a formula
// (docs/reference/back-office.md#files).

/** `machine`: a bank's importer or a program. `spreadsheet`: a person opens it in Excel, LibreOffice or Google Sheets. */
export type CsvReader = 'machine' | 'spreadsheet';

type Cell = string | number;

/** A file for one kind of reader: the header line, and each further line with its line end. */
export interface CsvFormat {
  readonly head: (names: readonly string[]) => string;
  readonly line: (values: readonly Cell[]) => string;
}

// = + - @ and their full-width forms begin a formula, also after blanks and invisible characters.
const formulaAt = /(^|[;\t\r\n])((?:[^\S\t\r\n]|\p{Cf})*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}])/gu;
const amount = /^-?\d+(\.\d+)?$/;

/**
 * Puts an apostrophe before anything that a spreadsheet would evaluate, inside a cell as well: where `;` or a tab
 * separates cells, the program splits this cell there. An amount is a number, also below 0.
 */
function guarded(value: string): string {
  if (amount.test(value)) return value;
  const inside = value.replaceAll(formulaAt, "$1'$2");
  return /^[\t\r\n]/.test(inside) ? `'${inside}` : inside;
}

/** Quoted if it holds a quote, a line end, or a character that some program reads as a separator. */
const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

export function csvFor(reader: CsvReader): CsvFormat {
  const cell = (value: Cell) =>
    quoted(reader === 'machine' || typeof value === 'number' ? String(value) : guarded(value));
  const line = (values: readonly Cell[]) => `${values.map(cell).join(',')}\r\n`;
  // With this mark, spreadsheet programs read all scripts; to a machine it would be part of the first name.
  const mark = reader === 'spreadsheet' ? '\uFEFF' : '';
  return { line, head: (names) => mark + line(names) };
}
