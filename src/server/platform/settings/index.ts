// Entry point of the back office settings.
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
