import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A painted shophouse of the Straits seen from the front; `foot` is its lower left corner. */
export interface StraitsHouse {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly trim: string;
  readonly shutter: string;
  readonly tile: string;
  /** Shape of the window heads. */
  readonly head?: 'arch' | 'flat';
  readonly lantern?: string;
}

/** Paints tiled roof, stuccoed upper storey with louvred windows and tile panels, and the arcade below. */
export function paintStraitsHouse(stage: Stage, house: StraitsHouse): void {
  const { canvas } = stage;
  const { foot, width: w, height: h } = house;
  const wall = lit(stage, house.wall);
  canvas.group(`transform="translate(${at(foot)})"`, () => {
    const front = box(0, -h, w, h);
    canvas.path(front, canvas.linear(ramp(lighten(wall, 0.03), lighten(wall, -0.05))));
    canvas.grain(front, { colour: lighten(wall, -0.16), axis: [0, -h * 0.4, w * 0.5, -h], opacity: 0.4 });
    paintRoof(stage, house);
    paintStucco(stage, house);
    const bay = w / 3.3;
    for (const i of [-1, 0, 1]) paintWindow(stage, house, [w / 2 + i * bay, -h * 0.56], bay * 0.62);
    const dusk = canvas.linear(ramp([0, stage.palette.deep, 0.34], [1, stage.palette.deep, 0]));
    canvas.path(box(0, -h + 9, w, h * 0.09), dusk);
    paintArcade(stage, house);
  });
}

function paintRoof(stage: Stage, { width: w, height: h }: StraitsHouse): void {
  const { canvas } = stage;
  const clay = lit(stage, '#c0613c');
  const rise = h * 0.17;
  const slope = `M-6 ${num(-h)}L14 ${num(-h - rise)}H${num(w - 14)}L${num(w + 6)} ${num(-h)}Z`;
  canvas.path(slope, canvas.linear(ramp(lighten(clay, 0.05), lighten(clay, -0.1))));
  let [grooves, courses] = ['', ''];
  for (let x = 0; x <= w; x += 11) grooves += `M${num(x)} ${num(-h)}L${num(14 + (x / w) * (w - 28))} ${num(-h - rise)}`;
  for (let i = 1; i < 5; i += 1) courses += `M2 ${num(-h - (rise * i) / 5)}H${num(w - 2)}`;
  canvas.inside(slope, () => {
    canvas.stroke(grooves, lighten(clay, -0.12), 3, 'opacity=".6"');
    canvas.stroke(courses, lighten(clay, 0.1), 2, 'opacity=".35"');
  });
  canvas.path(box(10, -h - rise - 7, w - 20, 11), lighten(clay, -0.06));
  let ends = '';
  for (let x = 6; x < w; x += 11) ends += oval(x, -h + 1, 5.2, 4.4);
  canvas.path(box(-8, -h - 2, w + 16, 9), lighten(clay, -0.2));
  canvas.path(ends, lighten(clay, 0.06));
}

function paintStucco(stage: Stage, house: StraitsHouse): void {
  const { canvas } = stage;
  const { width: w, height: h } = house;
  const trim = lit(stage, house.trim);
  const shade = lighten(trim, -0.12);
  const pillar = w * 0.07;
  canvas.path(box(0, -h + 7, w, h * 0.05), trim);
  canvas.path(box(0, -h + 7 + h * 0.05, w, 4), shade, 'opacity=".6"');
  for (const x of [0, w - pillar]) {
    canvas.path(box(x, -h + 12, pillar, h * 0.5), canvas.linear(ramp(lighten(trim, 0.02), shade), [0, 0, 1, 0]));
    canvas.path(box(x - 2, -h * 0.93, pillar + 4, 8) + box(x - 2, -h * 0.53, pillar + 4, 7), trim);
  }
  // A swag of stucco flowers over each window, and a ledge between the storeys.
  let swags = '';
  for (const i of [-1, 0, 1]) {
    const x = w / 2 + (i * w) / 3.3;
    swags +=
      rosette([x, -h * 0.895], { length: 9, halfWidth: 3.6 }, 6) +
      oval(x - 16, -h * 0.893, 4, 3) +
      oval(x + 16, -h * 0.893, 4, 3) +
      oval(x - 25, -h * 0.9, 2.6) +
      oval(x + 25, -h * 0.9, 2.6);
  }
  canvas.path(swags, trim, 'opacity=".95"');
  canvas.path(box(-4, -h * 0.465, w + 8, h * 0.03), trim);
  canvas.path(box(-2, -h * 0.435, w + 4, 6), shade);
  let dentils = '';
  for (let x = 4; x < w; x += 14) dentils += box(x, -h * 0.435, 7, 8);
  canvas.path(dentils, trim);
}

function paintWindow(stage: Stage, house: StraitsHouse, [x, sill]: Point, wide: number): void {
  const { canvas, palette, random } = stage;
  const { height: h, head = 'arch' } = house;
  const top = sill - h * 0.27;
  const [left, right] = [x - wide / 2, x + wide / 2];
  const trim = lit(stage, house.trim);
  const bulge = head === 'arch' ? wide * 0.5 : 3;
  const outline = (grow: number): string =>
    `M${num(left - grow)} ${num(sill)}V${num(top)}Q${num(left - grow)} ${num(top - bulge - grow)} ${num(x)} ${num(top - bulge - grow)}Q${num(right + grow)} ${num(top - bulge - grow)} ${num(right + grow)} ${num(top)}V${num(sill)}Z`;
  canvas.path(outline(7), trim);
  const glowing = palette.lampGlow > 0.5 && random.chance(0.7);
  canvas.path(outline(0), glowing ? palette.lamp : mix(palette.deep, lit(stage, house.shutter), 0.4));
  const leaf = lit(stage, house.shutter);
  const half = wide / 2;
  const open = random.chance(0.45) ? half * 0.56 : half - 1;
  const leaves = box(left, top, open, sill - top) + box(right - open, top, open, sill - top);
  canvas.path(leaves, leaf);
  let slats = '';
  for (let y = top + 5; y < sill - 5; y += 6.4)
    slats += box(left + 3, y, open - 6, 2.6) + box(right - open + 3, y, open - 6, 2.6);
  canvas.path(slats, lighten(leaf, -0.13), 'opacity=".8"');
  canvas.path(
    box(left, (top + sill) / 2 - 2, open, 5) + box(right - open, (top + sill) / 2 - 2, open, 5),
    lighten(leaf, 0.05),
  );
  let rays = '';
  if (head === 'arch')
    for (const dx of [-0.7, -0.35, 0, 0.35, 0.7])
      rays += `M${num(x)} ${num(top)}L${num(x + dx * half)} ${num(top - bulge * (1 - Math.abs(dx) * 0.55))}`;
  canvas.stroke(rays, leaf, 2.4);
  canvas.stroke(`M${num(left)} ${num(top)}H${num(right)}`, leaf, 4);
  // A panel of painted tiles below the sill.
  const tile = lit(stage, house.tile);
  canvas.path(box(left - 9, sill, wide + 18, 6), lighten(trim, 0.03));
  canvas.path(box(left - 5, sill + 6, wide + 10, h * 0.062), lit(stage, '#f6eedc'));
  let flowers = '';
  const step = h * 0.062;
  for (let px = left - 5 + step / 2; px < right + 3; px += step)
    flowers += rosette([px, sill + 6 + step / 2], { length: step * 0.46, halfWidth: step * 0.15 }, 4, Math.PI / 4);
  canvas.path(flowers, tile);
}

function paintArcade(stage: Stage, house: StraitsHouse): void {
  const { canvas, palette } = stage;
  const { width: w, height: h } = house;
  const pillar = w * 0.085;
  const top = -h * 0.36;
  const inside = `M${num(pillar)} 0V${num(top)}Q${num(pillar)} ${num(top - h * 0.055)} ${num(w * 0.24)} ${num(top - h * 0.055)}H${num(w * 0.76)}Q${num(w - pillar)} ${num(top - h * 0.055)} ${num(w - pillar)} ${num(top)}V0Z`;
  const dark = mix(lit(stage, house.wall), palette.deep, 0.6);
  const glow = mix(dark, palette.lamp, 0.12 + palette.lampGlow * 0.5);
  canvas.path(inside, canvas.linear(ramp(lighten(dark, -0.05), [0.5, glow], mix(dark, glow, 0.5))));
  canvas.inside(inside, () => paintShopFront(stage, house, top));
  const trim = lit(stage, house.trim);
  for (const x of [0, w - pillar]) {
    canvas.path(
      box(x, -h * 0.43, pillar, h * 0.43),
      canvas.linear(ramp(lighten(trim, 0.02), lighten(trim, -0.13)), [0, 0, 1, 0]),
    );
    canvas.path(box(x - 3, -22, pillar + 6, 22) + box(x - 3, -h * 0.365, pillar + 6, 9), lighten(trim, -0.05));
  }
  paintSign(stage, house);
}

function paintShopFront(stage: Stage, house: StraitsHouse, top: number): void {
  const { canvas, palette } = stage;
  const { width: w, height: h } = house;
  const wood = lit(stage, house.shutter);
  const lamp = mix(palette.lamp, palette.deep, 0.55 - palette.lampGlow * 0.5);
  canvas.path(box(w * 0.37, -h * 0.3, w * 0.26, h * 0.3), lighten(wood, -0.08));
  canvas.path(box(w * 0.395, -h * 0.285, w * 0.21, h * 0.285), lamp);
  // Half-doors with a carved rail, and a barred window on either side.
  canvas.path(box(w * 0.395, -h * 0.15, w * 0.1, h * 0.15) + box(w * 0.505, -h * 0.15, w * 0.1, h * 0.15), wood);
  canvas.path(
    rosette([w * 0.445, -h * 0.08], { length: 10, halfWidth: 4 }, 4) +
      rosette([w * 0.555, -h * 0.08], { length: 10, halfWidth: 4 }, 4),
    lit(stage, '#f2c14a'),
  );
  for (const x of [w * 0.135, w * 0.68]) {
    canvas.path(box(x - 5, -h * 0.28, w * 0.185 + 10, h * 0.16), lighten(wood, -0.04));
    canvas.path(box(x, -h * 0.27, w * 0.185, h * 0.14), lamp);
    let bars = '';
    for (let i = 1; i < 6; i += 1) bars += `M${num(x + (w * 0.185 * i) / 6)} ${num(-h * 0.27)}V${num(-h * 0.13)}`;
    canvas.stroke(bars, lighten(wood, -0.1), 2.6);
    canvas.path(box(x - 5, -h * 0.1, w * 0.185 + 10, h * 0.075), lit(stage, house.tile));
    let dots = '';
    for (let px = x + 6; px < x + w * 0.185; px += 13)
      dots += rosette([px, -h * 0.062], { length: 6, halfWidth: 2.2 }, 4);
    canvas.path(dots, lit(stage, '#f6eedc'));
  }
  canvas.path(box(0, top - 40, w, 46), palette.deep, `opacity=".3" ${canvas.blur(8)}`);
  canvas.path(box(0, -10, w, 10), lit(stage, '#c98a5a'), 'opacity=".8"');
}

/** A lacquered board over the entrance with a gilt flower scroll instead of words. */
function paintSign(stage: Stage, { width: w, height: h }: StraitsHouse): void {
  const { canvas } = stage;
  const [x, y, wide, tall] = [w * 0.27, -h * 0.415, w * 0.46, h * 0.058];
  canvas.path(box(x, y, wide, tall), lit(stage, '#7a1f1c'));
  canvas.stroke(box(x + 3, y + 3, wide - 6, tall - 6), lit(stage, '#e8b548'), 1.8);
  let scroll = '';
  for (const t of [0.14, 0.32, 0.5, 0.68, 0.86])
    scroll += rosette(
      [x + wide * t, y + tall / 2],
      { length: tall * (t === 0.5 ? 0.36 : 0.27), halfWidth: tall * 0.1 },
      t === 0.5 ? 8 : 4,
      Math.PI / 4,
    );
  canvas.path(scroll, lit(stage, '#f0c458'));
}
