// The optional file .env next to package.json, and what is written from the tables of settings: .env.example and their page.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { settingKeys, settingRule } from '#src/domain/setting/settings.ts';
import { fileFieldOf } from './market.ts';
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

function shown(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value)) return value.join(', ');
  // A map is only ever empty by default.
  return typeof value === 'object' ? '' : String(value);
}

/** The page of all settings: those of the environment by their groups, then those that the back office rules. */
export function renderReference(): string {
  const groups = Object.entries(settingGroups).map(([title, group]) => {
    const rows = Object.entries(group).map(([name, schema]) => [
      `\`${name}\``,
      shown(z.safeParse(schema, undefined).data),
      schema.description ?? '',
    ]);
    return `## ${title}\n\n${tableOf(['Name', 'Default', 'Purpose'], rows)}`;
  });
  const panel = settingKeys.map((key) => {
    const { kind, first, meaning, env } = settingRule(key);
    const begins = [env, fileFieldOf(key)].filter((name) => name !== undefined).map((name) => `\`${name}\``);
    return [`\`${key}\``, first, meaning, kind.must, begins.join(', ')];
  });
  return [
    '# Settings\n\nEvery setting there is, written by `npm run env:example`. Settings of the environment are read at each start, from ' +
      'the environment or from a file\n`.env` next to `package.json`.\n',
    ...groups,
    '## What the back office rules\n\nThe first start reads the settings file (`BANYAN_SETTINGS_FILE`) and the environment. From then on ' +
      'the [back office](back-office.md#settings)\nrules them.\n',
    tableOf(['Key', 'Default', 'What it is', 'What it must be', 'Begins with'], panel),
  ].join('\n');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return [line(head), `|${'---|'.repeat(head.length)}\n`, ...rows.map(line)].join('');
}
