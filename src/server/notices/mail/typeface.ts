// The typefaces of mails, and how far their lines are apart: letters of some languages of hosts stand on each other
// (docs/looks.md#letters). A mail fetches nothing, so it names what phones and computers have.
import { langTag } from '#src/texts/locale.ts';
import { facesOf } from '#src/server/features/host-link/index.ts';

const latin = { sans: ['Helvetica', 'Arial', 'sans-serif'], serif: ['Georgia', 'serif'] } as const;
const tall: ReadonlySet<string> = new Set(['km', 'lo', 'my', 'th']);
const tallLine = 1.8;

/**
 * The value of `font` in the language that is set, such as `600 18px/1.3 Georgia,serif`.
 * @param size weight and size, `600 18px`
 * @param line how far lines are apart, in the size of the letters; more where letters need it
 */
export function font(size: string, line: number, family: 'sans' | 'serif' = 'sans'): string {
  const language = langTag();
  const faces = facesOf(language).map((face) => `'${face}'`);
  const height = tall.has(language) ? Math.max(line, tallLine) : line;
  return `${size}/${height} ${[...faces, ...latin[family]].join(',')}`;
}
