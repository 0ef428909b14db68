import { attributes } from './catalogue/attributes.ts';

/**
 * Every business constant, once (docs/reference/limits.md); figures in the currency of prices are settings
 * (src/domain/money/own-currency.ts). Units are in the names: bytes, cents, days, hours, ms, px.
 * Nothing else in the tree may repeat one of these figures.
 */
export const limits = {
  /** Of a public review. */
  reviewPhotosMax: 4,
  /** A photo must be smaller: 5 MB = 5 × 1,048,576 bytes. */
  reviewPhotoBytesBelow: 5 * 1_048_576,
  /** The usual share of a price paid online, in percent. */
  usualDepositPercent: 20,
  alipayCurrency: 'SGD',
  /** The first bookable civil date. */
  bookingsOpenFrom: '2020-05-01',
  /** Courses on a listing page; the API's offset is page index × this. */
  pageSize: 12,
  /** The filter's ends and default, in hours. */
  durationFilter: { min: 1, max: 24 },
  /** Bands of a start time; a band's last hour includes its minutes. */
  timeBands: {
    morning: { from: '01:00', to: '11:00' },
    afternoon: { from: '12:00', to: '18:00' },
    evening: { from: '19:00', to: '00:00' },
  },
  /** Listing sorts and the direction sent with each; `recomended` is sent as no sort at all. */
  sorts: { recomended: 'asc', popularity: 'desc', rating: 'desc', newest: 'asc', price: 'asc' },
  reviewSortDefault: 'date-newer',
  reviewSorts: ['date-newer', 'date-older', 'rating-higher', 'rating-lower', 'photo'],
  /** Of the attributes filter. */
  attributes,
  /** Of the transport filter, on the wire. */
  transports: ['free', 'addon'],
  localeCookieDays: 365,
  voucherCookieDays: 365,
  loadingBarThrottleMs: 200,
  loadingBarDurationMs: 5000,
  /** How long the mobile menu stays in `closing`. */
  mobileNavCloseMs: 250,
  /** Up to this width the search box has its short placeholder. */
  shortPlaceholderMaxPx: 400,
  /** Above this width the search box is wide. */
  wideSearchBoxAbovePx: 768,
  /** Columns of the 404 page's city list: `wide` above `abovePx`, else `narrow`. */
  cityColumns: { wide: 4, narrow: 2, abovePx: 480 },
  /** On the 404 page. */
  notFoundRelatedCourses: 5,
  /** In px. */
  cardImage: { width: 295, height: 162 },
  /** Quiet time after a resize before the page reacts. */
  resizeDebounceMs: 1000,
  idleTickSeconds: 60,
  /** The detail event is pushed again after this idle time. */
  idleRepushMinutes: 30,
  /** Delay before the page is left after analytics goals. */
  unloadDelayMs: 500,
  /** Of the city lists. */
  countryGroups: 10,
  /** The partner discount in the marketing text. */
  partnerDiscountMaxPercent: 70,
} as const;
