import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { arc, box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { limb } from '#demo/art/motifs/limb.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface WheelAboveOptions {
  readonly clay: string;
  readonly sleeve: string;
  readonly skin: string;
  /** Colour of the bricks on the ground. */
  readonly ground: string;
}

const RIM = 236;

/** A bowl opening on the wheel, seen from straight above: two hands at its rim, dried pots on the bricks round it. */
export const wheelAbove: Scene<WheelAboveOptions> = {
  name: 'wheel-above',
  draw(stage, { clay, sleeve, skin, ground }) {
    const middle: Point = [focalX(stage), 478];
    paintBricks(stage, ground);
    const dry = lit(stage, lighten(clay, 0.07), 0.6);
    for (const [dx, y, r] of [
      [-650, 150, 120],
      [-700, 430, 104],
      [-560, 690, 116],
      [560, 130, 112],
      [700, 350, 128],
      [640, 640, 108],
      [-760, 900, 126],
      [770, 890, 120],
    ] as const)
      paintPotFromAbove(stage, [middle[0] + dx, y], r, dry);
    paintWheel(stage, middle, clay);
    paintBowl(stage, middle, clay);
    for (const side of [-1, 1] as const) paintHandAtRim(stage, middle, side, { clay, sleeve, skin });
  },
};

/** Bricks laid in pairs that change direction, as on an old square. */
function paintBricks(stage: Stage, ground: string): void {
  const { canvas, random } = stage;
  const base = lit(stage, ground, 0.8);
  canvas.path(box(0, 0, WIDTH, HEIGHT), lighten(base, -0.1));
  const side = 100;
  for (let row = 0; row * side < HEIGHT; row += 1)
    for (let column = 0; column * side < WIDTH; column += 1) {
      const [x, y] = [column * side, row * side];
      const tone = lighten(base, random.around(0, 0.03));
      const half = side / 2;
      const pair =
        (row + column) % 2 === 0
          ? box(x + 3, y + 3, side - 6, half - 5) + box(x + 3, y + half + 2, side - 6, half - 5)
          : box(x + 3, y + 3, half - 5, side - 6) + box(x + half + 2, y + 3, half - 5, side - 6);
      canvas.path(pair, tone);
    }
  canvas.grain(box(0, 0, WIDTH, HEIGHT), {
    colour: lighten(base, -0.2),
    axis: [300, 0, WIDTH, HEIGHT],
    opacity: 0.4,
  });
}

function paintPotFromAbove(stage: Stage, [x, y]: Point, r: number, clay: string): void {
  const { canvas } = stage;
  canvas.path(oval(x + r * 0.24, y + r * 0.3, r * 1.04), '#140a10', `opacity=".45" ${canvas.blur(10)}`);
  const body = oval(x, y, r);
  canvas.path(body, canvas.radial(ramp(lighten(clay, 0.09), [0.7, clay], lighten(clay, -0.14)), [0.36, 0.32], 0.75));
  canvas.grain(body, { colour: lighten(clay, -0.24), axis: [x - r, y - r, x + r, y + r], opacity: 0.5 });
  canvas.stroke(oval(x, y, r * 0.8), lighten(clay, -0.07), 4, 'opacity=".6"');
  canvas.path(oval(x, y, r * 0.52), lighten(clay, 0.07));
  canvas.path(oval(x, y, r * 0.43), canvas.radial(ramp(lighten(clay, -0.36), lighten(clay, -0.2)), [0.6, 0.62], 0.6));
}

function paintWheel(stage: Stage, [x, y]: Point, clay: string): void {
  const { canvas } = stage;
  const wood = lit(stage, '#6d4a36', 0.7);
  canvas.path(oval(x + 34, y + 44, 450), '#140a10', `opacity=".5" ${canvas.blur(18)}`);
  canvas.path(oval(x, y, 446), canvas.linear(ramp(lighten(wood, 0.1), [0.5, wood], lighten(wood, -0.1)), [0, 0, 1, 1]));
  canvas.stroke(oval(x, y, 432), lighten(wood, -0.16), 8, 'opacity=".7"');
  canvas.path(oval(x, y, 396), canvas.radial(ramp(lighten(wood, -0.04), lighten(wood, 0.05))));
  const wet = lit(stage, clay, 0.6);
  let rings = '';
  for (let r = 270; r < 400; r += 17) rings += oval(x + (r % 5) - 2, y, r);
  canvas.stroke(rings, wet, 7, 'opacity=".55"');
  canvas.stroke(arc([x, y], 360, -2.5, -1.3) + arc([x, y], 316, 0.2, 1), '#ffffff', 7, 'opacity=".35"');
}

function paintBowl(stage: Stage, [x, y]: Point, clay: string): void {
  const { canvas } = stage;
  const wet = lit(stage, clay, 0.6);
  canvas.path(oval(x + 16, y + 22, RIM + 14), '#140a10', `opacity=".45" ${canvas.blur(10)}`);
  canvas.path(oval(x, y, RIM + 12), canvas.linear(ramp(lighten(wet, 0.06), lighten(wet, -0.12)), [0, 0, 1, 1]));
  canvas.stroke(oval(x, y, RIM), lighten(wet, 0.1), 22);
  canvas.path(
    oval(x, y, RIM - 14),
    canvas.radial(ramp(lighten(wet, -0.06), [0.5, lighten(wet, -0.16)], lighten(wet, -0.26)), [0.56, 0.58], 0.62),
  );
  let turns = '';
  for (let i = 0; i < 10; i += 1) turns += oval(x, y, 26 + i * 20);
  canvas.stroke(turns, lighten(wet, 0.04), 5, 'opacity=".5"');
  canvas.stroke(
    arc([x, y], 196, 0.3, 2.2) + arc([x, y], 120, 0.4, 2) + arc([x, y], 60, 0.4, 2),
    '#fff0dc',
    6,
    'opacity=".5"',
  );
  canvas.stroke(arc([x, y], RIM, -2.7, -0.9), '#fff4e4', 7, 'opacity=".75"');
}

/** Four fingers outside the rim, the thumb inside, the forearm coming from the lower corner. */
function paintHandAtRim(
  stage: Stage,
  [cx, cy]: Point,
  side: -1 | 1,
  look: Pick<WheelAboveOptions, 'clay' | 'sleeve' | 'skin'>,
): void {
  const { canvas } = stage;
  const skin = lit(stage, look.skin, 0.6);
  const cloth = lit(stage, look.sleeve, 0.7);
  const shade = lighten(skin, -0.1);
  canvas.group(`transform="translate(${num(cx)} ${num(cy)}) scale(${side} 1)"`, () => {
    paintForearm(stage, skin, cloth);
    const palm = 'M206 96C232 60 292 66 322 112C344 150 330 204 290 226C252 236 214 204 204 160Z';
    canvas.path(palm, canvas.linear(ramp(lighten(skin, 0.05), shade), [0, 0, 0.6, 1]));
    for (const [d, width] of [
      ['M290 92C292 30 286 -24 262 -84', 42],
      ['M306 112C322 50 318 -10 296 -62', 42],
      ['M316 140C344 84 342 30 324 -22', 40],
      ['M316 176C352 130 358 84 346 40', 34],
      ['M226 130C186 108 168 70 176 20', 44],
    ] as const) {
      canvas.stroke(d, '#140a10', width, `opacity=".28" transform="translate(6 10)"`);
      canvas.stroke(d, shade, width);
      canvas.stroke(d, skin, width * 0.78, 'transform="translate(-2 -3)"');
    }
    const slip = mix(lit(stage, look.clay, 0.6), '#ffffff', 0.08);
    canvas.stroke(
      'M276 -46L262 -84M306 -34L296 -62M332 6L324 -22M352 66L346 40M172 58L176 20',
      slip,
      28,
      'opacity=".7"',
    );
  });
}

function paintForearm({ canvas }: Stage, skin: string, cloth: string): void {
  const forearm = limb(
    [
      [268, 150],
      [420, 330],
      [560, 560],
    ],
    [56, 74, 92],
  );
  canvas.path(forearm, '#140a10', `opacity=".4" transform="translate(22 30)" ${canvas.blur(12)}`);
  canvas.path(forearm, canvas.linear(ramp(lighten(skin, 0.06), [0.5, skin], lighten(skin, -0.1)), [0.7, 0, 0.2, 1]));
  const cuff = limb(
    [
      [420, 350],
      [500, 480],
      [600, 660],
    ],
    [98, 108, 124],
  );
  canvas.path(cuff, canvas.linear(ramp(lighten(cloth, 0.06), lighten(cloth, -0.1)), [1, 0, 0, 1]));
  canvas.stroke('M344 404Q430 396 492 290', lighten(cloth, 0.14), 14);
}
