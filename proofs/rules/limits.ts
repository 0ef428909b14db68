// Each limit made another one: of the server by tests of calls, of the pages by tests of the pages.
import { features, figure, type Mutant } from './mutant.ts';

const limits = 'src/domain/limits.ts';
const constants = (
  [
    ['reviewPhotosMax', '4', '3', ['src/contract', 'src/web/features/voucher']],
    ['reviewPhotoBytesBelow', '5 \\*', '4 *', ['src/server/calls', 'src/server/features/problem', 'src/contract']],
    ['alipayCurrency', `'SGD'`, `'MYR'`, [`${features}payment/methods/alipay`, 'src/server/features/rates']],
    ['bookingsOpenFrom', `'2020-05-01'`, `'2020-05-02'`, ['src/domain/booking/steps', `${features}availability`]],
    ['pageSize', '12', '11', [`${features}detail`, `${features}course`]],
    ['durationFilter', '\\{ min: 1, max: 24', '{ min: 1, max: 20', ['src/contract', 'src/web/features/listing']],
    ['timeBands', `\\{\\s*morning: \\{ from: '01:00'`, `{ morning: { from: '02:00'`, ['src/web/features/listing']],
    [
      'sorts',
      `\\{ recomended: 'asc', popularity: 'desc'`,
      `{ recomended: 'asc', popularity: 'asc'`,
      ['src/server/search', 'src/contract'],
    ],
    [
      'reviewSortDefault',
      `'date-newer'`,
      `'date-older'`,
      [`${features}review`, 'src/domain/review', 'src/web/features/product'],
    ],
    ['reviewSorts', `\\['date-newer', `, '[', [`${features}review`, 'src/contract', 'src/web/features/product']],
    ['attributes', `\\['solo', `, '[', ['src/contract', `${features}course`, 'src/web/features/listing']],
    ['transports', `\\['free', `, '[', ['src/contract', `${features}course`]],
    ['localeCookieDays', '365', '30', ['src/web/locale']],
    ['voucherCookieDays', '365', '30', ['src/web/popups']],
    ['loadingBarThrottleMs', '200', '100', ['src/web/ui', 'src/web/layout']],
    ['loadingBarDurationMs', '5000', '4000', ['src/web/ui', 'src/web/layout']],
    ['mobileNavCloseMs', '250', '150', ['src/web/layout']],
    ['shortPlaceholderMaxPx', '400', '300', ['src/web/search']],
    ['wideSearchBoxAbovePx', '768', '700', ['src/web/layout']],
    ['cityColumns', '\\{ wide: 4', '{ wide: 5', ['src/web/features/error']],
    ['notFoundRelatedCourses', '5', '4', ['src/web/features/error', `${features}course`]],
    ['cardImage', '\\{ width: 295', '{ width: 300', ['src/web/ui']],
    ['resizeDebounceMs', '1000', '900', ['src/web/search']],
    ['idleTickSeconds', '60', '50', ['src/web/features/product']],
    ['idleRepushMinutes', '30', '20', ['src/web/features/product']],
    ['unloadDelayMs', '500', '400', ['src/web/analytics']],
    ['countryGroups', '10', '9', ['src/domain/catalog', `${features}place`]],
    ['partnerDiscountMaxPercent', '70', '60', [`${features}place`]],
  ] as const
).map(([name, find, to, tests]) =>
  figure({ file: limits, name: `limits: ${name}`, find: new RegExp(`(\\n  ${name}: )${find}`) }, to, tests),
);

// The figures of US dollars, which are what a marketplace begins with.
const ofDollars = (
  [
    // With another currency alone the program does not start: its other figures belong to dollars.
    ['code', `'USD'`, `'EUR'`, ['src/domain/money']],
    ['review_reward', '500', '400', [`${features}content`]],
    ['online_minimum', '50', '40', [`${features}inquiry/offer.db.test.ts`]],
    ['filter_most', '500', '400', ['src/contract', 'src/web/features/listing']],
  ] as const
).map(([name, find, to, tests]) =>
  figure(
    {
      file: 'src/domain/money/own-currency.ts',
      name: `US dollars: ${name}`,
      find: new RegExp(`(\\n +${name}: )${find}`),
    },
    to,
    tests,
  ),
);

export const figuresOfLimits: readonly Mutant[] = [...constants, ...ofDollars];
