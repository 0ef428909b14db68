import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { jharokhaSymbol } from './jharokha.ts';

/** A palace front of stacked bay windows; `foot` is the middle of its base. */
export interface PalaceTiers {
  readonly foot: Point;
  /** Bays of each tier, lowest first. */
  readonly tiers: readonly number[];
  /** Width of a bay in units; a tier is 1.12 as tall. */
  readonly bay: number;
  /** How far walls run on to the left and right. */
  readonly wings: readonly [number, number];
}

const ROSE = '#dd7f68';
const LIME = '#fbe9d6';

/** Paints wings, base with a cusped gate, tiers of lattice bays, domes and pennants. */
export function paintPalaceTiers(stage: Stage, palace: PalaceTiers): void {
  const { canvas, palette } = stage;
  const { foot, tiers, bay } = palace;
  const stone = lit(stage, ROSE);
  const line = lit(stage, LIME, 0.7);
  const looks = [false, true].map((glowing) =>
    (['vault', 'dome'] as const).map((crown) =>
      jharokhaSymbol(stage, {
        stone: lighten(stone, 0.025),
        line,
        dome: lighten(stone, crown === 'dome' ? 0.05 : 0),
        glowing,
        crown,
      }),
    ),
  );
  paintWings(stage, palace, stone, line);
  const tall = bay * 1.12;
  const base = bay * 1.35;
  // The upper tiers stand a little farther back, so they are painted first.
  for (let row = tiers.length - 1; row >= 0; row -= 1) {
    const count = tiers[row] ?? 1;
    const y = foot[1] - base - row * tall;
    paintTierWall(stage, [foot[0], y], [count * bay, tall], { stone, line });
    for (let i = 0; i < count; i += 1) {
      const x = foot[0] + (i - (count - 1) / 2) * bay;
      const above = tiers[row + 1] ?? 0;
      const free = Math.abs(i - (count - 1) / 2) > (above - 1) / 2;
      const glowing = stage.random.chance(palette.lampGlow * 0.85);
      const id = looks[glowing ? 1 : 0]?.[free || row === tiers.length - 1 ? 1 : 0] ?? '';
      canvas.add(
        `<use href="#${id}" transform="translate(${num(x)} ${num(y - 2)}) scale(${Math.round(bay * 0.94) / 100})"/>`,
      );
    }
  }
  paintBase(stage, palace, stone, line);
}

function paintTierWall(stage: Stage, [x, y]: Point, [w, h]: Point, look: { stone: string; line: string }): void {
  const { stone, line } = look;
  const { canvas } = stage;
  const half = w / 2 + 12;
  const wall = `M${num(x - half)} ${num(y)}V${num(y - h * 0.86)}Q${num(x - half)} ${num(y - h)} ${num(x - half + 16)} ${num(y - h)}H${num(x + half - 16)}Q${num(x + half)} ${num(y - h)} ${num(x + half)} ${num(y - h * 0.86)}V${num(y)}Z`;
  canvas.path(wall, canvas.linear(ramp(lighten(stone, -0.02), [0.7, lighten(stone, -0.07)], lighten(stone, -0.13))));
  canvas.grain(wall, { colour: lighten(stone, -0.2), axis: [x - half * 0.2, 0, x + half * 1.15, 0], opacity: 0.4 });
  canvas.path(box(x - half - 5, y - 7, half * 2 + 10, 8), lighten(stone, 0.06));
  canvas.stroke(
    `M${num(x - half - 4)} ${num(y - 8)}H${num(x + half + 4)}M${num(x - half + 6)} ${num(y - h + 6)}H${num(x + half - 6)}`,
    line,
    1.8,
    'opacity=".75"',
  );
  let niches = '';
  const count = Math.round(w / (h / 1.12));
  for (let i = 0; i <= count; i += 1) {
    const px = x + (i - count / 2) * (w / count);
    niches +=
      rosette([px, y - h * 0.42], { length: h * 0.085, halfWidth: h * 0.03 }, 6) +
      rosette([px, y - h * 0.7], { length: h * 0.06, halfWidth: h * 0.022 }, 4);
  }
  canvas.path(niches, line, 'opacity=".6"');
}

function paintBase(stage: Stage, { foot: [x, y], tiers, bay }: PalaceTiers, stone: string, line: string): void {
  const { canvas, palette } = stage;
  const half = ((tiers[0] ?? 1) * bay) / 2 + 22;
  const top = y - bay * 1.35;
  const front = box(x - half, top, half * 2, y - top);
  canvas.path(front, canvas.linear(ramp(lighten(stone, -0.02), lighten(stone, -0.08))));
  canvas.grain(front, { colour: lighten(stone, -0.24), axis: [0, top, 0, y + 30], opacity: 0.45 });
  canvas.path(box(x - half - 8, top - 5, half * 2 + 16, 11), lighten(stone, 0.05));
  const dark = mix(stone, palette.deep, 0.7);
  const cusp = (cx: number, w: number, h: number): string =>
    `M${num(cx - w)} ${y}V${num(y - h)}Q${num(cx - w)} ${num(y - h - w * 0.5)} ${num(cx - w * 0.5)} ${num(y - h - w * 0.62)}Q${num(cx - w * 0.34)} ${num(y - h - w)} ${num(cx)} ${num(y - h - w * 1.12)}Q${num(cx + w * 0.34)} ${num(y - h - w)} ${num(cx + w * 0.5)} ${num(y - h - w * 0.62)}Q${num(cx + w)} ${num(y - h - w * 0.5)} ${num(cx + w)} ${num(y - h)}V${y}Z`;
  let [arches, frames] = ['', ''];
  for (let i = 0; i < (tiers[0] ?? 1); i += 1) {
    const cx = x + (i - ((tiers[0] ?? 1) - 1) / 2) * bay;
    if (Math.abs(cx - x) < bay * 0.6) continue;
    arches += cusp(cx, bay * 0.23, bay * 0.5);
    frames += box(cx - bay * 0.34, y - bay * 1.05, bay * 0.68, bay * 1.05);
  }
  canvas.stroke(frames, line, 2, 'opacity=".7"');
  canvas.path(arches, canvas.linear(ramp(dark, mix(dark, palette.lamp, 0.1 + palette.lampGlow * 0.5))));
  canvas.stroke(arches, line, 2, 'opacity=".8"');
  const gate = cusp(x, bay * 0.42, bay * 0.62);
  canvas.path(box(x - bay * 0.6, top + 4, bay * 1.2, y - top - 4), lighten(stone, 0.04));
  canvas.stroke(box(x - bay * 0.55, top + 10, bay * 1.1, y - top - 10), line, 2.4);
  canvas.path(gate, canvas.linear(ramp(dark, mix(dark, palette.lamp, 0.25 + palette.lampGlow * 0.6))));
  canvas.stroke(gate, line, 3);
}

function paintWings(stage: Stage, { foot: [x, y], tiers, bay, wings }: PalaceTiers, stone: string, line: string): void {
  const { canvas, palette } = stage;
  const half = ((tiers[0] ?? 1) * bay) / 2;
  for (const [side, reach] of [
    [-1, wings[0]],
    [1, wings[1]],
  ] as const) {
    const left = side === -1 ? x - half - reach : x + half;
    const tall = bay * 2.05;
    const tone = mix(stone, palette.haze, 0.14);
    canvas.path(box(left, y - tall, reach, tall), canvas.linear(ramp(tone, lighten(tone, -0.06))));
    let [merlons, windows, lines] = ['', '', ''];
    for (let px = left + 2; px < left + reach - 8; px += 19)
      merlons += `M${num(px)} ${num(y - tall)}v-9q0 -6 6.500 -9q6.500 3 6.500 9v9Z`.replaceAll('.500', '.5');
    for (let px = left + 26; px < left + reach - 30; px += 62) {
      windows += `M${num(px)} ${num(y - tall * 0.52)}V${num(y - tall * 0.74)}Q${num(px + 12)} ${num(y - tall * 0.88)} ${num(px + 24)} ${num(y - tall * 0.74)}V${num(y - tall * 0.52)}Z`;
      lines += box(px - 8, y - tall * 0.92, 40, tall * 0.46) + box(px - 8, y - tall * 0.38, 40, tall * 0.34);
    }
    canvas.path(merlons, tone);
    canvas.stroke(lines, line, 1.6, 'opacity=".45"');
    canvas.path(
      windows,
      palette.lampGlow > 0.5 ? palette.lamp : mix(tone, palette.deep, 0.5),
      palette.lampGlow > 0.5 ? 'opacity=".8"' : '',
    );
    canvas.stroke(windows, line, 1.6, 'opacity=".7"');
    for (const share of [0.12, 0.88])
      if (reach > 120) paintKiosk(stage, [left + reach * share, y - tall], bay * 0.5, tone);
  }
}

/** A small domed kiosk on a roof. */
function paintKiosk(stage: Stage, [x, y]: Point, half: number, stone: string): void {
  const { canvas, palette } = stage;
  canvas.path(
    box(x - half * 0.8, y - half * 0.95, half * 0.18, half) +
      box(x + half * 0.62, y - half * 0.95, half * 0.18, half) +
      box(x - half * 0.22, y - half * 0.95, half * 0.12, half) +
      box(x + half * 0.12, y - half * 0.95, half * 0.12, half),
    lighten(stone, -0.08),
  );
  canvas.path(box(x - half, y - half * 1.08, half * 2, half * 0.16), lighten(stone, 0.05));
  canvas.path(
    `M${num(x - half * 0.8)} ${num(y - half * 1.06)}Q${num(x - half * 0.86)} ${num(y - half * 1.9)} ${num(x)} ${num(y - half * 2.05)}Q${num(x + half * 0.86)} ${num(y - half * 1.9)} ${num(x + half * 0.8)} ${num(y - half * 1.06)}Z`,
    canvas.linear(ramp(lighten(stone, 0.06), lighten(stone, -0.1)), [0, 0, 1, 0.3]),
  );
  canvas.path(oval(x, y - half * 2.12, half * 0.1), palette.gold);
  canvas.stroke(`M${num(x)} ${num(y - half * 2.1)}V${num(y - half * 2.5)}`, palette.gold, 2.4);
}
