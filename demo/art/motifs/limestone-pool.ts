import { mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** One pool: y of its back edge, y of its lip, left and right end, and how far its water falls to the next. */
export interface LimestonePool {
  readonly back: number;
  readonly lip: number;
  readonly left: number;
  readonly right: number;
  readonly fall: number;
}

/** The lip: rounded stone bays, each bulging towards the viewer. */
function lipOf({ lip, left, right }: LimestonePool, down: number): Point[] {
  const bays = Math.max(3, Math.round((right - left) / 210));
  const points: Point[] = [];
  for (let i = 0; i <= bays * 8; i += 1) {
    const t = i / (bays * 8);
    const bulge = Math.abs(Math.sin(t * bays * Math.PI)) ** 0.7;
    const swell = Math.sin(t * Math.PI) * (right - left) * 0.022;
    points.push([left + (right - left) * t, lip - 12 + bulge * 14 + swell + down]);
  }
  return points;
}

/** Paints one pool and the water that falls from it; `near` is 0 for the farthest and 1 for the nearest. */
export function paintLimestonePool(stage: Stage, pool: LimestonePool, near: number): void {
  const { canvas, palette, random } = stage;
  const { back, left, right, fall } = pool;
  const jade = mix(lit(stage, '#3fbdb6'), palette.water[1], 0.25);
  const i = near * 4;
  if (fall > 0) paintCurtain(stage, pool);
  const edge = lipOf(pool, 0);
  const shape = `M${at([left, pool.lip - 12])}Q${at([left + 40, back])} ${at([left + (right - left) * 0.2, back])}H${num(right - (right - left) * 0.2)}Q${at([right - 40, back])} ${at([right, pool.lip - 12])}L${edge.toReversed().map(at).join('L')}Z`;
  canvas.path(
    shape,
    canvas.linear(
      ramp(mix(jade, '#e8fbf2', 0.6), [0.4, mix(jade, '#8fe0d0', 0.4)], mix(jade, '#15807f', 0.25 + near * 0.2)),
    ),
  );
  canvas.inside(shape, () => {
    let [bars, depths] = ['', ''];
    for (let k = 0; k < 16 + i * 8; k += 1) {
      const t = random.next();
      const wide = random.between(20, 90) * (0.5 + near);
      const y = back + 4 + t * (pool.lip - back);
      bars += `<rect x="${num(random.between(left, right))}" y="${num(y)}" width="${num(wide)}" height="${num(1.6 + near * 2.4)}" rx="1.6"/>`;
    }
    for (let k = 0; k < 5; k += 1)
      depths += oval(
        random.between(left, right),
        back + (pool.lip - back) * random.between(0.3, 0.8),
        60 + i * 26,
        7 + i * 5,
      );
    canvas.path(depths, '#0f6f78', `opacity=".25" ${canvas.blur(7)}`);
    canvas.add(`<g fill="#ffffff" opacity=".5">${bars}</g>`);
    canvas.path(
      oval((left + right) / 2, back + 3, (right - left) * 0.4, 5 + i * 2),
      '#ffffff',
      `opacity=".75" ${canvas.blur(4)}`,
    );
  });
  if (fall > 0) canvas.stroke(`M${edge.map(at).join('L')}`, mix('#ffffff', jade, 0.2), 3 + near * 4, 'opacity=".9"');
}

/** Water falling over the lip: stone, then veils of white with gaps between. */
function paintCurtain(stage: Stage, pool: LimestonePool): void {
  const { canvas, palette, random } = stage;
  const { fall } = pool;
  const [top, foot] = [lipOf(pool, 0), lipOf(pool, fall)];
  const face = `M${top.map(at).join('L')}L${foot.toReversed().map(at).join('L')}Z`;
  const rock = lit(stage, '#b09c72');
  canvas.path(face, canvas.linear(ramp(mix(rock, palette.sun, 0.2), mix(rock, palette.deep, 0.45))));
  canvas.inside(face, () => {
    let [veils, shades] = ['', ''];
    for (let k = 1; k < top.length - 1; k += 1) {
      const [x, y] = top[k] ?? [0, 0];
      if (random.chance(0.24)) continue;
      const w = ((pool.right - pool.left) / top.length) * random.between(0.5, 1.3);
      veils += `M${at([x - w * 0.5, y - 4])}Q${at([x - w * 0.7, y + fall * 0.4])} ${at([x - w * 0.6, y + fall * random.between(0.8, 1.1)])}H${num(x + w * 0.6)}Q${at([x + w * 0.7, y + fall * 0.4])} ${at([x + w * 0.5, y - 4])}Z`;
      if (random.chance(0.6))
        shades += box(
          x + random.around(0, w * 0.4),
          y + fall * random.between(0.1, 0.4),
          Math.max(1.6, w * 0.14),
          fall * random.between(0.3, 0.6),
        );
    }
    canvas.path(veils, canvas.linear(ramp('#ffffff', mix('#d8f2ec', palette.water[1], 0.15))), 'opacity=".93"');
    canvas.path(shades, mix(palette.water[2], '#ffffff', 0.3), 'opacity=".45"');
  });
}
