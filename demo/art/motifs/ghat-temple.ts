import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, mirrored, num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A curved temple spire with ribs, ring stone, pot finial and pennant; `half` is half its base width. */
function paintSpire(stage: Stage, [x, y]: Point, [half, height]: Point, colour: string): void {
  const { canvas, palette } = stage;
  const left: Point[] = [];
  for (let i = 0; i <= 14; i += 1) {
    const t = i / 14;
    left.push([x - half * (1 - t ** 2.1) * 0.82 - half * 0.18 * (1 - t), y - height * t]);
  }
  const body = polyline([...left, ...mirrored(left, x)], true);
  canvas.path(body, canvas.linear(ramp(lighten(colour, 0.05), [0.45, colour], lighten(colour, -0.11)), [0, 0, 1, 0]));
  let ribs = '';
  for (const share of [-0.66, -0.3, 0.3, 0.66])
    ribs += `M${left.map(([px, py]) => at([x + (x - px) * share, py])).join('L')}`;
  canvas.stroke(ribs, lighten(colour, -0.12), Math.max(1, half * 0.05), 'opacity=".6"');
  let courses = '';
  for (let i = 1; i < 13; i += 1) {
    const [px, py] = left[i] ?? [x, y];
    courses += `M${at([px, py])}L${at([2 * x - px, py])}`;
  }
  canvas.stroke(courses, lighten(colour, -0.08), Math.max(0.8, half * 0.04), 'opacity=".5"');
  canvas.path(oval(x, y - height - half * 0.08, half * 0.3, half * 0.14), lighten(colour, 0.04));
  canvas.path(oval(x, y - height - half * 0.32, half * 0.13, half * 0.17), palette.gold);
  canvas.stroke(
    `M${num(x)} ${num(y - height - half * 0.4)}V${num(y - height - half * 1.15)}`,
    palette.gold,
    Math.max(1, half * 0.06),
  );
  canvas.path(
    `M${num(x)} ${num(y - height - half * 1.15)}L${num(x + half * 0.75)} ${num(y - height - half * 0.95)}L${num(x)} ${num(y - height - half * 0.78)}Z`,
    mix('#e8632c', palette.haze, 0.12),
  );
}

/** A riverside block: storeys of arched windows and balconies, with roof kiosks or a spire. */
export function paintGhatHouse(
  stage: Stage,
  [x, y]: Point,
  [w, h]: Point,
  look: { colour: string; storeys: number; spire: boolean },
): void {
  const { canvas, palette, random } = stage;
  const { colour, storeys, spire } = look;
  canvas.path(box(x, y - h, w, h), canvas.linear(ramp(lighten(colour, 0.03), lighten(colour, -0.05)), [0, 0, 1, 0.5]));
  canvas.path(box(x - w * 0.02, y - h - w * 0.02, w * 1.04, w * 0.035), lighten(colour, 0.06));
  const floor = h / storeys;
  const bays = Math.max(3, Math.round(w / (floor * 0.62)));
  const bay = w / bays;
  let [dark, glow, ledges, frames] = ['', '', '', ''];
  for (let row = 0; row < storeys; row += 1) {
    const base = y - row * floor;
    ledges += box(x, base - floor * 0.06, w, floor * 0.06);
    for (let i = 0; i < bays; i += 1) {
      const px = x + (i + 0.5) * bay;
      const half = bay * 0.24;
      const arch = `M${num(px - half)} ${num(base - floor * 0.16)}V${num(base - floor * 0.56)}Q${num(px - half)} ${num(base - floor * 0.7)} ${num(px)} ${num(base - floor * 0.8)}Q${num(px + half)} ${num(base - floor * 0.7)} ${num(px + half)} ${num(base - floor * 0.56)}V${num(base - floor * 0.16)}Z`;
      if (random.chance(0.25 + palette.lampGlow * 0.35)) glow += arch;
      else dark += arch;
      frames += arch;
    }
  }
  canvas.path(ledges, lighten(colour, -0.06));
  canvas.path(dark, lighten(colour, -0.17));
  canvas.path(glow, palette.lampGlow > 0.2 ? mix(palette.lamp, colour, 0.15) : lighten(colour, -0.12));
  canvas.stroke(frames, lighten(colour, 0.08), Math.max(0.8, floor * 0.025), 'opacity=".7"');
  paintBalconies(stage, [x, y], [bay, floor], { colour, storeys, bays });
  if (spire) paintSpire(stage, [x + w / 2, y - h], [w * 0.34, w * 1.15], lighten(colour, 0.03));
  else for (const share of [0.14, 0.86]) paintRoofKiosk(stage, [x + w * share, y - h], w * 0.1, colour);
}

function paintRoofKiosk(stage: Stage, [x, y]: Point, r: number, colour: string): void {
  const { canvas } = stage;
  canvas.path(
    box(x - r * 0.8, y - r * 1.1, r * 0.3, r * 1.1) + box(x + r * 0.5, y - r * 1.1, r * 0.3, r * 1.1),
    lighten(colour, -0.06),
  );
  canvas.path(
    `M${num(x - r)} ${num(y - r)}Q${num(x - r)} ${num(y - r * 2)} ${num(x)} ${num(y - r * 2.2)}Q${num(x + r)} ${num(y - r * 2)} ${num(x + r)} ${num(y - r)}Z`,
    lighten(colour, 0.05),
  );
}

/** Balconies on brackets, and awnings over some windows. */
function paintBalconies(
  stage: Stage,
  [x, y]: Point,
  [bay, floor]: Point,
  look: { colour: string; storeys: number; bays: number },
): void {
  const { canvas, palette, random } = stage;
  const { colour, storeys, bays } = look;
  let [balcony, rail, awning] = ['', '', ''];
  for (let row = 1; row < storeys; row += 1) {
    const base = y - row * floor;
    const first = Math.floor(random.between(0, bays - 1));
    const px = x + first * bay + bay * 0.1;
    balcony +=
      box(px, base - floor * 0.12, bay * 1.8, floor * 0.08) +
      box(px + bay * 0.1, base - floor * 0.04, bay * 0.12, floor * 0.1) +
      box(px + bay * 1.58, base - floor * 0.04, bay * 0.12, floor * 0.1);
    for (let k = 0; k <= 9; k += 1)
      rail += `M${num(px + (bay * 1.8 * k) / 9)} ${num(base - floor * 0.12)}v${num(-floor * 0.2)}`;
    rail += `M${num(px)} ${num(base - floor * 0.32)}h${num(bay * 1.8)}`;
    const other = x + ((first + 2) % bays) * bay;
    awning += `M${num(other + bay * 0.12)} ${num(base - floor * 0.78)}H${num(other + bay * 0.88)}L${num(other + bay * 0.98)} ${num(base - floor * 0.58)}H${num(other + bay * 0.02)}Z`;
  }
  canvas.path(balcony, lighten(colour, 0.05));
  canvas.stroke(rail, lighten(colour, -0.13), Math.max(0.8, floor * 0.025));
  canvas.path(awning, mix(colour, palette.accent, 0.5), 'opacity=".85"');
}
