// Texts from the environment to typed settings. Every problem is reported, not only the first.
import { isSettingName, purposeOf, settingsSchema, type SettingName, type Settings } from './settings.ts';

export type RawSettings = Readonly<Record<string, string | undefined>>;
export type ReadResult = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** One line for a setting that is wrong: its name, what is wrong, and what it is for. */
export function problemWith(name: SettingName, wrong: string): string {
  return `${name} ${wrong} (${purposeOf(name)}).`;
}

/** Reads all settings from `raw`. An empty text counts as unset. Problems never repeat a value: it may be a secret. */
export function readSettings(raw: RawSettings): ReadResult {
  const given = Object.entries(raw).filter(([name, value]) => isSettingName(name) && (value ?? '').trim() !== '');
  const result = settingsSchema.safeParse(Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])));
  if (result.success) return { ok: true, settings: result.data };
  const problems = result.error.issues.map((issue) =>
    problemWith(issue.path[0] as SettingName, `must be ${issue.message}`),
  );
  return { ok: false, problems: [...new Set(problems)] };
}
