// Entry point of the settings that the back office rules.
export { keepSettingsFresh, openSettings, readAgain, settingsNotice } from './fresh-settings.ts';
export { findSettings, fillSettings, isPriced, lockPriced, lockSetting, writeSetting } from './setting-queries.ts';
