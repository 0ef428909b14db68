import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import type { View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';

/** The market: textiles on mats, parasols and lamps, or barbecue and fruit. */
export type MarketKind = 'textiles' | 'parasols' | 'barbecue';

/** What stands at the end of the market street: a hill with a golden spire, a city gate, or a skyline with palms. */
export function paintMarketEnd(stage: Stage, kind: MarketKind, { vanishing: [x, y] }: View): void {
  if (kind === 'textiles') paintSacredHill(stage, [x, y]);
  else if (kind === 'parasols') paintBrickGate(stage, [x, y]);
  else paintSkyline(stage, [x, y]);
}

function paintSacredHill(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const hill = mix(palette.hill, palette.haze, 0.2);
  paintRidge(stage, { name: 'far', y: 400, height: 90, wave: 400, colour: mix(hill, palette.haze, 0.4), fade: 0.5 });
  const mound = `M${x - 560} ${y + 40}Q${x - 300} ${y - 60} ${x - 150} ${y - 196}Q${x - 60} ${y - 250} ${x + 40} ${y - 236}Q${x + 190} ${y - 180} ${x + 300} ${y - 70}T${x + 640} ${y + 40}Z`;
  canvas.path(mound, canvas.linear(ramp(mix(lighten(hill, 0.05), palette.leaf, 0.4), mix(hill, palette.deep, 0.3))));
  canvas.grain(mound, { colour: palette.deep, axis: [x - 200, y - 240, x + 300, y + 60], opacity: 0.5 });
  // A lit stair climbs to a small golden spire.
  const gold = mix(palette.gold, '#fff2c4', 0.25);
  canvas.path(oval(x - 40, y - 290, 110, 110), palette.lamp, `opacity=".4" ${canvas.blur(26)}`);
  canvas.path(
    `M${x - 84} ${y - 230}H${x + 6}V${y - 250}H${x - 84}ZM${x - 72} ${y - 250}H${x - 6}L${x - 18} ${y - 272}H${x - 60}ZM${x - 58} ${y - 272}Q${x - 60} ${y - 296} ${x - 44} ${y - 306}L${x - 39} ${y - 366}L${x - 34} ${y - 306}Q${x - 18} ${y - 296} ${x - 20} ${y - 272}Z`,
    canvas.linear(ramp(gold, lighten(gold, -0.14)), [0, 0, 1, 0]),
  );
  let dots = '';
  for (let i = 0; i < 22; i += 1) dots += oval(x - 40 + Math.sin(i * 0.9) * (10 + i * 2.2), y - 220 + i * 10, 3);
  canvas.path(dots, palette.lamp, 'opacity=".95"');
  paintTempleRoof(stage, [x + 20, y + 26]);
  for (const [dx, tall] of [
    [-330, 210],
    [-270, 160],
    [300, 190],
    [356, 240],
  ] as const)
    paintPalm(stage, {
      foot: [x + dx, y + 40],
      height: tall,
      lean: dx * 0.06,
      colour: mix(palette.leaf, palette.deep, 0.5),
    });
}

/** A temple hall with low sweeping roofs and flame-like horns. */
function paintTempleRoof(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const tile = mix('#a8422c', palette.deep, 0.3);
  const wall = mix(palette.lamp, '#c9803c', 0.35);
  canvas.path(box(x - 74, y - 52, 148, 60), canvas.linear(ramp(wall, mix(wall, palette.deep, 0.3))));
  canvas.path(
    `M${x - 16} ${y + 8}V${y - 30}Q${x} ${y - 52} ${x + 16} ${y - 30}V${y + 8}Z`,
    mix(palette.lamp, '#fff0c0', 0.4),
  );
  for (const dx of [-62, -38, 32, 56]) canvas.path(box(x + dx, y - 52, 7, 60), mix('#f4e6c8', palette.deep, 0.2));
  for (const [half, base, rise] of [
    [128, -34, 78],
    [100, -62, 76],
    [70, -88, 78],
  ] as const) {
    const d = `M${x} ${y + base - rise}Q${x + half * 0.36} ${y + base - 20} ${x + half} ${y + base}L${x + half * 0.92} ${y + base + 8}Q${x} ${y + base - 10} ${x - half * 0.92} ${y + base + 8}L${x - half} ${y + base}Q${x - half * 0.36} ${y + base - 20} ${x} ${y + base - rise}Z`;
    canvas.path(d, canvas.linear(ramp(lighten(tile, 0.03), lighten(tile, -0.06))));
    canvas.stroke(
      `M${x} ${y + base - rise}Q${x + half * 0.36} ${y + base - 20} ${x + half} ${y + base}l10 -12M${x} ${y + base - rise}Q${x - half * 0.36} ${y + base - 20} ${x - half} ${y + base}l-10 -12`,
      palette.gold,
      3,
    );
  }
  canvas.stroke(`M${x} ${y - 166}v-20q8 -4 4 -12`, palette.gold, 3.4);
}

function paintBrickGate(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const far = mix(palette.hill, palette.haze, 0.25);
  paintRidge(stage, { name: 'doi', y: 330, height: 160, wave: 520, colour: far, fade: 0.5 });
  const brick = mix(mix('#b8643c', palette.deep, 0.3), palette.lamp, 0.18);
  const wall = (left: number, w: number, h: number): void => {
    const d = box(left, y + 40 - h, w, h);
    canvas.path(d, canvas.linear(ramp(mix(brick, palette.deep, 0.3), brick)));
    let courses = '';
    for (let k = 8; k < h; k += 9) courses += `M${left} ${y + 40 - k}h${w}`;
    canvas.stroke(courses, mix(brick, palette.deep, 0.4), 1.4, 'opacity=".6"');
    let merlons = '';
    for (let px = left; px < left + w - 8; px += 24) merlons += `M${px} ${y + 41 - h}v-12l8 -8l8 8v12Z`;
    canvas.path(merlons, mix(brick, palette.deep, 0.25));
  };
  wall(x - 330, 250, 120);
  wall(x + 80, 250, 120);
  wall(x - 116, 64, 176);
  wall(x + 52, 64, 176);
  canvas.path(
    `M${x - 52} ${y + 40}V${y - 70}Q${x} ${y - 110} ${x + 52} ${y - 70}V${y + 40}Z`,
    mix(palette.lamp, '#ffb060', 0.3),
    'opacity=".8"',
  );
  for (const [i, [dx, dy]] of (
    [
      [-260, -250],
      [-180, -330],
      [-60, -290],
      [90, -360],
      [210, -270],
      [330, -340],
      [-380, -320],
      [20, -410],
    ] as const
  ).entries()) {
    const size = 9 + (i % 3) * 3;
    canvas.path(oval(x + dx, y + dy, size * 2.4), '#ff9a3c', `opacity=".4" ${canvas.blur(8)}`);
    canvas.path(
      `M${num(x + dx - size * 0.7)} ${num(y + dy - size)}Q${x + dx} ${num(y + dy - size * 1.5)} ${num(x + dx + size * 0.7)} ${num(y + dy - size)}L${num(x + dx + size * 0.5)} ${num(y + dy + size)}H${num(x + dx - size * 0.5)}Z`,
      canvas.linear(ramp('#ffb45a', '#fff0b8')),
    );
  }
}

function paintSkyline(stage: Stage, [x, y]: Point): void {
  const { canvas, palette, random } = stage;
  for (const [row, share] of [0.6, 0.3].entries()) {
    const tone = mix(palette.hill, palette.haze, share);
    let [blocks, windows] = ['', ''];
    for (let px = -20; px < 1640; px += random.between(50, 90)) {
      const [w, h] = [random.between(46, 96), random.between(70, 250) - row * 70];
      blocks += box(px, y + 40 - h, w, h);
      for (let wx = px + 8; wx < px + w - 10; wx += 15)
        for (let wy = y + 50 - h; wy < y; wy += 22) windows += random.chance(0.35) ? box(wx, wy, 7, 9) : '';
    }
    canvas.path(blocks, tone);
    canvas.path(windows, palette.lamp, 'opacity=".55"');
  }
  for (const [dx, tall] of [
    [-620, 330],
    [-520, 260],
    [560, 350],
    [650, 280],
    [-180, 170],
    [190, 180],
  ] as const)
    paintPalm(stage, {
      foot: [x + dx, y + 60],
      height: tall,
      lean: dx * 0.07,
      colour: mix(palette.leaf, palette.deep, 0.55),
    });
}
