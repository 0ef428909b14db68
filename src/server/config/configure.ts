// From texts to a configuration, or to all problems at once. Pure but for reading the brand's file.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assemble, originOf } from './assemble.ts';
import { parseBrand } from './brand.ts';
import { checkMode } from './modes.ts';
import type { PaypalAccess, StripeAccess } from './providers.ts';
import { readSettings, type RawSettings } from './read-settings.ts';
import { findUnknownSettings } from './unknown.ts';

/** What is known before the start has taken its ports. */
export type StartConfig = ReturnType<typeof assemble>;

/** What the running program reads. The providers are settled: keys, a sandbox that runs, or none. */
export type Config = Omit<StartConfig, 'stripe' | 'paypal'> & {
  stripe: StripeAccess | { kind: 'none' };
  paypal: PaypalAccess | { kind: 'none' };
};

export interface Sources {
  /** The environment of the process; wins over the file. */
  environment: RawSettings;
  /** The contents of the .env file. */
  file?: RawSettings;
  /** Relative paths start here. */
  folder: string;
}

/** Reads everything, or answers one line for each problem; a line names the setting and its purpose. */
export function configure(sources: Sources): { ok: true; config: StartConfig } | { ok: false; problems: string[] } {
  const file = sources.file ?? {};
  const unknown = findUnknownSettings(Object.keys(sources.environment), Object.keys(file));
  const read = readSettings({ ...file, ...sources.environment });
  if (!read.ok) return { ok: false, problems: [...unknown, ...read.problems] };
  const problems = [...unknown, ...checkMode(read.settings)];
  const brand = readBrand(resolve(sources.folder, read.settings.BANYAN_SETTINGS_FILE));
  if (!brand.ok) problems.push(...brand.problems);
  if (problems.length > 0 || !brand.ok) return { ok: false, problems };
  return { ok: true, config: assemble(read.settings, brand.brand, sources.folder) };
}

function readBrand(path: string): ReturnType<typeof parseBrand> {
  try {
    return parseBrand(readFileSync(path, 'utf8'));
  } catch {
    return { ok: false, problems: [`BANYAN_SETTINGS_FILE: cannot read ${path} (your brand).`] };
  }
}

export interface Found {
  port: number;
  stripe: Config['stripe'];
  /** Where it was planned to be in a sandbox of our own. */
  paypal?: Config['paypal'];
}

/** The address that guests see, once the port is known. */
export function originAt(config: Pick<StartConfig, 'isOriginGiven' | 'origin' | 'listen'>, port: number): string {
  return config.isOriginGiven ? config.origin : originOf(config.listen.host, port);
}

/** Puts in what only the start can know: the port that was free and the access to the running sandbox. */
export function settle(config: StartConfig, { port, stripe, paypal }: Found): Config {
  const origin = originAt(config, port);
  const planned: Config['paypal'] = config.paypal.kind === 'own-sandbox' ? { kind: 'none' } : config.paypal;
  return { ...config, origin, listen: { ...config.listen, port }, stripe, paypal: paypal ?? planned };
}
