// Reads the optional .env, and generates .env.example from the settings.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { settingGroups, type SettingName } from './settings.ts';

export function readEnvFile(path: string): Record<string, string> {
  try {
    return parseEnv(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Every setting with purpose and default, commented out. */
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

export function shown(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value)) return value.join(', ');
  // Maps are empty by default.
  return typeof value === 'object' ? '' : String(value);
}
