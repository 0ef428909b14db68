// Every setting there is: one schema. A setting's description is its purpose, shown in .env.example and in refusals.
import { z } from 'zod';
import { loadSettings } from './groups/load.ts';
import { moneySettings } from './groups/money.ts';
import { pageSettings } from './groups/pages.ts';
import { paymentSettings } from './groups/payments.ts';
import { placeSettings } from './groups/place.ts';
import { serviceSettings } from './groups/services.ts';
import { storageSettings } from './groups/storage.ts';

/** The groups in the order and under the headings of `.env.example`. */
export const settingGroups = {
  'Where it listens and who it is': placeSettings,
  'Load and watching': loadSettings,
  'Database and files': storageSettings,
  Payments: paymentSettings,
  Mail: serviceSettings,
  'What pages show': pageSettings,
  'Rules of the marketplace': moneySettings,
};

/** One schema for all settings: texts in, typed values out. Nothing is required here; modes.ts says what a mode needs. */
export const settingsSchema = z.object({
  ...placeSettings,
  ...loadSettings,
  ...storageSettings,
  ...paymentSettings,
  ...serviceSettings,
  ...pageSettings,
  ...moneySettings,
});

export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;

/** True for a name that a setting has. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingsSchema.shape, name);
}

/** What a setting is for, in a few words. */
export function purposeOf(name: SettingName): string {
  return settingsSchema.shape[name].description ?? '';
}
