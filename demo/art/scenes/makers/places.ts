import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { leafGreen, paintFoliage, type Tuft } from '#demo/art/motifs/foliage.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintRipples, paintWater } from '#demo/art/motifs/water.ts';

/** Walls and floor of a room, `floor` the height where they meet. */
export interface Room {
  readonly wall: string;
  readonly ground: string;
  readonly floor: number;
  /** Boards run to the viewer, tiles lie in squares, earth has neither. */
  readonly laid?: 'boards' | 'tiles' | 'earth';
}

/** Paints a wall and the floor before it. */
export function paintRoom(stage: Stage, { wall, ground, floor, laid = 'boards' }: Room): void {
  const { canvas } = stage;
  const [plaster, tone] = [lit(stage, wall), lit(stage, ground)];
  const whole = box(0, 0, WIDTH, floor + 2);
  canvas.path(whole, canvas.linear(ramp(lighten(plaster, 0.04), [0.6, plaster], lighten(plaster, -0.1)), [0, 0, 1, 1]));
  canvas.grain(whole, { colour: lighten(plaster, -0.16), axis: [300, 100, 1500, floor + 200], opacity: 0.35 });
  paintFloor(stage, { tone, floor, laid });
  canvas.path(box(0, floor - 20, WIDTH, 20), lighten(plaster, -0.13));
}

function paintFloor(stage: Stage, { tone, floor, laid }: { tone: string; floor: number; laid: Room['laid'] }): void {
  const { canvas } = stage;
  const d = box(0, floor, WIDTH, HEIGHT - floor);
  canvas.path(d, canvas.linear(ramp(lighten(tone, -0.06), [0.3, tone], lighten(tone, 0.05))));
  let lines = '';
  if (laid !== 'earth')
    for (let i = -16; i <= 16; i += 1) lines += `M${num(800 + i * 84)} ${floor}L${num(800 + i * 190)} ${HEIGHT}`;
  if (laid === 'tiles')
    for (let i = 1; i < 6; i += 1) lines += `M0 ${num(floor + (HEIGHT - floor) * (i / 6) ** 1.5)}H${WIDTH}`;
  canvas.stroke(lines, lighten(tone, -0.13), 3, 'opacity=".55"');
  canvas.grain(d, { colour: lighten(tone, -0.2), axis: [0, HEIGHT, 0, floor], opacity: 0.5 });
}

/** An opening in the wall with sky and leaves outside; light falls from it over the floor. */
export function paintOpening(stage: Stage, [x, y]: Point, [wide, tall]: Point, frame = '#6b3f2a'): void {
  const { canvas, palette } = stage;
  const d = box(x, y, wide, tall);
  canvas.path(d, canvas.linear(ramp(palette.sky[1], [0.5, palette.sky[2]], palette.sky[3])));
  canvas.inside(d, () => {
    const tufts: Tuft[] = Array.from({ length: 9 }, (_, i) => [
      x + (wide * i) / 8,
      y + tall * (0.78 + ((i * 7) % 4) * 0.07),
      70,
    ]);
    paintFoliage(stage, tufts, { name: `window${x}`, colour: leafGreen(stage) });
    canvas.path(d, mix(palette.sun, palette.glow, 0.3), 'opacity=".2"');
  });
  const wood = lit(stage, frame);
  canvas.stroke(d, wood, 22);
  canvas.stroke(`M${x + wide / 2} ${y}V${y + tall}M${x} ${y + tall * 0.45}H${x + wide}`, wood, 12);
  canvas.stroke(d, lighten(wood, 0.14), 4, 'opacity=".7"');
}

/** A slanting band of light from an opening, and the pool that it makes on the floor. */
export function paintShaft(stage: Stage, [x, y]: Point, [wide, tall]: Point, slant: number): void {
  const { canvas, palette } = stage;
  const glow = mix(palette.sun, palette.glow, 0.4);
  const d = `M${x} ${y}H${x + wide}L${x + wide + slant * 1.25} ${HEIGHT}H${x + slant}L${x} ${y + tall}Z`;
  canvas.path(
    d,
    canvas.linear(ramp([0, glow, 0.34], [0.6, glow, 0.16], [1, glow, 0.05])),
    `${canvas.blur(14)} style="mix-blend-mode:screen"`,
  );
}

/** Night falls over all but what a lamp reaches. */
export function paintLampNight(stage: Stage, [x, y]: Point, reach: number, depth = 0.7): void {
  const { canvas, palette } = stage;
  const share = reach / WIDTH;
  const dark = canvas.radial(
    ramp([0, '#0b0a1c', 0], [0.35, '#0b0a1c', depth * 0.3], [0.7, '#0b0a1c', depth * 0.8], [1, '#0b0a1c', depth]),
    [x / WIDTH, y / HEIGHT],
    share,
  );
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${dark}"/>`);
  canvas.path(
    oval(x, y, reach * 0.5, reach * 0.42),
    canvas.radial(ramp([0, palette.lamp, 0.34], [1, palette.lamp, 0])),
    'style="mix-blend-mode:screen"',
  );
}

/** Water with hills behind it; `shore` is the height of the water's far edge. */
export function paintLake(stage: Stage, shore: number, sun: Point | null): void {
  const { palette } = stage;
  paintSky(stage, shore);
  if (sun !== null) paintSun(stage, sun, 54);
  for (const [i, share] of [0.66, 0.36].entries())
    paintRidge(stage, {
      name: `hill${i}`,
      y: shore - 60 + i * 44,
      height: 110 - i * 40,
      wave: 260,
      colour: mix(mix(palette.hill, palette.leaf, i * 0.5), palette.haze, share),
      fade: 0.5,
      ...(i > 0 ? { trees: 10 } : {}),
    });
  paintWater(stage, shore);
  paintRipples(stage, shore + 10, 90, 0.24);
}

/** Boards of a deck or a bamboo gallery before the view. */
export function paintDeck(stage: Stage, top: number, colour: string): void {
  const { canvas } = stage;
  const tone = lit(stage, colour);
  canvas.path(box(0, top - 16, WIDTH, 18), lighten(tone, 0.08));
  paintFloor(stage, { tone, floor: top, laid: 'boards' });
}

/** A yard in full sun: a wall with an arched gate, bright ground, and the edge of a roof's shadow. */
export function paintCourt(stage: Stage, { wall, ground, gate }: { wall: string; ground: string; gate: number }): void {
  const { canvas, palette } = stage;
  paintRoom(stage, { wall, ground, floor: 610, laid: 'earth' });
  const tone = lit(stage, wall);
  const arch = `M${gate - 150} 612V330C${gate - 150} 230 ${gate - 70} 210 ${gate} 150C${gate + 70} 210 ${gate + 150} 230 ${gate + 150} 330V612Z`;
  canvas.path(arch, canvas.linear(ramp(palette.sky[1], [0.7, palette.sky[3]], palette.haze)));
  canvas.inside(arch, () =>
    paintFoliage(
      stage,
      Array.from({ length: 7 }, (_, i): Tuft => [gate - 150 + i * 50, 560 - ((i * 5) % 3) * 22, 62]),
      { name: 'gate', colour: leafGreen(stage) },
    ),
  );
  canvas.stroke(arch, lighten(tone, 0.1), 22);
  canvas.stroke(arch, mix(palette.accent, tone, 0.4), 6);
  canvas.path(`M0 0H${WIDTH}V150L0 330Z`, '#1a0f2a', `opacity=".26" ${canvas.blur(3)}`);
}

/** A hedge and a lawn or beds before it. */
export function paintGarden(stage: Stage, top: number, ground: string): void {
  const { palette } = stage;
  paintSky(stage, top);
  const green = leafGreen(stage);
  const row = (name: string, y: number, radius: number, colour: string): void =>
    paintFoliage(
      stage,
      Array.from({ length: 14 }, (_, i): Tuft => [i * 124 - 20, y + ((i * 37) % 50), radius]),
      { name, colour },
    );
  row('far', top - 120, 110, mix(green, palette.haze, 0.35));
  row('near', top - 30, 86, green);
  const tone = lit(stage, ground);
  paintFloor(stage, { tone, floor: top + 50, laid: 'earth' });
}
