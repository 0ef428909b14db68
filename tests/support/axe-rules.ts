// Which rules of axe pages are held to, and which of them only a browser can judge.

/** WCAG 2.0 to 2.2, A and AA, and what axe calls best practice. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that need colours, sizes or scrolling. The others say the same of the HTML alone. */
export const layoutRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
