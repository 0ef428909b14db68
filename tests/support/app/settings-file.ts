// The settings file of an installation whose prices are in another currency.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '#src/server/config.ts';

/** Writes it, and answers the setting that names it. */
export function pricesIn(currency: string, figures: Record<string, number> = {}): { BANYAN_SETTINGS_FILE: string } {
  const usual = JSON.parse(readFileSync(join(projectFolder, 'config/brand.json'), 'utf8')) as object;
  const path = join(mkdtempSync(join(tmpdir(), 'banyan-brand-')), 'brand.json');
  writeFileSync(path, JSON.stringify({ ...usual, currency, figures }));
  return { BANYAN_SETTINGS_FILE: path };
}
