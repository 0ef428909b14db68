// Tables of Markdown, for pages that are written from data.

const cellOf = (cell: string) => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |\n`;

/** A table with a head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), `|${'---|'.repeat(head.length)}\n`, ...rows.map(line)].join('');
}

/** A name as it is typed. */
export const typed = (name: string): string => `\`${name}\``;
