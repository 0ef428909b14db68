// Entry point of the settings that the back office rules.
export { keepSettingsFresh, openSettings, readAgain, settingsNotice } from './fresh-settings.ts';
export { findOwnFees, findTooCheap } from './setting-queries.ts';
export {
  findSettings,
  fillSettings,
  hasSettings,
  holdCurrency,
  isPriced,
  lockFigures,
  lockPriced,
  lockSetting,
  rebaseRates,
  writeSetting,
} from './setting-queries.ts';
