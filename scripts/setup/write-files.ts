// An installation's two files: environment, and settings that fill the database once.
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { SettingKey } from '#src/domain/setting/settings.ts';
import { envValue } from './env-value.ts';
import { logoOf, type Answers } from './questions.ts';

export interface Places {
  /** By default the project's `.env`. */
  env: string;
  settings: string;
}

type File = Readonly<Record<string, unknown>>;

const envBefore = ({ env }: Places) =>
  existsSync(env) ? (parseEnv(readFileSync(env, 'utf8')) as Record<string, string>) : {};

/** Throws one line for a foreign file. */
function settingsBefore({ settings }: Places): File {
  if (!existsSync(settings)) return {};
  try {
    return JSON.parse(readFileSync(settings, 'utf8')) as File;
  } catch {
    throw new Error(`${settings} is not valid JSON. Fix it, or move it away.`);
  }
}

/** Answers from an earlier setup or manual edits. */
export function answersBefore(places: Places): Answers {
  const file = settingsBefore(places);
  const [colors = {}, contacts = {}] = [file['colors'], file['contacts']] as (File | undefined)[];
  const said: Record<string, unknown> = {
    brand_name: file['name'],
    tagline: file['tagline'],
    hero_text: file['hero_text'],
    logo: file['logo'],
    color_brand: colors['brand'],
    color_accent: colors['accent'],
    country: file['country'],
    currency: file['currency'],
    mail_language: file['mail_language'],
    contact_email: contacts['email'],
    contact_phone: contacts['phone'],
    contact_whatsapp: contacts['whatsapp'],
  };
  const texts = Object.entries(said).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...envBefore(places), ...Object.fromEntries(texts) };
}

/** Merges the existing file and the answers. */
export function environmentOf(answers: Answers, places: Places): Record<string, string> {
  const before = envBefore(places);
  const own = Object.entries(answers).filter(([name, value]) => /^[A-Z]/.test(name) && value !== '');
  const isTrial = answers['BANYAN_MODE'] === 'demo';
  const gone = new Set(Object.keys(answers).filter((name) => answers[name] === ''));
  const kept = Object.entries(before).filter(([name]) => !gone.has(name) && name !== 'BANYAN_DEMO_DATA');
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(own),
    ...(isTrial && { BANYAN_DEMO_DATA: 'none' }),
    BANYAN_SETTINGS_FILE: resolve(places.settings),
  };
}

/** In the form of config/brand.json; other fields stay. */
export function settingsFileOf(answers: Answers, places: Places): string {
  const before = settingsBefore(places);
  const of = (key: SettingKey) => answers[key] ?? '';
  const unlessEmpty = (name: string, value: string) => (value === '' ? {} : { [name]: value });
  return `${JSON.stringify(
    {
      name: of('brand_name'),
      tagline: of('tagline'),
      press_title: before['press_title'] ?? `${of('brand_name')} in the press`,
      ...unlessEmpty('logo', logoOf(of('logo')) ?? ''),
      ...unlessEmpty('hero_text', of('hero_text')),
      colors: { ...unlessEmpty('brand', of('color_brand')), ...unlessEmpty('accent', of('color_accent')) },
      ...unlessEmpty('country', of('country')),
      currency: of('currency'),
      ...(before['figures'] !== undefined && { figures: before['figures'] }),
      mail_language: of('mail_language'),
      contacts: { email: of('contact_email'), phone: of('contact_phone'), whatsapp: of('contact_whatsapp') },
      social: before['social'] ?? [],
    },
    null,
    2,
  )}\n`;
}

/** Why a file cannot be written; null when both can. */
export function placeFault(places: Places): string | null {
  for (const path of [places.env, places.settings].map((place) => resolve(place))) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      accessSync(dirname(path), constants.W_OK);
    } catch (error) {
      const why = (error as NodeJS.ErrnoException).code;
      return `${path} cannot be written (${why}). Create its folder first, owned by the user who runs this (docs/operations/install.md#setup).`;
    }
  }
  return null;
}

function lineOf(name: string, value: string): string {
  const written = envValue(value);
  if (!written.ok) throw new Error(`${name} ${written.fault}.`);
  return `${name}=${written.text}`;
}

/** For the owner only, atomic. */
export function writeFiles(answers: Answers, places: Places): void {
  const lines = Object.entries(environmentOf(answers, places)).map(([name, value]) => lineOf(name, value));
  for (const [path, content] of [
    [places.settings, settingsFileOf(answers, places)],
    [places.env, `${lines.join('\n')}\n`],
  ] as const) {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    const draft = `${path}.new`;
    writeFileSync(draft, content, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  }
}
