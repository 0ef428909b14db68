// What a setting may be here: by its own rule, and by the languages of this installation.
import { type SettingKey, settingRule } from '#src/domain/setting/settings.ts';
import type { Config } from '#src/server/config.ts';
import { isPseudoLocale } from '#src/texts/pseudo.ts';

type Languages = Pick<Config, 'locales'>;

/** All values that there are, where they are few; else none. */
export function choicesOf(key: SettingKey, { locales }: Languages): readonly string[] {
  if (key === 'mail_language') return locales.filter((name) => !isPseudoLocale(name));
  return settingRule(key).kind.choices ?? [];
}

/** Whether the setting may have this text. */
export function isTaken(key: SettingKey, text: string, config: Languages): boolean {
  const choices = choicesOf(key, config);
  return settingRule(key).kind.read(text) !== null && (choices.length === 0 || choices.includes(text));
}
