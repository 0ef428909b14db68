/** The width of the first picture: the whole screen on phones, half of the content beside the four small ones. */
export const heroSizes = '(width >= 80rem) 620px, (width >= 48rem) 50vw, 100vw';
