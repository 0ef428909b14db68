import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import { paintWall } from '#demo/art/motifs/wall.ts';
import { paintWorktop } from '#demo/art/motifs/worktop.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type WindowCarvingOptions = Record<never, never>;

/** A lattice window of dark wood being carved: the peacock in the middle is done, the lower frame still bare. */
export const windowCarving: Scene<WindowCarvingOptions> = {
  name: 'window-carving',
  draw(stage) {
    const x = focalX(stage);
    paintWall(stage, 'brick', '#a8543c');
    paintGlow(stage, [x - 420, 160], 760, { colour: stage.palette.sun, strength: 0.36 });
    paintRack(stage, [x + 520, 300]);
    paintPanel(stage, [x - 640, 330]);
    paintWorktop(stage, 840, '#8a5a38');
    paintWindow(stage, [x - 40, 450]);
    paintShavings(stage, x);
    paintGripHand(stage, {
      transform: `translate(${x + 150} 640) rotate(32) scale(.82)`,
      skin: '#b0774f',
      sleeve: '#4f5f7a',
      tool: () => paintChisel(stage),
    });
  },
};

function paintChisel(stage: Stage): void {
  const { canvas } = stage;
  canvas.path('M0 -12L120 -2V24L6 12Z', canvas.linear(ramp('#e4e9ee', '#8f98a2')));
  canvas.path(
    'M116 -6Q300 14 450 34Q462 54 446 72Q280 56 116 30Z',
    canvas.linear(ramp(lit(stage, '#e2ac68'), lit(stage, '#9a6230'))),
  );
  canvas.stroke('M126 -4V28', lit(stage, '#c9a24a'), 12);
}

function paintWindow(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#6a3c22');
  const [w, h] = [330, 300];
  const outer = `M${x - 520} ${y - 380}H${x + 520}L${x + 430} ${y - 318}V${y + 350}H${x + 520}V${y + 408}H${x - 520}V${y + 350}H${x - 430}V${y - 318}Z`;
  canvas.shadow(outer, [18, 22], { blur: 18, opacity: 0.6 });
  canvas.path(outer, canvas.linear(ramp(lighten(wood, 0.07), [0.6, wood], lighten(wood, 0.05))));
  canvas.inside(outer, () => {
    let grain = '';
    for (let i = 0; i < 40; i += 1)
      grain += `M${num(x - 520 + stage.random.between(0, 900))} ${num(y - 380 + i * 20)}q80 ${num(stage.random.around(0, 8))} 200 0`;
    canvas.stroke(grain, lighten(wood, -0.07), 2.2, 'opacity=".6"');
  });
  paintFriezes(stage, [x, y], wood);
  const opening = box(x - w, y - h + 20, w * 2, h * 2);
  canvas.path(opening, canvas.linear(ramp(mix(palette.deep, '#2a120c', 0.6), '#1a0a08')));
  canvas.inside(opening, () => paintLattice(stage, [x, y + 20], wood));
  canvas.stroke(opening, lighten(wood, -0.18), 12);
  canvas.stroke(box(x - w - 14, y - h + 6, w * 2 + 28, h * 2 + 28), lighten(wood, 0.14), 6);
  paintPeacock(stage, [x, y + 20], wood);
}

/** Rows of petals, beads and scrolls; at the lower right they are only pencilled. */
function paintFriezes(stage: Stage, [x, y]: Point, wood: string): void {
  const { canvas } = stage;
  const raw = lit(stage, '#b98352');
  let [petals, beads, scrolls] = ['', '', ''];
  for (let px = x - 490; px < x + 490; px += 36)
    petals += `M${px} ${y - 332}Q${px + 4} ${y - 366} ${px + 18} ${y - 370}Q${px + 32} ${y - 366} ${px + 36} ${y - 332}Z`;
  for (let px = x - 420; px <= x + 420; px += 24) beads += oval(px, y - 310, 9);
  for (let py = y - 270; py < y + 340; py += 62)
    for (const side of [-1, 1]) {
      if (side > 0 && py > y + 40) continue;
      const px = x + side * 388;
      scrolls += `M${px - 22} ${py + 26}q4 -46 28 -36q18 12 2 24q-12 2 -10 -10`;
      beads += oval(px, py + 42, 7);
      petals += leaf([px + 14, py + 30], 30, 8, -0.6) + leaf([px - 14, py], 26, 7, 2.6);
    }
  canvas.path(box(x - 430, y - 296, 94, 640) + box(x + 336, y - 296, 94, 336), lighten(wood, -0.08));
  canvas.path(petals, lighten(wood, 0.13));
  canvas.stroke(petals, lighten(wood, -0.16), 3);
  canvas.path(beads, lighten(wood, 0.17));
  canvas.stroke(beads, lighten(wood, -0.18), 2.4);
  canvas.stroke(scrolls, lighten(wood, 0.15), 7);
  // New wood, drawn on but not yet cut.
  canvas.path(
    box(x + 336, y + 44, 94, 300),
    canvas.linear(ramp(lighten(raw, 0.04), lighten(raw, -0.05)), [0, 0, 1, 0]),
  );
  canvas.path(box(x - 500, y + 352, 1000, 52), canvas.linear(ramp(lighten(raw, 0.06), lighten(raw, -0.07))));
  let pencil = '';
  for (let py = y + 60; py < y + 320; py += 62)
    pencil += `M${x + 366} ${py + 26}q4 -46 28 -36q18 12 2 24q-12 2 -10 -10M${x + 340} ${py + 48}h86`;
  for (let px = x - 480; px < x + 480; px += 60) pencil += `M${px} ${y + 396}q6 -36 30 -36q24 0 30 36`;
  canvas.stroke(pencil, '#4a3a34', 2.6, 'opacity=".7"');
  let cut = '';
  for (let px = x - 480; px < x - 60; px += 60)
    cut += `M${px} ${y + 398}Q${px + 6} ${y + 360} ${px + 30} ${y + 358}Q${px + 54} ${y + 360} ${px + 60} ${y + 398}Z`;
  canvas.path(cut, lighten(raw, 0.08));
  canvas.stroke(cut, lighten(raw, -0.2), 3.4);
}

function paintLattice(stage: Stage, [x, y]: Point, wood: string): void {
  const { canvas } = stage;
  let bars = '';
  for (let i = -20; i <= 20; i += 1)
    bars += `M${x + i * 44 - 330} ${y - 330}L${x + i * 44 + 330} ${y + 330}M${x + i * 44 + 330} ${y - 330}L${x + i * 44 - 330} ${y + 330}`;
  canvas.stroke(bars, '#0c0504', 17, 'transform="translate(4 6)" opacity=".7"');
  canvas.stroke(bars, lighten(wood, 0.02), 14);
  canvas.stroke(bars, lighten(wood, 0.14), 4, 'transform="translate(-1 -3)" opacity=".8"');
  let studs = '';
  for (let row = -14; row <= 14; row += 1)
    for (let i = -8; i <= 8; i += 1) studs += oval(x + i * 44 + (row % 2 === 0 ? 0 : 22), y + row * 22, 6);
  canvas.path(studs, lighten(wood, 0.2));
}

/** A round medallion with a peacock whose tail fills the disc. */
function paintPeacock(stage: Stage, [x, y]: Point, wood: string): void {
  const { canvas } = stage;
  const r = 186;
  canvas.shadow(oval(x, y, r + 30), [8, 14], { blur: 12, opacity: 0.7 });
  canvas.path(oval(x, y, r + 30), canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.05)), [0, 0, 1, 1]));
  let beads = '';
  for (let i = 0; i < 40; i += 1)
    beads += oval(x + Math.cos(i * 0.157) * (r + 14), y + Math.sin(i * 0.157) * (r + 14), 8);
  canvas.path(beads, lighten(wood, 0.2));
  canvas.path(oval(x, y, r), lighten(wood, -0.18));
  let [plumes, eyes, pupils] = ['', '', ''];
  for (const [away, count, long, turn] of [
    [1, 21, 176, 0],
    [0.76, 17, 132, 0.1],
    [0.52, 13, 92, 0],
  ] as const)
    for (let i = 0; i < count; i += 1) {
      const a = -Math.PI / 2 + (i / (count - 1) - 0.5) * 4.7 + turn;
      plumes += leaf([x, y + 30], long * 0.98, 13 * away + 5, a);
      const reach = long * 0.86;
      eyes += oval(x + Math.cos(a) * reach, y + 30 * (1 - reach / 190) + Math.sin(a) * reach, 10 * away + 3);
      pupils += oval(x + Math.cos(a) * reach, y + 30 * (1 - reach / 190) + Math.sin(a) * reach, 4 * away + 1.4);
    }
  canvas.inside(oval(x, y, r - 3), () => {
    canvas.path(plumes, lighten(wood, 0.06));
    canvas.stroke(plumes, lighten(wood, -0.14), 2.4);
    canvas.path(eyes, lighten(wood, 0.2));
    canvas.path(pupils, lighten(wood, -0.2));
  });
  const body = `M${x - 8} ${y - 74}C${x + 10} ${y - 92} ${x + 30} ${y - 80} ${x + 28} ${y - 62}C${x + 26} ${y - 46} ${x + 12} ${y - 40} ${x + 16} ${y - 14}C${x + 44} ${y + 10} ${x + 46} ${y + 70} ${x + 4} ${y + 110}C${x - 40} ${y + 90} ${x - 50} ${y + 30} ${x - 22} ${y - 8}C${x - 10} ${y - 30} ${x - 20} ${y - 54} ${x - 8} ${y - 74}Z`;
  canvas.shadow(body, [5, 8], { blur: 6, opacity: 0.7 });
  canvas.path(body, canvas.linear(ramp(lighten(wood, 0.24), lighten(wood, 0.06)), [0, 0, 1, 1]));
  canvas.path(`M${x + 26} ${y - 70}L${x + 48} ${y - 62}L${x + 26} ${y - 56}Z`, lighten(wood, 0.28));
  canvas.path(
    leaf([x + 4, y - 82], 34, 5, -1.9) + leaf([x + 4, y - 82], 36, 5, -1.55) + leaf([x + 4, y - 82], 34, 5, -1.2),
    lighten(wood, 0.24),
  );
  canvas.path(oval(x + 12, y - 66, 4.4), lighten(wood, -0.26));
  let scales = '';
  for (let row = 0; row < 6; row += 1)
    for (let i = -2; i <= 2; i += 1) scales += `M${x - 8 + i * 15 + (row % 2) * 7} ${y + 2 + row * 15}q7 10 14 0`;
  canvas.inside(body, () => canvas.stroke(scales, lighten(wood, -0.1), 2.6));
  canvas.path(
    rosette([x - 90, y + 130], { length: 28, halfWidth: 9 }, 8) +
      rosette([x + 96, y + 130], { length: 28, halfWidth: 9 }, 8),
    lighten(wood, 0.16),
  );
}

function paintRack(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#5a341f');
  canvas.shadow(box(x - 90, y - 20, 380, 30), [10, 14], { blur: 8, opacity: 0.5 });
  for (let i = 0; i < 8; i += 1) {
    const px = x - 60 + i * 46;
    canvas.path(
      `M${px - 7} ${y}V${y + 120 + ((i * 29) % 50)}L${px} ${y + 140 + ((i * 29) % 50)}L${px + 7} ${y + 120 + ((i * 29) % 50)}V${y}Z`,
      canvas.linear(ramp('#eef2f5', '#8f98a2'), [0, 0, 1, 0]),
    );
    canvas.path(
      `M${px - 12} ${y}L${px - 13} ${y - 100 - ((i * 17) % 30)}Q${px} ${y - 124 - ((i * 17) % 30)} ${px + 13} ${y - 100 - ((i * 17) % 30)}L${px + 12} ${y}Z`,
      canvas.linear(ramp(lit(stage, '#e2ac68'), lit(stage, '#8f5a2c')), [0, 0, 1, 0]),
    );
  }
  canvas.path(box(x - 90, y - 20, 380, 30), canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.05))));
}

/** A finished panel of endless scrolls on the wall. */
function paintPanel(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#7a4626');
  const panel = box(x - 90, y - 220, 200, 460);
  canvas.shadow(panel, [12, 14], { blur: 10, opacity: 0.5 });
  canvas.path(panel, canvas.linear(ramp(lighten(wood, 0.05), lighten(wood, -0.08))));
  canvas.stroke(box(x - 76, y - 206, 172, 432), lighten(wood, 0.12), 6);
  let [vine, leaves] = [`M${x + 10} ${y + 200}`, ''];
  for (let i = 0; i < 6; i += 1) {
    const side = i % 2 === 0 ? 1 : -1;
    vine += `q${side * 70} -34 0 -68`;
    leaves +=
      rosette([x + 10 + side * 44, y + 166 - i * 68], { length: 24, halfWidth: 8 }, 7) +
      leaf([x + 10, y + 140 - i * 68], 48, 11, side > 0 ? 3.5 : -0.4);
  }
  canvas.stroke(vine, lighten(wood, -0.2), 9, 'transform="translate(3 5)"');
  canvas.stroke(vine, lighten(wood, 0.14), 8);
  canvas.path(leaves, lighten(wood, -0.2), 'transform="translate(3 5)"');
  canvas.path(leaves, lighten(wood, 0.16));
}

function paintShavings(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  let [light, pale] = ['', ''];
  for (let i = 0; i < 70; i += 1) {
    const [px, py, s] = [x + random.around(0, 620), 880 + random.next() * 100, random.between(10, 24)];
    const d = `M${num(px)} ${num(py)}q${num(s)} ${num(-s * 1.3)} ${num(s * 1.7)} ${num(-s * 0.2)}q${num(-s * 0.2)} ${num(s * 0.7)} ${num(-s * 0.7)} ${num(s * 0.2)}`;
    if (random.chance(0.5)) light += d;
    else pale += d;
  }
  canvas.stroke(light, '#1a0c08', 5, 'opacity=".3" transform="translate(3 6)"');
  canvas.stroke(light, lit(stage, '#d9a468'), 5);
  canvas.stroke(pale, lit(stage, '#f0cf9c'), 5);
  const [mx, my] = [x - 560, 900];
  canvas.stroke(`M${mx + 40} ${my + 30}L${mx + 220} ${my + 66}`, lit(stage, '#a5683a'), 24);
  canvas.path(
    `M${mx - 70} ${my - 30}L${mx + 50} ${my - 14}L${mx + 40} ${my + 76}L${mx - 80} ${my + 58}Z`,
    canvas.linear(ramp(lit(stage, '#c98a50'), lit(stage, '#7a4a28')), [0, 0, 1, 1]),
  );
  canvas.path(box(0, HEIGHT - 8, WIDTH, 8), '#1a0c08', 'opacity=".2"');
}
