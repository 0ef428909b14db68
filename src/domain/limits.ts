/**
 * Every business constant of spec 9, once. Units are in the names: bytes, cents, days, hours, ms, px.
 * Nothing else in the tree may repeat one of these figures.
 */
export const limits = {
  /** Photos a public review may carry (spec 9). */
  reviewPhotosMax: 4,
  /** A photo must be smaller than this: 5 MB = 5 × 1,048,576 bytes (spec 9, product 8). */
  reviewPhotoBytesBelow: 5 * 1_048_576,
  /** The code earned by a review with a photo, in US cents (spec 9). */
  reviewRewardCents: 500,
  /** The smallest card payment, in US cents (spec 9). */
  cardMinimumCents: 50,
  /** The currency every online payment is made in, Alipay apart (spec 9). */
  paymentCurrency: 'USD',
  /** The currency Alipay is charged in (spec 9). */
  alipayCurrency: 'SGD',
  /** The first civil date that can be booked (spec 9). */
  bookingsOpenFrom: '2020-05-01',
  /** Courses on a listing page; the API's offset is page index × this (spec 9). */
  pageSize: 12,
  /** The price filter's ends in whole US dollars, which are its default (spec 9). */
  priceFilter: { min: 0, max: 500 },
  /** The duration filter's ends in hours, which are its default (spec 9). */
  durationFilter: { min: 1, max: 24 },
  /** Bands of a start time, as written in spec 9; product 15 reads minutes after a band's last hour into it. */
  timeBands: {
    morning: { from: '01:00', to: '11:00' },
    afternoon: { from: '12:00', to: '18:00' },
    evening: { from: '19:00', to: '00:00' },
  },
  /** Listing sorts and the direction each is sent with; `recomended` is sent as no sort at all (spec 9). */
  sorts: { recomended: 'asc', popularity: 'desc', rating: 'desc', newest: 'asc', price: 'asc' },
  /** The sort a review list starts with (spec 9). */
  reviewSortDefault: 'date-newer',
  /** The orders a review list offers (spec 4). */
  reviewSorts: ['date-newer', 'date-older', 'rating-higher', 'rating-lower', 'photo'],
  /** Values of the attributes filter (spec 9). */
  attributes: ['solo', 'family', 'couples', 'child-friendly', 'big-groups'],
  /** Values of the transport filter on the wire (spec 9). */
  transports: ['free', 'addon'],
  /** Life of the locale cookie, in days (spec 9). */
  localeCookieDays: 365,
  /** Life of the voucher flag cookie, in days (spec 9). */
  voucherCookieDays: 365,
  /** The loading bar waits this long before it shows, in ms (spec 9). */
  loadingBarThrottleMs: 200,
  /** The loading bar's full run, in ms (spec 9). */
  loadingBarDurationMs: 5000,
  /** The mobile menu stays in `closing` this long, in ms (spec 9). */
  mobileNavCloseMs: 250,
  /** At this width and below the search box has its short placeholder, in px (spec 9). */
  shortPlaceholderMaxPx: 400,
  /** Above this width the wide search box applies, in px (spec 9). */
  wideSearchBoxAbovePx: 768,
  /** Columns of the 404 page's city list: `wide` above `abovePx`, `narrow` otherwise (spec 9). */
  cityColumns: { wide: 4, narrow: 2, abovePx: 480 },
  /** Related courses on the 404 page (spec 9). */
  notFoundRelatedCourses: 5,
  /** The card picture's size in px (spec 9). */
  cardImage: { width: 295, height: 162 },
  /** Quiet time after a resize before the page reacts, in ms (spec 9). */
  resizeDebounceMs: 1000,
  /** The idle counter's step, in seconds (spec 9). */
  idleTickSeconds: 60,
  /** Idle minutes from which the detail event is pushed again (spec 9). */
  idleRepushMinutes: 30,
  /** Delay before the page is left after analytics goals, in ms (spec 9). */
  unloadDelayMs: 500,
  /** Country groups of the city lists (spec 9). */
  countryGroups: 10,
  /** The partner discount promoted in the marketing text, in percent (spec 9). */
  partnerDiscountMaxPercent: 70,
} as const;
