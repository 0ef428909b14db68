/** The popups of spec 2 that exist. A name is registered here before anything opens it. */
export const popupNames = [
  'login',
  'search-box',
  'recently-viewed',
  'booking-flow',
  'course-gallery',
  'payment-error',
  'alipay-confirm',
] as const;

/** A registered popup. */
export type PopupName = (typeof popupNames)[number];
