import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSpokedWheel } from './spoked-wheel.ts';

/** A vendor's cart from the front; `foot` is the middle of the ground below it. */
export interface StreetCart {
  readonly foot: Point;
  readonly body: string;
  readonly trim: string;
  /** Colours of the awning's stripes. */
  readonly awning: readonly [string, string];
  readonly panel: 'steel' | 'flowers' | 'lattice' | 'planks';
}

/** Heights above the ground, in units: counter, lower edge of the body, awning. */
export const CART = { half: 330, counter: 300, base: 110, awning: 640 } as const;

/** The part behind the cook: back posts and the inner side of the awning. */
export function paintCartBack(stage: Stage, { foot: [x, y], awning }: StreetCart): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x, y + 4, CART.half + 90, 30), palette.deep, `opacity=".42" ${canvas.blur(8)}`);
  const post = lit(stage, '#6f5a48');
  for (const dx of [-CART.half + 60, CART.half - 76])
    canvas.path(box(x + dx, y - CART.awning, 14, CART.awning - CART.counter), lighten(post, -0.1));
  const under = mix(lit(stage, awning[0]), palette.deep, 0.5);
  canvas.path(
    `M${x - CART.half - 40} ${y - CART.awning + 6}H${x + CART.half + 40}L${x + CART.half - 30} ${y - CART.awning + 46}H${x - CART.half + 30}Z`,
    under,
  );
}

/** The part before the cook: wheels, body, counter, front posts and the striped awning. */
export function paintCartFront(stage: Stage, cart: StreetCart): void {
  const { canvas, palette } = stage;
  const [x, y] = cart.foot;
  const body = lit(stage, cart.body);
  const tyre = lit(stage, '#2b2526');
  const spoke = lit(stage, '#c9ccd0');
  const [left, top, wide, tall] = [x - CART.half, y - CART.counter, CART.half * 2, CART.counter - CART.base];
  canvas.path(box(left + 40, y - CART.base - 4, wide - 80, 34), mix(body, palette.deep, 0.6));
  for (const dx of [-225, 225])
    paintSpokedWheel(stage, { hub: [x + dx, y - 92], radius: 88, spokes: 26, tyre, spoke, thick: [12, 1.6] });
  canvas.path(box(x - 14, y - CART.base, 28, CART.base), lighten(body, -0.16));
  const front = box(left, top, wide, tall);
  canvas.path(front, canvas.linear(ramp(lighten(body, 0.05), lighten(body, -0.08))));
  paintPanel(stage, cart, [left, top], [wide, tall]);
  canvas.grain(front, { colour: lighten(body, -0.26), axis: [0, top + tall * 0.3, 0, top + tall * 1.1], opacity: 0.5 });
  const trim = lit(stage, cart.trim);
  canvas.path(box(left - 22, top - 20, wide + 44, 26), canvas.linear(ramp(lighten(trim, 0.08), lighten(trim, -0.1))));
  canvas.path(box(left - 22, top - 20, wide + 44, 6), lighten(trim, 0.16));
  canvas.path(box(left, top + 6, wide, 16), palette.deep, 'opacity=".22"');
  canvas.path(box(left - 4, top + tall - 12, wide + 8, 14), lighten(trim, -0.06));
}

/** Front posts and awning, over everything that stands on the counter. */
export function paintCartAwning(stage: Stage, { foot: [x, y], awning }: StreetCart): void {
  const { canvas, palette } = stage;
  const post = lit(stage, '#8a7058');
  for (const dx of [-CART.half - 6, CART.half - 12])
    canvas.path(
      box(x + dx, y - CART.awning, 18, CART.awning - CART.counter - 16),
      canvas.linear(ramp(lighten(post, 0.06), lighten(post, -0.12)), [0, 0, 1, 0]),
    );
  const [top, edge] = [y - CART.awning - 92, y - CART.awning + 14];
  const stripes = 12;
  for (let i = 0; i < stripes; i += 1) {
    const colour = lit(stage, awning[i % 2 === 0 ? 0 : 1]);
    const at = (k: number, half: number): number => x - half + (k / stripes) * half * 2;
    const [t0, t1, b0, b1] = [
      at(i, CART.half - 10),
      at(i + 1, CART.half - 10),
      at(i, CART.half + 70),
      at(i + 1, CART.half + 70),
    ];
    canvas.path(
      `M${num(t0)} ${top}H${num(t1)}L${num(b1)} ${edge}H${num(b0)}Z`,
      canvas.linear(ramp(lighten(colour, 0.05), lighten(colour, -0.05))),
    );
    canvas.path(
      `M${num(b0)} ${edge - 1}H${num(b1)}V${edge + 22}Q${num((b0 + b1) / 2)} ${edge + 46} ${num(b0)} ${edge + 22}Z`,
      lighten(colour, -0.05),
    );
  }
  const whole = `M${x - CART.half + 10} ${top}H${x + CART.half - 10}L${x + CART.half + 70} ${edge}H${x - CART.half - 70}Z`;
  canvas.grain(whole, { colour: palette.deep, axis: [x - 100, top, x + CART.half + 160, edge + 60], opacity: 0.4 });
  canvas.path(box(x - CART.half + 4, top - 8, CART.half * 2 - 8, 12), lighten(post, -0.04));
}

/** A big round sunshade on one pole instead of the awning; goes behind the cook. */
export function paintCartParasol(stage: Stage, { foot: [x, y], awning }: StreetCart): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x, y + 4, CART.half + 90, 30), palette.deep, `opacity=".42" ${canvas.blur(8)}`);
  const post = lit(stage, '#8a6a4a');
  canvas.path(
    `M${x + 132} ${y - CART.counter}L${x + 62} ${y - 800}H${x + 74}L${x + 148} ${y - CART.counter}Z`,
    canvas.linear(ramp(lighten(post, 0.05), lighten(post, -0.1)), [0, 0, 1, 0]),
  );
  const [crown, count]: [Point, number] = [[x + 60, y - 830], 9];
  const rim = (t: number): Point => [x - 400 + 900 * t, y - 636 + 24 * t - Math.sin(t * Math.PI) * 14];
  const bow = (p: Point): string =>
    `${num(crown[0] + (p[0] - crown[0]) * 0.62)} ${num(crown[1] + (p[1] - crown[1]) * 0.2)}`;
  canvas.path(
    `M${num(rim(0)[0])} ${num(rim(0)[1])}Q${x + 60} ${y - 560} ${num(rim(1)[0])} ${num(rim(1)[1])}Q${x + 60} ${y - 690} ${num(rim(0)[0])} ${num(rim(0)[1])}Z`,
    mix(lit(stage, awning[0]), palette.deep, 0.5),
  );
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [rim(i / count), rim((i + 1) / count)];
    const colour = lighten(lit(stage, awning[i % 2 === 0 ? 0 : 1]), 0.04 - i * 0.016);
    canvas.path(
      `M${num(crown[0])} ${num(crown[1])}Q${bow(a)} ${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 - 16)} ${num(b[0])} ${num(b[1])}Q${bow(b)} ${num(crown[0])} ${num(crown[1])}Z`,
      colour,
    );
    canvas.path(
      `M${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 - 16)} ${num(b[0])} ${num(b[1])}l-4 26Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 + 20)} ${num(a[0] + 4)} ${num(a[1] + 24)}Z`,
      lighten(colour, -0.06),
    );
  }
  canvas.path(oval(crown[0], crown[1] - 6, 9, 12), lighten(post, -0.05));
}

function paintPanel(stage: Stage, { panel, trim, body }: StreetCart, [x, y]: Point, [w, h]: Point): void {
  const { canvas } = stage;
  const line = lit(stage, trim);
  const base = lit(stage, body);
  if (panel === 'steel') {
    for (let i = 0; i < 4; i += 1) {
      const sheen = canvas.linear(
        ramp([0, '#ffffff', 0], [0.45, '#ffffff', 0.34], [0.55, '#ffffff', 0.05], [1, '#000000', 0.12]),
        [0, 0, 1, 0.4],
      );
      canvas.path(box(x + 10 + (i * (w - 12)) / 4, y + 34, (w - 12) / 4 - 10, h - 56), sheen);
      canvas.stroke(box(x + 10 + (i * (w - 12)) / 4, y + 34, (w - 12) / 4 - 10, h - 56), lighten(base, -0.16), 2.4);
    }
    return;
  }
  if (panel === 'planks') {
    let gaps = '';
    for (let i = 1; i < 5; i += 1) gaps += `M${x} ${num(y + 20 + (i * (h - 20)) / 5)}h${w}`;
    for (const px of [0.17, 0.5, 0.83]) gaps += `M${num(x + w * px)} ${y + 20}v${h - 30}`;
    canvas.stroke(gaps, lighten(base, -0.14), 3, 'opacity=".7"');
    canvas.stroke(box(x + 16, y + 34, w - 32, h - 58), line, 4, 'opacity=".85"');
    return;
  }
  let [shapes, hearts] = ['', ''];
  const step = w / 7;
  for (let i = 0; i < 7; i += 1) {
    const centre: Point = [x + step * (i + 0.5), y + h * 0.52];
    if (panel === 'flowers') {
      shapes += rosette(centre, { length: 38, halfWidth: 12 }, 8, i % 2);
      if (i < 6)
        for (const dy of [-0.26, 0.28])
          shapes += rosette([centre[0] + step / 2, centre[1] + h * dy], { length: 12, halfWidth: 4 }, 5);
      hearts += oval(centre[0], centre[1], 9);
    } else {
      shapes += `M${num(centre[0])} ${num(centre[1] - 50)}L${num(centre[0] + 38)} ${num(centre[1])}L${num(centre[0])} ${num(centre[1] + 50)}L${num(centre[0] - 38)} ${num(centre[1])}Z`;
      hearts += rosette(centre, { length: 24, halfWidth: 8 }, 4, Math.PI / 4);
    }
  }
  if (panel === 'flowers') {
    canvas.path(shapes, line);
    canvas.path(hearts, lit(stage, '#d8345c'));
  } else {
    canvas.stroke(shapes, line, 4);
    canvas.path(hearts, line);
  }
  canvas.stroke(box(x + 12, y + 30, w - 24, h - 50), line, 4);
}
