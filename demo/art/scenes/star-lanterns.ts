import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintWorktop } from '#demo/art/motifs/worktop.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type StarLanternsOptions = Record<never, never>;

/** Five-pointed paper lanterns in a workshop at dusk: one lit, one still a bare bamboo frame. */
export const starLanterns: Scene<StarLanternsOptions> = {
  name: 'star-lanterns',
  draw(stage) {
    const x = focalX(stage);
    paintWorkshop(stage, x);
    for (const [dx, y, r, a, b, c] of [
      [-620, 190, 120, '#2f8f7a', '#f7d36a', '#d8405c'],
      [-390, 150, 96, '#d8405c', '#fbe3bd', '#2f7fae'],
      [400, 150, 100, '#2f7fae', '#f7d36a', '#e8702c'],
      [640, 200, 124, '#e8702c', '#fbe3bd', '#2f8f7a'],
    ] as const)
      paintStar(stage, { centre: [x + dx, y], r, colours: [a, b, c], light: 0.25 });
    paintWorktop(stage, 790, '#7a4a2c');
    paintBareFrame(stage, [x - 500, 690], 180);
    paintGlow(stage, [x + 30, 440], 620, { colour: '#ffcf7a', strength: 0.8 });
    paintStar(stage, { centre: [x + 30, 430], r: 290, colours: ['#d8283c', '#f7c84a', '#2f8f7a'], light: 0.75 });
    paintPapers(stage, x);
  },
};

function paintWorkshop(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#4a3a5a', 0.8);
  canvas.path(box(0, 0, WIDTH, 800), canvas.linear(ramp(lighten(wall, -0.06), lighten(wall, -0.02))));
  let slats = '';
  for (let y = 20; y < 800; y += 44) slats += `M0 ${y}H${WIDTH}`;
  canvas.stroke(slats, lighten(wall, -0.1), 4, 'opacity=".7"');
  for (const px of [x - 700, x + 480]) {
    canvas.path(box(px, 330, 240, 330), canvas.linear(ramp(palette.sky[0], [0.5, palette.sky[2]], palette.sky[3])));
    canvas.path(`M${px} 600Q${px + 120} 540 ${px + 240} 610V660H${px}Z`, palette.deep);
    canvas.stroke(box(px, 330, 240, 330), lit(stage, '#7a4a30'), 20);
    canvas.stroke(`M${px + 120} 330V660M${px} 495H${px + 240}`, lit(stage, '#7a4a30'), 9);
  }
  canvas.stroke(`M0 34Q${x} 70 ${WIDTH} 30`, lit(stage, '#c9a468'), 7);
}

interface Star {
  readonly centre: Point;
  readonly r: number;
  /** Points, inner faces, tassels. */
  readonly colours: readonly [string, string, string];
  readonly light: number;
}

const corner = ([x, y]: Point, r: number, i: number): Point => {
  const a = -Math.PI / 2 + (i / 10) * Math.PI * 2;
  const reach = i % 2 === 0 ? r : r * 0.42;
  return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
};

/** Ten facets of coloured paper on a bamboo star, a cut-paper rim, a flower in the middle, two tassels. */
function paintStar(stage: Stage, { centre, r, colours, light }: Star): void {
  const { canvas } = stage;
  const [x, y] = centre;
  const glow = (tone: string, share: number): string => mix(lit(stage, tone, 0.5), '#fff0b4', share * light);
  canvas.stroke(`M${x} ${num(y - r)}V0`, lit(stage, '#c9a468'), 3);
  paintTassels(stage, { centre, r, colours, light });
  canvas.path(oval(x, y, r * 1.02), '#fff3d0', `opacity="${num(light * 3) === '0' ? 0.1 : light * 0.14}"`);
  let frill = '';
  for (let i = 0; i < 44; i += 1)
    frill += oval(x + Math.cos(i * 0.1428) * r * 1.02, y + Math.sin(i * 0.1428) * r * 1.02, r * 0.055);
  canvas.stroke(oval(x, y, r * 1.02), lit(stage, '#d8b26a'), r * 0.03);
  canvas.path(frill, glow(colours[2], 0.4));
  for (let i = 0; i < 10; i += 1) {
    const [a, b] = [corner(centre, r, i), corner(centre, r, (i + 1) % 10)];
    const tone = i % 2 === 0 ? glow(colours[0], 0.2) : glow(colours[0], 0.55);
    canvas.path(
      polyline([centre, a, b], true),
      canvas.linearOn(ramp(mix(tone, '#fff6d0', light * 0.7), tone), [x, y, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2]),
    );
    const inner = 0.56;
    canvas.path(
      polyline(
        [centre, [x + (a[0] - x) * inner, y + (a[1] - y) * inner], [x + (b[0] - x) * inner, y + (b[1] - y) * inner]],
        true,
      ),
      glow(colours[1], i % 2 === 0 ? 0.3 : 0.7),
    );
  }
  const outline = polyline(
    Array.from({ length: 10 }, (_, i) => corner(centre, r, i)),
    true,
  );
  canvas.stroke(outline, lit(stage, '#e8c88a'), r * 0.026);
  canvas.stroke(
    Array.from({ length: 10 }, (_, i) => polyline([centre, corner(centre, r, i)])).join(''),
    lit(stage, '#a8783c'),
    r * 0.014,
    'opacity=".8"',
  );
  canvas.path(rosette(centre, { length: r * 0.26, halfWidth: r * 0.07 }, 10), glow(colours[0], 0.1));
  canvas.path(rosette(centre, { length: r * 0.17, halfWidth: r * 0.05 }, 10, 0.3), glow(colours[2], 0.3));
  canvas.path(oval(x, y, r * 0.06), '#fff6d0');
}

function paintTassels(stage: Stage, { centre, r, colours }: Star): void {
  const { canvas } = stage;
  for (const i of [4, 6]) {
    const [px, py] = corner(centre, r, i);
    for (const [k, tone] of [colours[0], colours[1], colours[2]].entries()) {
      let strips = '';
      for (let s = -4; s <= 4; s += 1)
        strips += `M${num(px)} ${num(py)}q${num(s * r * 0.03)} ${num(r * 0.2)} ${num(s * r * 0.035 + (k - 1) * r * 0.02)} ${num(r * (0.52 - k * 0.1))}`;
      canvas.stroke(strips, lit(stage, tone, 0.6), r * 0.018);
    }
    canvas.path(rosette([px, py], { length: r * 0.1, halfWidth: r * 0.035 }, 8), lit(stage, colours[2], 0.6));
  }
}

/** Two bamboo stars tied back to back, not yet papered. */
function paintBareFrame(stage: Stage, centre: Point, r: number): void {
  const { canvas } = stage;
  const cane = lit(stage, '#d9ae62', 0.7);
  canvas.path(oval(centre[0] + 10, centre[1] + 140, 170, 22), '#140808', `opacity=".5" ${canvas.blur(9)}`);
  for (const [dx, dy, step] of [
    [16, -10, -0.16],
    [0, 0, 0.02],
  ] as const) {
    const tips = Array.from({ length: 5 }, (_, i) => corner([centre[0] + dx, centre[1] + dy], r, i * 2));
    const star = [0, 2, 4, 1, 3].map((i) => tips[i] ?? centre);
    canvas.stroke(polyline(star, true), lighten(cane, step - 0.12), 12);
    canvas.stroke(polyline(star, true), lighten(cane, step), 7);
    canvas.stroke(
      tips.map(([tx, ty]) => `M${num(tx - 9)} ${num(ty - 3)}l18 6M${num(tx - 9)} ${num(ty + 3)}l18 -6`).join(''),
      lit(stage, '#b5322c'),
      4,
    );
  }
}

function paintPapers(stage: Stage, x: number): void {
  const { canvas } = stage;
  for (const [i, tone] of ['#d8405c', '#2f8f7a', '#f7c84a', '#2f7fae', '#e8702c', '#fbe3bd'].entries()) {
    const [px, py] = [x + 360 + (i % 3) * 44, 870 + i * 14];
    canvas.group(`transform="translate(${px} ${py}) rotate(${i * 9 - 24})"`, () => {
      const sheet = polyline(
        [
          [-130, -34],
          [120, -46],
          [150, 30],
          [-100, 44],
        ],
        true,
      );
      canvas.path(sheet, '#140808', `opacity=".3" transform="translate(6 9)" ${canvas.blur(4)}`);
      canvas.path(
        sheet,
        canvas.linear(ramp(lighten(lit(stage, tone), 0.06), lighten(lit(stage, tone), -0.07)), [0, 0, 1, 1]),
      );
    });
  }
  const paste = lit(stage, '#f1ece0');
  const [bx, by] = [x - 150, 920];
  canvas.path(oval(bx + 8, by + 30, 84, 16), '#140808', `opacity=".45" ${canvas.blur(6)}`);
  canvas.path(
    `M${bx - 76} ${by - 24}Q${bx - 60} ${by + 34} ${bx} ${by + 36}Q${bx + 60} ${by + 34} ${bx + 76} ${by - 24}Z`,
    canvas.linear(ramp(paste, lighten(paste, -0.2)), [0, 0, 1, 0]),
  );
  canvas.path(oval(bx, by - 24, 76, 19), lighten(paste, 0.02));
  canvas.stroke(`M${bx + 10} ${by - 26}L${bx + 100} ${by - 110}`, lit(stage, '#8a4a2c'), 11);
  let sticks = '';
  for (let i = 0; i < 7; i += 1) sticks += `M${x - 700} ${890 + i * 13}L${x - 360} ${876 + i * 15}`;
  canvas.stroke(sticks, lit(stage, '#b98a4c'), 9);
  canvas.stroke(sticks, lit(stage, '#e8c88a'), 3, 'transform="translate(0 -2)"');
}
