/** The width of the home picture: its box is 16:10 and covers the hero, so on phones it is wider than the screen. */
export const heroSizes = '(width >= 64rem) 100vw, (width >= 48rem) 960px, 500px';
