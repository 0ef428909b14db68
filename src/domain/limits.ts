import { attributes } from './catalogue/attributes.ts';

/**
 * Every business constant, once (docs/reference/limits.md); figures in the currency of prices are settings (src/domain/money/own-currency.ts). Units are in the names: bytes, cents, days, hours, ms, px.
 * Nothing else in the tree may repeat one of these figures.
 */
export const limits = {
  /** Photos a public review may carry. */
  reviewPhotosMax: 4,
  /** A photo must be smaller than this: 5 MB = 5 × 1,048,576 bytes. */
  reviewPhotoBytesBelow: 5 * 1_048_576,
  /** The share of its price that a listing takes online where it names none, in percent. */
  usualDepositPercent: 20,
  /** The currency Alipay is charged in. */
  alipayCurrency: 'SGD',
  /** The first civil date that can be booked. */
  bookingsOpenFrom: '2020-05-01',
  /** Courses on a listing page; the API's offset is page index × this. */
  pageSize: 12,
  /** The duration filter's ends in hours, which are its default. */
  durationFilter: { min: 1, max: 24 },
  /** Bands of a start time as they are written; minutes after a band's last hour belong to it. */
  timeBands: {
    morning: { from: '01:00', to: '11:00' },
    afternoon: { from: '12:00', to: '18:00' },
    evening: { from: '19:00', to: '00:00' },
  },
  /** Listing sorts and the direction each is sent with; `recomended` is sent as no sort at all. */
  sorts: { recomended: 'asc', popularity: 'desc', rating: 'desc', newest: 'asc', price: 'asc' },
  /** The sort a review list starts with. */
  reviewSortDefault: 'date-newer',
  /** The orders a review list offers. */
  reviewSorts: ['date-newer', 'date-older', 'rating-higher', 'rating-lower', 'photo'],
  /** Values of the attributes filter. */
  attributes,
  /** Values of the transport filter on the wire. */
  transports: ['free', 'addon'],
  /** Life of the locale cookie, in days. */
  localeCookieDays: 365,
  /** Life of the voucher flag cookie, in days. */
  voucherCookieDays: 365,
  /** The loading bar waits this long before it shows, in ms. */
  loadingBarThrottleMs: 200,
  /** The loading bar's full run, in ms. */
  loadingBarDurationMs: 5000,
  /** The mobile menu stays in `closing` this long, in ms. */
  mobileNavCloseMs: 250,
  /** At this width and below the search box has its short placeholder, in px. */
  shortPlaceholderMaxPx: 400,
  /** Above this width the wide search box applies, in px. */
  wideSearchBoxAbovePx: 768,
  /** Columns of the 404 page's city list: `wide` above `abovePx`, `narrow` otherwise. */
  cityColumns: { wide: 4, narrow: 2, abovePx: 480 },
  /** Related courses on the 404 page. */
  notFoundRelatedCourses: 5,
  /** The card picture's size in px. */
  cardImage: { width: 295, height: 162 },
  /** Quiet time after a resize before the page reacts, in ms. */
  resizeDebounceMs: 1000,
  /** The idle counter's step, in seconds. */
  idleTickSeconds: 60,
  /** Idle minutes from which the detail event is pushed again. */
  idleRepushMinutes: 30,
  /** Delay before the page is left after analytics goals, in ms. */
  unloadDelayMs: 500,
  /** Country groups of the city lists. */
  countryGroups: 10,
  /** The partner discount promoted in the marketing text, in percent. */
  partnerDiscountMaxPercent: 70,
} as const;
