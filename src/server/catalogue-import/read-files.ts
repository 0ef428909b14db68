// All files of one import together.
import { extname } from 'node:path';
import { emptyCatalogue, joinCatalogues, type ReadFile } from './catalogue.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';

/** Reads each file by its ending. What is wrong in one does not hide what is wrong in another. */
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
