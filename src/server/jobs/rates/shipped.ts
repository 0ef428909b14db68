// The rates that come with the program, with their date: for an installation that has never reached a source.
import { readFile } from 'node:fs/promises';
import { projectFolder } from '#src/server/config.ts';
import { readRates, type ReadRates } from '#src/server/gateways/rates-answer.ts';

/** Reads config/rates.json. Throws when it is broken: it is part of the program. */
export async function shippedRates(): Promise<ReadRates> {
  const read = readRates(JSON.parse(await readFile(`${projectFolder}config/rates.json`, 'utf8')));
  if (!read) throw new Error('config/rates.json is not readable as exchange rates');
  return read;
}
