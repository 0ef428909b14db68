// The axe rules for pages, and those that need a browser.

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that need colours, sizes or scrolling. The others only need the HTML. */
export const layoutRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
