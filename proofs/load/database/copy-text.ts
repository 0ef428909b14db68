// Rows in PostgreSQL's text format of COPY.

export type Value = string | number | boolean | null | readonly string[];

/** A row by column names. Rows of one table name the same columns in the same order. */
export type Row = Readonly<Record<string, Value>>;

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One line of COPY with its end. Arrays become arrays of text; JSON is given as a string. */
export function copyLine(row: Row): string {
  return `${Object.values(row).map(field).join('\t')}\n`;
}

function field(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'object') return escaped(`{${value.map(element).join(',')}}`);
  return String(value);
}

function element(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

function escaped(text: string): string {
  return /[\\\n\r\t]/.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : text;
}
