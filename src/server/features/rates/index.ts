// Entry point of exchange rates (docs/domain/pricing.md#exchange-rates).
export { oldestRateAge, usedCurrencies, usedRateAges, watchAge } from './ages.ts';
export { fetchRatesNow, lastRatesRun, refreshRates, storeShippedRates, takeRates } from './refresh.ts';
