// The demo as files that people can read and edit (product 14). The catalogue is an operator's like any other.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '../../catalogue-import/catalogue.ts';
import { readFiles } from '../../catalogue-import/read-files.ts';
import { faultLines } from '../../catalogue-import/report.ts';
import { projectFolder } from '../../config.ts';

const folder = join(projectFolder, 'demo');

const sharedFile = z.strictObject({
  notice: z.string(),
  rates: z.record(z.string(), z.number().positive()),
  coupons: z.array(
    z.strictObject({
      code: z.string(),
      kind: z.enum(['fixed', 'percent']),
      amount: z.number().optional(),
      percent: z.number().optional(),
      minimum_spend: z.number(),
      max_uses: z.int().nullable(),
      valid_until_days_ago: z.int().optional(),
    }),
  ),
});

export interface DemoFiles {
  catalogue: Catalogue;
  shared: z.output<typeof sharedFile>;
}

/** Reads and checks all files. Throws with file, place and reason when one is wrong. */
export async function readDemoFiles(): Promise<DemoFiles> {
  const cities = (await readdir(join(folder, 'cities'))).filter((name) => name.endsWith('.json')).toSorted();
  const { catalogue, faults } = await readFiles([
    join(folder, 'catalogue.json'),
    ...cities.map((name) => join(folder, 'cities', name)),
  ]);
  if (faults.length > 0) throw new Error(faultLines(faults).join('\n'));
  const shared = sharedFile.safeParse(JSON.parse(await readFile(join(folder, 'shared.json'), 'utf8')));
  if (!shared.success) throw new Error(`demo/shared.json: ${z.prettifyError(shared.error)}`);
  return { catalogue, shared: shared.data };
}
