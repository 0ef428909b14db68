/** The popups of spec 2 that exist. A name is registered here before anything opens it. */
export const popupNames = [
  'login',
  'search-box',
  'recently-viewed',
  'booking-flow',
  'filter-box',
  'course-gallery',
  'course-map',
  'review-list',
] as const;

/** A registered popup. */
export type PopupName = (typeof popupNames)[number];
