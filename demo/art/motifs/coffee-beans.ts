import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Beans strewn over places: `size` is half their length, `colours` the roasts they are picked from. */
export function paintBeans(
  stage: Stage,
  places: readonly Point[],
  size: number,
  colours: readonly [string, ...string[]],
): void {
  const { canvas, random } = stage;
  const ids = colours.map((colour) => canvas.symbol(beanText(lit(stage, colour, 0.6))));
  let uses = '';
  for (const [x, y] of places) {
    const id = ids[Math.floor(random.next() * ids.length)] ?? ids[0];
    const scale = Math.round(size * random.between(0.85, 1.12) * 10) / 100;
    uses += `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${Math.round(random.between(0, 360))}) scale(${scale})"/>`;
  }
  canvas.add(uses);
}

/** One bean round (0, 0), 20 units long. */
function beanText(colour: string): string {
  return (
    '<ellipse cx="1" cy="2.4" rx="10.4" ry="7.4" fill="#120806" opacity=".5"/>' +
    `<ellipse rx="10" ry="7" fill="${colour}"/>` +
    `<ellipse cx="-2" cy="-2.2" rx="5.6" ry="2.6" fill="${lighten(colour, 0.12)}" opacity=".7"/>` +
    `<path d="M-9.4 0C-4 -3 3 3 9.4 0" fill="none" stroke="${lighten(colour, -0.16)}" stroke-width="1.7"/>`
  );
}
