// Reads every file of an import.
import { extname, dirname, resolve } from 'node:path';
import { emptyCatalogue, joinCatalogues, type ReadFile } from './catalogue.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { columnOf, csvColumns, neededColumns } from './csv-columns.ts';
import { listingEntry } from './entries.ts';
import { faultAt, type Fault, type Source, describe, schemaFaults } from './faults.ts';
import { isFormula, noFormula } from './kinds.ts';

// CSV by commas, semicolons or tabs.

const mostRows = 50_000;
const mostRowCharacters = 200_000;

/** Wrong rows are reported. Numbers are the spreadsheet's. */
export function readCsv(file: string, text: string): ReadFile {
  const whole: Source = { file, folder: dirname(resolve(file)), place: '', column: columnOf };
  const refuse = (...faults: Fault[]): ReadFile => ({ catalogue: emptyCatalogue(), faults, count: 0 });
  const delimiter = delimiterOf(text);
  const parsed = split(text, delimiter);
  if (!parsed.ok) return refuse({ ...faultAt(whole, [], parsed), place: parsed.place });
  const [header, ...rows] = parsed.rows;
  const names = header?.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = headerFaults(names, whole);
  if (missing.length > 0) return refuse(...missing);
  if (rows.length > mostRows)
    return refuse(faultAt(whole, [], { wrong: `has ${rows.length} rows`, right: `at most ${mostRows}: split it` }));
  const catalogue = emptyCatalogue();
  const faults: Fault[] = [];
  let count = 0;
  for (const [index, record] of rows.entries()) {
    // Empty rows count in spreadsheets.
    if (record.every((cell) => cell.trim() === '')) continue;
    count += 1;
    const at = { ...whole, place: `row ${index + 2}` };
    const found = readRow(names, record, { at, isCommaDecimal: delimiter === ';' });
    faults.push(...found.faults);
    if (found.listing) catalogue.listings.push({ at, value: found.listing });
  }
  return { catalogue, faults, count };
}

type Split = { ok: true; rows: string[][] } | { ok: false; place: string; wrong: string; right: string };

function split(text: string, delimiter: string): Split {
  // `sep=` line of some programs.
  const body = text.replace(/^sep=.\r?\n/i, '');
  try {
    const rows = parse(body, {
      delimiter,
      relax_column_count: true,
      max_record_size: mostRowCharacters,
    }) as string[][];
    return { ok: true, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? `line ${error['lines']}` : '';
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      return {
        ok: false,
        place: line,
        wrong: 'is too long',
        right: `at most ${mostRowCharacters} characters a row, and no quote left open`,
      };
    return {
      ok: false,
      place: line,
      wrong: 'cannot be told apart into cells',
      right: 'put a cell with a quote, a delimiter or a line break in quotes, and double its quotes',
    };
  }
}

/** Most frequent in the first row. */
function delimiterOf(text: string): string {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named) return named;
  const header = text.slice(0, 10_000).split('\n', 1)[0] ?? '';
  const uses = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => uses(b) - uses(a))[0] ?? ',';
}

function headerFaults(names: readonly string[], whole: Source): Fault[] {
  const at = { file: whole.file, place: 'row 1' };
  const all = [...csvColumns.keys()].join(', ');
  return [
    ...names
      .filter((name) => !csvColumns.has(name))
      .map((field) => ({ ...at, field: field.slice(0, 60), wrong: 'is no column', right: `one of: ${all}` })),
    ...names
      .filter((name, index) => csvColumns.has(name) && names.indexOf(name) < index)
      .map((field) => ({ ...at, field, wrong: 'is there twice', right: 'each column once' })),
    ...neededColumns
      .filter((name) => !names.includes(name))
      .map((field) => ({ ...at, field, wrong: 'is missing', right: 'a column of that name' })),
  ];
}

function readRow(
  names: readonly string[],
  record: readonly string[],
  { at, isCommaDecimal }: { at: Source; isCommaDecimal: boolean },
) {
  const faults: Fault[] = [];
  if (record.length !== names.length)
    faults.push(
      faultAt(at, [], {
        wrong: `has ${record.length} cells`,
        right: `${names.length} cells, as many as the first row`,
      }),
    );
  const raw: Record<string, unknown> = {};
  const reported = new Set<string>();
  for (const [index, name] of names.entries()) {
    const cell = (record[index] ?? '').trim();
    const column = csvColumns.get(name);
    if (cell === '' || !column) continue;
    // Formulas first, for the better message.
    const read = isFormula(cell) ? ({ ok: false, right: noFormula } as const) : column.read(cell, isCommaDecimal);
    if (read.ok) put(raw, column.path, read.value);
    else {
      faults.push({ file: at.file, place: at.place, field: name, wrong: describe(cell), right: read.right });
      reported.add(name);
    }
  }
  const parsed = listingEntry.safeParse(raw);
  if (!parsed.success) faults.push(...schemaFaults(parsed.error, raw, at).filter(({ field }) => !reported.has(field)));
  const listing =
    faults.length === 0 && parsed.success && parsed.data.city !== undefined
      ? { ...parsed.data, city: parsed.data.city }
      : null;
  if (parsed.success && parsed.data.city === undefined)
    faults.push(faultAt(at, ['city'], { wrong: 'is missing', right: 'the slug of a city' }));
  return { faults, listing };
}

function put(target: Record<string, unknown>, [first, second]: readonly [string, ...string[]], found: unknown): void {
  if (second === undefined) target[first] = found;
  else target[first] = { ...(target[first] as object | undefined), [second]: found };
}

/** By extension; faults of all files are reported. */
export async function readFiles(files: readonly string[]): Promise<ReadFile> {
  const read: ReadFile[] = [];
  for (const file of files) read.push(await readOne(file));
  return {
    catalogue: joinCatalogues(read.map(({ catalogue }) => catalogue)),
    faults: read.flatMap(({ faults }) => faults),
    count: read.reduce((sum, { count }) => sum + count, 0),
  };
}

async function readOne(file: string): Promise<ReadFile> {
  const ending = extname(file).toLowerCase();
  if (ending !== '.json' && ending !== '.csv') {
    const fault = {
      file,
      place: '',
      field: '',
      wrong: `ends with ${JSON.stringify(ending)}`,
      right: 'a file ending with .json or .csv',
    };
    return { catalogue: emptyCatalogue(), faults: [fault], count: 0 };
  }
  const read = await readText(file);
  if (!read.ok) return { catalogue: emptyCatalogue(), faults: [read.fault], count: 0 };
  return ending === '.json' ? readJson(file, read.text) : readCsv(file, read.text);
}
