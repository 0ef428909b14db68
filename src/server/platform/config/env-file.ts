// The optional file .env next to package.json, and .env.example, which is written from the table of settings.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { settingGroups, type SettingName } from './settings.ts';

/** Names and values of the file, or none when there is no such file. */
export function readEnvFile(path: string): Record<string, string> {
  try {
    return parseEnv(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

// The text of .env.example, made from the schema so that it can never be out of date.

/** Every setting with its purpose and its default, each line switched off by a `#`. */
export function renderExample(): string {
  const head = '# Settings of Banyan. Copy this file to .env and remove the # before what you change.\n';
  const groups = Object.entries(settingGroups).map(([title, group]) => {
    const settings = Object.entries(group).map(([name, schema]) => {
      const value: unknown = z.safeParse(schema, undefined).data;
      return `# ${schema.description}\n# ${name as SettingName}=${shown(value)}\n`;
    });
    return `\n# ---- ${title} ----\n\n${settings.join('\n')}`;
  });
  return head + groups.join('');
}

/** A default as it is written in a file. */
export function shown(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value)) return value.join(', ');
  // A map is only ever empty by default.
  return typeof value === 'object' ? '' : String(value);
}
