// The example of docs/reference/catalogue-import.md in a separate folder, a program to import it, and helpers for both.
import { serviceFees } from '#src/domain/pricing/service-fee.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { readDemoPictures } from '#src/server/platform/pictures/demo-pictures.ts';
import { importCatalogue, type Imported, type ImportTools } from '#src/server/catalogue-import/import-queries.ts';
import { faultLines } from '#src/server/catalogue-import/faults.ts';

export type Json = Record<string, unknown>;
export type Places = Json & Record<'cities' | 'hosts' | 'listings', Json[]>;

export const documentation = readFileSync(join(projectFolder, 'docs/reference/catalogue-import.md'), 'utf8');

export function example(language: 'json' | 'csv'): string {
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(documentation)?.[1] ?? '';
}

/** The JSON of the documentation, to be changed. */
export function places(): Places {
  return JSON.parse(example('json')) as Places;
}

export interface ImportProgram {
  readonly program: TestApp;
  readonly folder: string;
  readonly uploads: string;
  write(name: string, content: string | object): string;
  run(files: string[], tools?: Partial<ImportTools>): Promise<Imported>;
  /** The report, without the folder; empty on success. */
  reported(files: string[], tools?: Partial<ImportTools>): Promise<string[]>;
  close(): Promise<void>;
}

/** A program over an empty database, with images next to the files. */
export async function createImportProgram(): Promise<ImportProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-import-'));
  const uploads = join(folder, 'uploads');
  const drawn = await readDemoPictures(join(projectFolder, 'demo/pictures'));
  const program = await createTestApp({ settings: { BANYAN_UPLOAD_DIR: uploads } });
  await putPictures(join(folder, 'photos'));
  const { pool, gateways } = program.services;
  const run: ImportProgram['run'] = (files, tools = {}) =>
    importCatalogue(files, {
      pool,
      images: gateways.images,
      drawn,
      rules: { serviceFees: serviceFees(0.06), takesReviews: false, needsEmail: true },
      isCheck: false,
      onProgress: () => undefined,
      ...tools,
    });
  return {
    program,
    folder,
    uploads,
    run,
    write(name, content) {
      const path = join(folder, name);
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return path;
    },
    async reported(files, tools) {
      const done = await run(files, tools);
      return done.ok ? [] : faultLines(done.faults).map((line) => line.replaceAll(`${folder}/`, ''));
    },
    async close() {
      gateways.images.close();
      await program.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function putPictures(folder: string): Promise<void> {
  mkdirSync(folder);
  const lake = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#357799' } });
  await lake.jpeg().toFile(join(folder, 'lake.jpg'));
  writeFileSync(join(folder, 'fake.jpg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  symlinkSync('/etc/passwd', join(folder, 'link.jpg'));
}
