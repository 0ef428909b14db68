import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type SkeinYardOptions = Record<never, never>;

const DYES = [
  '#b5263c',
  '#e5a52f',
  '#2c6f72',
  '#7a3a6d',
  '#4f8a4f',
  '#d9633a',
  '#27487f',
  '#f0dfb4',
  '#8e2340',
  '#c98a2c',
] as const;

/** Hanks of dyed silk on bamboo poles in the shade below a house on posts, a dye pot steaming. */
export const skeinYard: Scene<SkeinYardOptions> = {
  name: 'skein-yard',
  draw(stage) {
    const x = focalX(stage);
    paintYard(stage, x);
    paintPole(stage, { x: x - 700, y: 330, count: 9, gap: 104, long: 250, from: 3 });
    paintPole(stage, { x: x + 190, y: 300, count: 5, gap: 108, long: 230, from: 6 });
    paintPot(stage, [x + 520, 860]);
    paintPole(stage, { x: x - 560, y: 420, count: 8, gap: 122, long: 370, from: 0 });
    paintReel(stage, [x - 640, 830]);
  },
};

function paintYard(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  paintSky(stage, 520);
  paintRidge(stage, {
    name: 'hill',
    y: 420,
    height: 140,
    wave: 260,
    colour: mix(mix(palette.hill, palette.leaf, 0.4), palette.haze, 0.4),
    fade: 0.3,
    trees: 14,
  });
  for (const [dx, h] of [
    [-420, 380],
    [40, 330],
    [430, 400],
  ] as const)
    paintPalm(stage, { foot: [x + dx, 640], height: h, lean: 30, colour: mix(palette.leaf, palette.deep, 0.3) });
  let bushes = '';
  for (let px = -20; px < WIDTH + 50; px += 62) bushes += oval(px, 640 + ((px * 13) % 30), 60, 70);
  canvas.path(bushes, mix(palette.leaf, palette.haze, 0.12));
  const earth = lit(stage, '#b98a5c');
  canvas.path(
    box(0, 660, WIDTH, HEIGHT - 660),
    canvas.linear(ramp(mix(earth, palette.sun, 0.3), [0.3, earth], lighten(earth, -0.16))),
  );
  canvas.path(`M0 700H${WIDTH}V1000H0Z`, palette.deep, `opacity=".16" ${canvas.blur(20)}`);
  const wood = lit(stage, '#6a4630');
  canvas.path(box(0, 0, WIDTH, 190), canvas.linear(ramp(lighten(wood, -0.16), lighten(wood, -0.06))));
  let boards = '';
  for (let px = -400; px < WIDTH + 400; px += 70) boards += `M${num(800 + (px - 800) * 0.7)} 0L${px} 180`;
  canvas.stroke(boards, lighten(wood, -0.22), 5, 'opacity=".8"');
  canvas.path(box(0, 168, WIDTH, 42), canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.1))));
  for (const px of [x - 770, x - 250, x + 730]) {
    canvas.path(
      box(px - 28, 190, 56, 560),
      canvas.linear(ramp(lighten(wood, 0.12), [0.4, wood], lighten(wood, -0.16)), [0, 0, 1, 0]),
    );
    canvas.path(`M${px - 50} 764L${px - 34} 720H${px + 34}L${px + 50} 764Z`, lit(stage, '#a59a8c'));
  }
  // Ladder up to the floor.
  const step = lighten(wood, 0.06);
  canvas.stroke(`M${x + 330} 760L${x + 420} 190M${x + 450} 760L${x + 530} 190`, step, 17);
  canvas.stroke(
    [0, 1, 2, 3, 4, 5].map((i) => `M${num(x + 344 + i * 15)} ${690 - i * 86}H${num(x + 462 + i * 12)}`).join(''),
    lighten(step, 0.06),
    15,
  );
}

interface Pole {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly gap: number;
  readonly long: number;
  readonly from: number;
}

function paintPole(stage: Stage, { x, y, count, gap, long, from }: Pole): void {
  const { canvas, palette } = stage;
  const cane = lit(stage, '#c9a058');
  const wide = (count - 1) * gap;
  canvas.stroke(`M${x - 60} 200V${y}M${x + wide + 60} 200V${y}`, lit(stage, '#8a6a44'), 5);
  for (let i = 0; i < count; i += 1) {
    const px = x + i * gap;
    const drop = long * (0.94 + ((i * 7) % 5) * 0.03);
    const half = gap * 0.36;
    const tone = lit(stage, DYES[(from + i) % DYES.length] ?? '#b5263c');
    const d = `M${num(px - half * 0.8)} ${y - 8}C${num(px - half * 1.2)} ${num(y + drop * 0.4)} ${num(px - half)} ${num(y + drop * 0.8)} ${num(px - half * 0.6)} ${num(y + drop)}Q${px} ${num(y + drop + half * 0.8)} ${num(px + half * 0.6)} ${num(y + drop)}C${num(px + half)} ${num(y + drop * 0.8)} ${num(px + half * 1.2)} ${num(y + drop * 0.4)} ${num(px + half * 0.8)} ${y - 8}Q${px} ${y - 22} ${num(px - half * 0.8)} ${y - 8}Z`;
    canvas.shadow(d, [12, 14], { blur: 8, opacity: 0.34 });
    canvas.path(
      d,
      canvas.linear(
        ramp(lighten(tone, -0.06), [0.3, lighten(tone, 0.11)], [0.6, tone], lighten(tone, -0.17)),
        [0, 0, 1, 0],
      ),
    );
    canvas.inside(d, () => {
      let fibres = '';
      for (let k = -6; k <= 6; k += 1)
        fibres += `M${num(px + k * half * 0.14)} ${y - 20}C${num(px + k * half * 0.2)} ${num(y + drop * 0.4)} ${num(px + k * half * 0.17)} ${num(y + drop * 0.8)} ${num(px + k * half * 0.1)} ${num(y + drop + 30)}`;
      canvas.stroke(fibres, lighten(tone, -0.12), 2, 'opacity=".6"');
      canvas.stroke(fibres, lighten(tone, 0.16), 1.2, 'opacity=".6" transform="translate(3 0)"');
      canvas.path(
        box(px - half * 1.4, y - 30, half * 3, 70),
        canvas.linear(ramp([0, palette.deep, 0.4], [1, palette.deep, 0])),
      );
    });
    canvas.stroke(
      `M${num(px - half * 0.94)} ${num(y + drop * 0.8)}Q${px} ${num(y + drop * 0.8 + 16)} ${num(px + half * 0.94)} ${num(y + drop * 0.8)}`,
      lighten(tone, 0.24),
      8,
    );
  }
  canvas.stroke(`M${x - 110} ${y}H${x + wide + 110}`, lighten(cane, -0.12), 22);
  canvas.stroke(`M${x - 110} ${y - 2}H${x + wide + 110}`, cane, 16);
  canvas.stroke(`M${x - 110} ${y - 6}H${x + wide + 110}`, lighten(cane, 0.16), 4);
}

function paintPot(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const iron = lit(stage, '#4a4240');
  canvas.path(oval(x + 10, y + 84, 210, 28), '#140a08', `opacity=".45" ${canvas.blur(9)}`);
  canvas.stroke(
    `M${x - 130} ${y + 80}L${x + 60} ${y + 70}M${x + 140} ${y + 84}L${x - 40} ${y + 64}`,
    lit(stage, '#6a4530'),
    24,
  );
  canvas.path(oval(x, y + 66, 70, 18), '#ff8a3c', `opacity=".9" ${canvas.blur(5)}`);
  canvas.path(
    `M${x - 170} ${y - 60}C${x - 180} ${y + 40} ${x - 100} ${y + 66} ${x} ${y + 66}C${x + 100} ${y + 66} ${x + 180} ${y + 40} ${x + 170} ${y - 60}Z`,
    canvas.linear(ramp(lighten(iron, 0.04), [0.3, lighten(iron, 0.14)], lighten(iron, -0.14)), [0, 0, 1, 0]),
  );
  canvas.path(oval(x, y - 60, 180, 42), lighten(iron, 0.14));
  const dye = lit(stage, '#a8203a');
  canvas.path(oval(x, y - 56, 160, 34), canvas.linear(ramp(lighten(dye, -0.08), lighten(dye, 0.08))));
  canvas.stroke(`M${x - 100} ${y - 66}q70 -20 150 -4M${x - 40} ${y - 42}q60 12 120 -4`, '#f4a0a8', 5, 'opacity=".6"');
  canvas.stroke(`M${x - 30} ${y - 50}L${x + 120} ${y - 230}`, lit(stage, '#a87442'), 15);
  canvas.path(
    `M${x - 70} ${y - 60}C${x - 80} ${y - 110} ${x - 20} ${y - 130} ${x + 10} ${y - 96}C${x + 34} ${y - 80} ${x + 20} ${y - 50} ${x - 10} ${y - 46}Z`,
    lighten(dye, 0.04),
  );
  paintSteam(stage, [x, y - 90], { width: 190, height: 260, count: 4, opacity: 0.26 });
}

/** An umbrella reel for winding. */
function paintReel(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const cane = lit(stage, '#b98a4c');
  canvas.path(oval(x + 14, y + 110, 130, 20), '#140a08', `opacity=".45" ${canvas.blur(8)}`);
  canvas.path(
    box(x - 100, y + 90, 200, 20) + box(x - 9, y - 170, 18, 270),
    canvas.linear(ramp(lighten(cane, 0.1), lighten(cane, -0.12)), [0, 0, 1, 0]),
  );
  const silk = lit(stage, '#f0dfb4');
  const body = `M${x - 120} ${y - 90}Q${x - 96} ${y - 30} ${x - 120} ${y + 30}Q${x} ${y + 66} ${x + 120} ${y + 30}Q${x + 96} ${y - 30} ${x + 120} ${y - 90}Q${x} ${y - 54} ${x - 120} ${y - 90}Z`;
  canvas.stroke(
    [-1, -0.6, -0.2, 0.2, 0.6, 1]
      .map((s) => `M${num(x + s * 130)} ${y - 130}Q${num(x + s * 96)} ${y - 30} ${num(x + s * 130)} ${y + 66}`)
      .join(''),
    cane,
    10,
  );
  canvas.path(
    body,
    canvas.linear(ramp(lighten(silk, -0.08), [0.35, lighten(silk, 0.05)], lighten(silk, -0.18)), [0, 0, 1, 0]),
  );
  canvas.inside(body, () =>
    canvas.stroke(
      Array.from(
        { length: 18 },
        (_, i) => `M${x - 130} ${y - 96 + i * 8}Q${x} ${y - 58 + i * 8} ${x + 130} ${y - 98 + i * 8}`,
      ).join(''),
      lighten(silk, -0.14),
      2,
      'opacity=".7"',
    ),
  );
  canvas.stroke(`M${x + 116} ${y - 40}Q${x + 190} ${y - 80} ${x + 250} ${y + 60}`, silk, 3);
}
