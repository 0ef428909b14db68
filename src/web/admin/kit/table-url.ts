// The address of a table with its filter, its columns and its place (docs/back-office.md#tables).
import { buildQuery } from '#src/contract/addresses/query-string.ts';

/** `asked` is the query of filter and place; `columns` are those that the address names, or null. */
export function tableUrl(path: string, asked: string, columns: readonly string[] | null): string {
  const chosen = (columns ?? []).map((name) => buildQuery({ column: name }).slice(1));
  const query = [asked.slice(1), ...chosen].filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
}
