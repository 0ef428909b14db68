import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGamelanSet } from '#demo/art/motifs/gamelan-set.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPendopo } from '#demo/art/motifs/pendopo.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintTurnedTower } from '#demo/art/motifs/turned-tower.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface PalaceHallOptions {
  readonly servants?: boolean;
}

const YARD = 800;

/** An open palace hall with a gamelan on its floor, lamps lit, a watch tower behind. */
export const palaceHall: Scene<PalaceHallOptions> = {
  name: 'palace-hall',
  draw(stage, { servants = true }) {
    const x = focalX(stage);
    paintSky(stage, 700);
    paintSun(stage, [x - 800, 560], 74);
    paintClouds(stage, [
      { x: x - 700, y: 190, length: 460, opacity: 0.4 },
      { x: x - 340, y: 330, length: 300, bar: 10, opacity: 0.38 },
      { x: x + 330, y: 120, length: 380, bar: 12, opacity: 0.34 },
    ]);
    paintBirds(stage, [x - 470, 260], 6);
    paintBehind(stage, x);
    paintYard(stage, x);
    paintPendopo(stage, [x, YARD], () => paintGamelanSet(stage, [0, -6], 1.06));
    if (servants) paintServants(stage, x);
  },
};

function paintBehind(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const green = mix(mix(palette.leaf, palette.hill, 0.4), palette.haze, 0.16);
  for (const [dx, tall] of [
    [-960, 230],
    [-880, 300],
    [-560, 240],
    [430, 330],
    [500, 250],
  ] as const)
    paintPalm(stage, {
      foot: [x + dx, YARD - 60],
      height: tall,
      lean: dx * 0.03,
      colour: mix(green, palette.deep, 0.3),
    });
  paintTreeRow(stage, { y: (px) => YARD - 76 + Math.sin(px / 140) * 10, size: 40, colour: green, light: -1, depth: 4 });
  paintTower(stage, x - 690);
  const wall = lit(stage, '#f2e8da');
  canvas.path(
    box(-40, YARD - 96, WIDTH + 80, 110),
    canvas.linear(ramp(mix(wall, palette.glow, 0.2), mix(wall, palette.hill, 0.5))),
  );
  canvas.path(box(-40, YARD - 106, WIDTH + 80, 14), canvas.linear(ramp(lit(stage, '#2f6f9a'), lit(stage, '#1d4566'))));
  let panels = '';
  for (let px = -20; px < WIDTH; px += 92) panels += box(px, YARD - 78, 70, 54);
  canvas.path(panels, mix(wall, lit(stage, '#2f6f9a'), 0.24), 'opacity=".6"');
  paintMist(stage, YARD - 200, YARD - 90, { opacity: 0.3 });
}

/** The octagonal watch tower of the court: white storeys, blue bands, a hat of tiles. */
function paintTower(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const foot = YARD - 90;
  const rings = [
    [52, 0],
    [50, 120],
    [56, 120],
    [56, 132],
    [46, 132],
    [44, 232],
    [52, 232],
    [52, 244],
    [40, 244],
    [38, 316],
    [47, 316],
    [47, 326],
  ] as const;
  paintTurnedTower(stage, { foot: [x, foot], rings, colour: '#f4ead8', light: -1, haze: 0.1, sag: 0.03 });
  const blue = mix(lit(stage, '#2f6f9a'), palette.haze, 0.1);
  let windows = '';
  for (const [y, w] of [
    [40, 11],
    [164, 10],
    [262, 9],
  ] as const)
    for (const dx of [-26, 0, 26])
      windows += `M${x + dx - w * 0.7} ${foot - y}V${num(foot - y - w * 3)}Q${x + dx} ${num(foot - y - w * 4.6)} ${x + dx + w * 0.7} ${num(foot - y - w * 3)}V${foot - y}Z`;
  canvas.path(windows, mix(blue, palette.lamp, 0.24));
  canvas.path(
    box(x - 56, foot - 132, 112, 10) + box(x - 52, foot - 244, 104, 10) + box(x - 47, foot - 326, 94, 9),
    blue,
  );
  const roof = `M${x - 66} ${foot - 322}Q${x - 30} ${foot - 344} ${x} ${foot - 412}Q${x + 30} ${foot - 344} ${x + 66} ${foot - 322}Z`;
  canvas.path(
    roof,
    canvas.linear(ramp(mix(lit(stage, '#8a5038'), palette.glow, 0.3), lit(stage, '#5a3020')), [0, 0, 1, 0]),
  );
  canvas.stroke(`M${x} ${foot - 408}V${foot - 446}`, lit(stage, palette.gold), 4);
  canvas.path(oval(x, foot - 432, 6), lit(stage, palette.gold));
}

function paintYard(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  const sand = lit(stage, '#c9a884');
  canvas.path(
    box(-20, YARD + 4, WIDTH + 40, HEIGHT),
    canvas.linearOn(ramp(mix(sand, palette.glow, 0.3), [0.4, sand], mix(sand, palette.deep, 0.56)), [
      0,
      YARD,
      0,
      HEIGHT,
    ]),
  );
  let rakes = '';
  for (let i = 0; i < 13; i += 1)
    rakes += `M-20 ${num(YARD + 58 + i * 12)}Q${x} ${num(YARD + 46 + i * 13)} ${WIDTH + 20} ${num(YARD + 58 + i * 12)}`;
  canvas.stroke(rakes, lighten(sand, -0.08), 1.8, 'opacity=".35"');
  canvas.path(oval(x, YARD + 86, 560, 46), palette.lamp, `opacity=".34" ${canvas.blur(22)}`);
  let pebbles = '';
  for (let i = 0; i < 60; i += 1)
    pebbles += oval(random.between(0, WIDTH), random.between(YARD + 60, HEIGHT), random.between(2, 5), 1.6);
  canvas.path(pebbles, lighten(sand, -0.12), 'opacity=".5"');
  for (const dx of [-760, -620]) paintLampPost(stage, x + dx, YARD + 96);
}

function paintLampPost(stage: Stage, x: number, y: number): void {
  const { canvas, palette } = stage;
  const iron = mix(lit(stage, '#1f4a3c'), palette.deep, 0.3);
  canvas.path(oval(x, y - 176, 64), palette.lamp, `opacity=".45" ${canvas.blur(16)}`);
  canvas.path(`M${x - 18} ${y}L${x - 10} ${y - 22}H${x + 10}L${x + 18} ${y}Z${box(x - 4, y - 150, 8, 132)}`, iron);
  canvas.path(`M${x - 13} ${y - 152}H${x + 13}L${x + 18} ${y - 192}H${x - 18}Z`, mix(palette.lamp, '#fff6d8', 0.45));
  canvas.path(`M${x - 22} ${y - 190}Q${x} ${y - 220} ${x + 22} ${y - 190}Z`, iron);
  canvas.stroke(`M${x} ${y - 152}V${y - 192}M${x - 14} ${y - 152}H${x + 14}`, iron, 3);
}

/** Palace servants in dark jackets and batik, seen from behind or the side, and a lady with a tray. */
function paintServants(stage: Stage, x: number): void {
  const batik = { bottom: '#7a4a2a', dress: 'skirt', head: 'hair' } as const;
  paintWalker(stage, {
    ...batik,
    foot: [x - 470, YARD + 92],
    size: 1.16,
    top: '#22304f',
    headColour: '#5a3420',
    heading: 1,
  });
  paintWalker(stage, {
    ...batik,
    foot: [x - 412, YARD + 100],
    size: 1.2,
    top: '#1f2a44',
    headColour: '#4a2c1c',
    heading: 1,
  });
  paintWalker(stage, {
    foot: [x + 150, YARD + 96],
    size: 1.14,
    top: '#c8863a',
    bottom: '#6b3a24',
    dress: 'skirt',
    head: 'bun',
    heading: -1,
    arms: 'forward',
  });
}
