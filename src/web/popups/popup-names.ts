/** The popups that exist (docs/routes.md#popups). A name is registered here before anything opens it. */
export const popupNames = [
  'login',
  'search-box',
  'recently-viewed',
  'booking-flow',
  'filter-box',
  'course-gallery',
  'course-map',
  'review-list',
  'booking-cancel',
  'booking-confirm',
  'booking-move',
  'companion-form',
  'departure-cancel',
  'inquiry',
  'inquiry-sent',
  'problem-report',
  'request-decline',
  'success',
  'alipay-confirm',
  'stripe-error',
  'payment-support',
  'pickup-address',
  'addon-prompt',
  'addon-choice',
  'voucher-code',
] as const;

/** A registered popup. */
export type PopupName = (typeof popupNames)[number];
