// Turns settings into a configuration, or lists all problems. Pure, except that it reads files named in settings.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { assemble, originOf } from './assemble.ts';
import { parseBrand } from './brand.ts';
import { firstFaults, firstSettings } from './market.ts';
import { checkMode, type Fault } from './modes.ts';
import { settleProviders, type ProviderAccess, type ProviderPlans } from './providers.ts';
import { isSettingName, purposeOf, type SettingName, type Settings, settingsSchema } from './settings.ts';

export type RawSettings = Readonly<Record<string, string | undefined>>;

const problemWith = ([name, wrong]: Fault): string => `${name} ${wrong} (${purposeOf(name)}).`;

/** Empty is unset. Problems never repeat a value: it may be secret. */
function readSettings(raw: RawSettings): { settings: Settings } | { problems: string[] } {
  const given = Object.entries(raw).map(([name, value]) => [name, value?.trim() ?? ''] as const);
  const known = given.filter(([name, value]) => isSettingName(name) && value !== '');
  const result = settingsSchema.safeParse(Object.fromEntries(known));
  if (result.success) return { settings: result.data };
  const faults = result.error.issues.map(({ path, message }): Fault => [path[0] as SettingName, `must be ${message}`]);
  return { problems: [...new Set(faults.map(problemWith))] };
}

// An unknown name is refused, with the nearest known one.

const ourPrefixes = ['BANYAN_', 'STRIPE_', 'PAYPAL_', 'SMS_', 'WHATSAPP_'];
// Read by test tools and the Stripe SDK.
const foreign = [/^BANYAN_TEST_/, /^STRIPE_SUPPRESS_NOTICES$/];

/** All unknown names in .env; in the environment, those with our prefixes. */
function findUnknownSettings(environment: readonly string[], file: readonly string[]): string[] {
  const isOurs = (name: string) => ourPrefixes.some((prefix) => name.startsWith(prefix));
  const isUnknown = (name: string) => !isSettingName(name) && !foreign.some((pattern) => pattern.test(name));
  const names = new Set([...environment.filter(isOurs), ...file].filter(isUnknown));
  return [...names].map((name) => `${name} is not a setting of Banyan${hint(name)}`);
}

function hint(name: string): string {
  const known = Object.keys(settingsSchema.shape);
  const [nearest] = known.map((other) => ({ other, apart: distance(name, other) })).sort((a, b) => a.apart - b.apart);
  return nearest && nearest.apart <= Math.min(3, name.length / 4)
    ? `; did you mean ${nearest.other}?`
    : '; .env.example lists all settings.';
}

/** Edit distance in letters. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replace = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replace, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Known before ports are taken. */
export type StartConfig = ReturnType<typeof assemble> & {
  /** Null without Apple Pay. */
  readonly applePayFile: string | null;
};

export type Config = Omit<StartConfig, keyof ProviderPlans> & ProviderAccess;

interface Sources {
  /** Overrides the file. */
  environment: RawSettings;
  file?: RawSettings;
  /** Relative paths start here. */
  folder: string;
}

export function configure(sources: Sources): { ok: true; config: StartConfig } | { ok: false; problems: string[] } {
  const file = sources.file ?? {};
  const unknown = findUnknownSettings(Object.keys(sources.environment), Object.keys(file));
  const read = readSettings({ ...file, ...sources.environment });
  if ('problems' in read) return { ok: false, problems: [...unknown, ...read.problems] };
  const problems = [...unknown, ...checkMode(read.settings).map(problemWith)];
  const brand = readBrand(resolve(sources.folder, read.settings.BANYAN_SETTINGS_FILE));
  problems.push(...(brand.ok ? firstFaults(firstSettings(read.settings, brand.brand)) : brand.problems));
  const { APPLE_PAY_DOMAIN_FILE: named } = read.settings;
  const applePay = named === undefined ? null : readDomainFile(resolve(sources.folder, named));
  if (applePay?.ok === false) problems.push(applePay.problem);
  if (problems.length > 0 || !brand.ok) return { ok: false, problems };
  const config = assemble(read.settings, brand.brand, sources.folder);
  return { ok: true, config: { ...config, applePayFile: applePay?.ok === true ? applePay.text : null } };
}

const longestDomainFile = 65_536;

/**
 * Apple's domain file (docs/operations/providers.md#payments). Checked here: wrong content would only fail at Apple.
 */
function readDomainFile(path: string): { ok: true; text: string } | { ok: false; problem: string } {
  const name = 'APPLE_PAY_DOMAIN_FILE';
  try {
    const text = readFileSync(path, 'utf8').trim();
    const isPlain = /^[\x20-\x7e\s]+$/.test(text) && !text.startsWith('<') && text.length <= longestDomainFile;
    return isPlain
      ? { ok: true, text }
      : { ok: false, problem: `${name}: ${path} is not the file that Apple asks for.` };
  } catch {
    return { ok: false, problem: `${name}: cannot read ${path} (the file by which Apple knows your address).` };
  }
}

function readBrand(path: string): ReturnType<typeof parseBrand> {
  try {
    return parseBrand(readFileSync(path, 'utf8'));
  } catch {
    return { ok: false, problems: [`BANYAN_SETTINGS_FILE: cannot read ${path} (your brand).`] };
  }
}

/** Known once the port is. */
export function originAt(config: Pick<StartConfig, 'isOriginGiven' | 'origin' | 'listen'>, port: number): string {
  return config.isOriginGiven ? config.origin : originOf(config.listen.host, port);
}

/** Adds the port and the running sandbox to the configuration. */
export function settle(config: StartConfig, { port, ...started }: { port: number } & Partial<ProviderAccess>): Config {
  const origin = originAt(config, port);
  return { ...config, origin, listen: { ...config.listen, port }, ...settleProviders(config, started) };
}
