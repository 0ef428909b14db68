// Markdown tables for generated pages.

const cellOf = (cell: string) => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |\n`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), `|${'---|'.repeat(head.length)}\n`, ...rows.map(line)].join('');
}

export const typed = (name: string): string => `\`${name}\``;
