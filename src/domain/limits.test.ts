import { priceCurrency, usDollars } from './money/own-currency.ts';
import { listingFilters } from './catalog/listing-filters.ts';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';

// One row for each row of the table in docs/limits.md, written apart from it.
const rows: [string, unknown, unknown][] = [
  ['review photos: at most 4', limits.reviewPhotosMax, 4],
  ['review photos: each under 5 MB', limits.reviewPhotoBytesBelow, 5_242_880],
  ['a review with a photo earns a 5 dollar code', usDollars.figures.review_reward, 500],
  ['a listing takes 20 % online where it names no deposit', limits.usualDepositPercent, 20],
  ['minimum card payment is US$0.50', usDollars.figures.online_minimum, 50],
  ['payment currency is USD', priceCurrency().code, 'USD'],
  ['Alipay is charged in SGD', limits.alipayCurrency, 'SGD'],
  ['earliest bookable date is 2020-05-01', limits.bookingsOpenFrom, '2020-05-01'],
  ['page size is 12 courses', limits.pageSize, 12],
  ['price filter is 0-500', listingFilters.price.ends, { min: 0, max: 500 }],
  ['duration filter is 1-24 hours', limits.durationFilter, { min: 1, max: 24 }],
  ['morning is 01:00-11:00', limits.timeBands.morning, { from: '01:00', to: '11:00' }],
  ['afternoon is 12:00-18:00', limits.timeBands.afternoon, { from: '12:00', to: '18:00' }],
  ['evening is 19:00-00:00', limits.timeBands.evening, { from: '19:00', to: '00:00' }],
  [
    'sort options and their directions',
    Object.entries(limits.sorts),
    [
      ['recomended', 'asc'],
      ['popularity', 'desc'],
      ['rating', 'desc'],
      ['newest', 'asc'],
      ['price', 'asc'],
    ],
  ],
  ['review sort default is date-newer', limits.reviewSortDefault, 'date-newer'],
  ['attribute values', [...limits.attributes], ['solo', 'family', 'couples', 'child-friendly', 'big-groups']],
  ['transport filter values', [...limits.transports], ['free', 'addon']],
  ['locale cookie lasts 365 days', limits.localeCookieDays, 365],
  ['voucher cookie lasts 365 days', limits.voucherCookieDays, 365],
  ['loading bar throttle is 200 ms', limits.loadingBarThrottleMs, 200],
  ['loading bar duration is 5000 ms', limits.loadingBarDurationMs, 5000],
  ['mobile nav close delay is 250 ms', limits.mobileNavCloseMs, 250],
  ['placeholder switches at 400 px', limits.shortPlaceholderMaxPx, 400],
  ['wide search box above 768 px', limits.wideSearchBoxAbovePx, 768],
  ['city columns: 4 above 480 px, otherwise 2', limits.cityColumns, { wide: 4, narrow: 2, abovePx: 480 }],
  ['5 related courses on the 404 page', limits.notFoundRelatedCourses, 5],
  ['image size is 295x162', limits.cardImage, { width: 295, height: 162 }],
  ['resize debounce is 1 s', limits.resizeDebounceMs, 1000],
  ['idle counter ticks every 60 s', limits.idleTickSeconds, 60],
  ['idle of 30 minutes re-pushes the detail event', limits.idleRepushMinutes, 30],
  ['unload delay after analytics goals is 500 ms', limits.unloadDelayMs, 500],
  ['10 country groups', limits.countryGroups, 10],
  ['up to 70% off partner flights and hotels', limits.partnerDiscountMaxPercent, 70],
];

describe('business constants', () => {
  it.each(rows)('%s', (_name, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it('has the five review sorts, the default first', () => {
    expect(limits.reviewSorts).toEqual(['date-newer', 'date-older', 'rating-higher', 'rating-lower', 'photo']);
    expect(limits.reviewSorts[0]).toBe(limits.reviewSortDefault);
  });
});
