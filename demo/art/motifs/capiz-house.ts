import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A stone house with a timber storey of sliding shell windows, from the front; `foot` is its lower left corner. */
export interface CapizHouse {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  readonly stone: string;
  readonly wood: string;
  readonly bays: number;
}

/** Paints roof, upper storey with capiz panes and balusters, stone base with an arched gate and barred windows. */
export function paintCapizHouse(stage: Stage, house: CapizHouse): void {
  const { canvas, palette } = stage;
  const { foot, width: w, height: h, bays } = house;
  canvas.group(`transform="translate(${at(foot)})"`, () => {
    paintStoneBase(stage, house);
    const wood = lit(stage, house.wood);
    const [top, sill] = [-h, -h * 0.48];
    canvas.path(box(-10, top, w + 20, sill - top), canvas.linear(ramp(lighten(wood, -0.05), lighten(wood, -0.01))));
    const bay = (w + 8) / bays;
    for (let i = 0; i < bays; i += 1) paintCapizWindow(stage, house, [-4 + i * bay, sill - h * 0.045], [bay, h * 0.4]);
    canvas.path(box(-18, sill - h * 0.035, w + 36, h * 0.035), lighten(wood, 0.06));
    canvas.path(box(-14, sill, w + 28, h * 0.018), palette.deep, 'opacity=".35"');
    let brackets = '';
    for (let i = 0; i <= bays; i += 1) brackets += `M${num(-8 + i * bay)} ${num(sill)}h16l-4 ${num(h * 0.05)}h-8Z`;
    canvas.path(brackets, lighten(wood, 0.02));
    paintRoof(stage, house);
  });
}

function paintCapizWindow(stage: Stage, house: CapizHouse, [x, y]: Point, [w, h]: Point): void {
  const { canvas, palette, random } = stage;
  const wood = lit(stage, house.wood);
  const pane = mix(lit(stage, '#f3efe0', 0.7), palette.lamp, palette.lampGlow * 0.75);
  const [left, top, wide, tall] = [x + w * 0.06, y - h * 0.94, w * 0.88, h * 0.6];
  canvas.path(box(left - 4, top - 4, wide + 8, tall + 8), lighten(wood, 0.08));
  // One of the two sliding frames may stand open.
  const open = random.chance(0.4);
  canvas.path(
    box(left, top, wide, tall),
    palette.lampGlow > 0.4 ? mix(palette.lamp, '#d97a3c', 0.35) : mix(wood, palette.deep, 0.55),
  );
  const panes = open ? box(left, top, wide * 0.5, tall) : box(left, top, wide, tall);
  canvas.path(panes, canvas.linear(ramp(lighten(pane, 0.03), [0.5, pane], lighten(pane, -0.06)), [0, 0, 1, 1]));
  let grid = '';
  const step = wide / 8;
  const reach = open ? wide * 0.5 : wide;
  for (let k = 1; k * step < reach; k += 1) grid += `M${num(left + k * step)} ${num(top)}v${num(tall)}`;
  for (let k = 1; k * step < tall; k += 1) grid += `M${num(left)} ${num(top + k * step)}h${num(reach)}`;
  canvas.stroke(grid, lighten(wood, 0.02), 2);
  let gleam = '';
  for (let k = 0; k < 9; k += 1)
    gleam += box(
      left + Math.floor(random.between(0, reach / step)) * step + 2,
      top + Math.floor(random.between(0, tall / step - 0.4)) * step + 2,
      step - 4,
      step - 4,
    );
  canvas.inside(panes, () => canvas.path(gleam, '#ffffff', `opacity="${palette.lampGlow > 0.4 ? 0.28 : 0.5}"`));
  canvas.path(
    box(left + wide / 2 - 3, top, 6, tall) + box(left, top - 3, wide, 5) + box(left, top + tall - 2, wide, 6),
    wood,
  );
  const rail = y - h * 0.04;
  canvas.path(box(left, top + tall + 6, wide, rail - top - tall - 8), mix(wood, palette.deep, 0.45));
  let balusters = '';
  for (let px = left + 6; px < left + wide - 3; px += 11)
    balusters += `M${num(px - 2)} ${num(top + tall + 6)}q5 ${num((rail - top - tall) * 0.5)} 0 ${num(rail - top - tall - 6)}h5q-5 ${num(-(rail - top - tall) * 0.5)} 0 ${num(-(rail - top - tall - 6))}Z`;
  canvas.path(balusters, lighten(wood, 0.14));
}

function paintStoneBase(stage: Stage, { width: w, height: h, stone: colour, wood: timber, bays }: CapizHouse): void {
  const { canvas, palette, random } = stage;
  const stone = lit(stage, colour);
  const wood = lit(stage, timber);
  const front = box(0, -h * 0.48, w, h * 0.48);
  canvas.path(front, canvas.linear(ramp(lighten(stone, 0.01), lighten(stone, -0.05))));
  let bricks = '';
  for (let i = 0; i < 30; i += 1)
    bricks += box(random.between(4, w - 30), -random.between(6, h * 0.45), random.between(14, 28), 8);
  canvas.path(bricks, mix(stone, lit(stage, '#b0583c'), 0.4), 'opacity=".6"');
  canvas.grain(front, { colour: lighten(stone, -0.22), axis: [0, -h * 0.2, 0, 40], opacity: 0.55 });
  const gate = Math.floor(bays / 2);
  const bay = w / bays;
  for (let i = 0; i < bays; i += 1) {
    const x = (i + 0.5) * bay;
    const half = bay * (i === gate ? 0.34 : 0.24);
    const tall = h * (i === gate ? 0.3 : 0.2);
    const base = i === gate ? 0 : -h * 0.1;
    const arch = (grow: number): string =>
      `M${num(x - half - grow)} ${num(base)}V${num(base - tall)}Q${num(x - half - grow)} ${num(base - tall - half - grow)} ${num(x)} ${num(base - tall - half * 0.9 - grow)}Q${num(x + half + grow)} ${num(base - tall - half - grow)} ${num(x + half + grow)} ${num(base - tall)}V${num(base)}Z`;
    canvas.path(arch(9), lighten(stone, 0.07));
    canvas.path(
      arch(0),
      i === gate ? lighten(wood, -0.02) : mix(palette.lamp, palette.deep, 0.75 - palette.lampGlow * 0.7),
    );
    let lines = '';
    for (let px = x - half + 8; px < x + half; px += i === gate ? 13 : 9)
      lines += `M${num(px)} ${num(base)}V${num(base - tall - half)}`;
    canvas.inside(arch(0), () =>
      canvas.stroke(lines, i === gate ? lighten(wood, -0.1) : mix(palette.deep, wood, 0.3), i === gate ? 2 : 3),
    );
    if (i === gate) {
      canvas.path(
        rosette([x, base - tall - half * 0.3], { length: half * 0.5, halfWidth: half * 0.16 }, 7, -Math.PI / 2),
        lighten(wood, 0.14),
      );
      canvas.path(
        box(x - half * 0.5, base - tall * 0.8, half, tall * 0.8),
        mix(palette.lamp, palette.deep, 0.7 - palette.lampGlow * 0.65),
      );
    } else {
      canvas.path(box(x - half - 14, base, half * 2 + 28, 8), lighten(stone, 0.06));
      paintFlowerBox(stage, [x, base], half);
    }
  }
}

function paintFlowerBox(stage: Stage, [x, base]: Point, half: number): void {
  const { canvas, palette, random } = stage;
  let leaves = '';
  for (let k = 0; k < 9; k += 1) leaves += oval(x + random.around(0, half + 6), base - random.between(0, 12), 7, 5);
  canvas.path(leaves, lit(stage, palette.leaf));
  const buds = [0, 1, 2, 3].map(() => oval(x + random.around(0, half), base - random.between(2, 13), 3.6));
  canvas.path(buds.join(''), lit(stage, '#e8507a'));
}

function paintRoof(stage: Stage, { width: w, height: h }: CapizHouse): void {
  const { canvas } = stage;
  const clay = lit(stage, '#a8533a');
  const rise = h * 0.26;
  const roof = `M-34 ${num(-h + 6)}Q10 ${num(-h - 6)} 60 ${num(-h - rise)}H${num(w - 60)}Q${num(w - 10)} ${num(-h - 6)} ${num(w + 34)} ${num(-h + 6)}Z`;
  canvas.path(roof, canvas.linear(ramp(lighten(clay, 0.05), lighten(clay, -0.07))));
  canvas.inside(roof, () => {
    let ribs = '';
    for (let x = -60; x < w + 60; x += 11)
      ribs += `M${num(w / 2 + (x - w / 2) * 1.06)} ${num(-h + 8)}Q${num(w / 2 + (x - w / 2) * 0.9)} ${num(-h - rise * 0.3)} ${num(w / 2 + (x - w / 2) * 0.82)} ${num(-h - rise)}`;
    canvas.stroke(ribs, lighten(clay, -0.12), 3, 'opacity=".6"');
    canvas.grain(roof, { colour: lighten(clay, -0.2), axis: [w * 0.3, 0, w * 1.1, 0], opacity: 0.4 });
  });
  canvas.path(box(54, -h - rise - 6, w - 108, 10), lighten(clay, 0.03));
  let ends = '';
  for (let x = -28; x < w + 30; x += 11) ends += oval(x, -h + 6, 5, 4);
  canvas.path(ends, lighten(clay, 0.08));
}
