import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Height of the roof line and of the ground before the wall, in canvas units. */
export const RUIN_ROOF = 506;
export const RUIN_GROUND = 846;

/** Paints courses of sandstone, a door, false windows with balusters and a corbelled roof, across the whole picture. */
export function paintRuinedGallery(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const stone = lit(stage, '#b09a84');
  const tones: [string, string, string, string] = [
    stone,
    lighten(stone, 0.035),
    lighten(stone, -0.035),
    mix(stone, lit(stage, '#8a9a78'), 0.4),
  ];
  canvas.path(box(-20, RUIN_ROOF, WIDTH + 40, RUIN_GROUND - RUIN_ROOF + 20), mix(stone, palette.deep, 0.42));
  const courses = new Map<string, string>(tones.map((tone) => [tone, '']));
  for (let row = 0; row < 9; row += 1) {
    const y = RUIN_ROOF + 34 + row * 36;
    for (let x = -40 - (row % 2) * 40; x < WIDTH + 20;) {
      const wide = random.between(64, 116);
      const tone = random.pick(tones);
      courses.set(tone, (courses.get(tone) ?? '') + box(x + 1.5, y + 1.5 + random.around(0, 1), wide - 3, 33));
      x += wide;
    }
  }
  for (const [tone, d] of courses)
    canvas.path(
      d,
      canvas.linearOn(ramp(mix(tone, palette.deep, 0.2), [0.55, tone], mix(tone, palette.sun, 0.25)), [0, 0, WIDTH, 0]),
    );
  const roof = `M-20 ${RUIN_ROOF + 36}V${RUIN_ROOF - 8}Q${WIDTH / 2} ${RUIN_ROOF - 40} ${WIDTH + 20} ${RUIN_ROOF - 4}V${RUIN_ROOF + 36}Z`;
  canvas.path(roof, canvas.linear(ramp(mix(stone, palette.sun, 0.2), mix(stone, palette.deep, 0.34))));
  let ribs = '';
  for (let x = -10; x < WIDTH; x += 22) ribs += `M${x} ${RUIN_ROOF - 26}V${RUIN_ROOF + 30}`;
  canvas.stroke(ribs, mix(stone, palette.deep, 0.45), 3, 'opacity=".5"');
  canvas.stroke(`M-20 ${RUIN_ROOF + 36}H${WIDTH + 20}`, mix(stone, palette.deep, 0.6), 7, 'opacity=".6"');
  canvas.path(box(-20, RUIN_ROOF + 26, WIDTH + 40, 7), mix(stone, palette.sun, 0.4));
  paintDoor(stage, stone, 1010);
  for (const x of [140, 1340]) paintWindow(stage, stone, x);
  let moss = '';
  for (let i = 0; i < 40; i += 1)
    moss += oval(
      random.between(0, WIDTH),
      RUIN_ROOF + random.between(-16, 60),
      random.between(14, 44),
      random.between(4, 10),
    );
  canvas.path(moss, mix(palette.leaf, '#a8b84a', 0.3), 'opacity=".55"');
}

function paintDoor(stage: Stage, stone: string, x: number): void {
  const { canvas, palette } = stage;
  const foot = RUIN_GROUND + 6;
  canvas.path(box(x - 104, foot - 286, 208, 290), mix(stone, palette.sun, 0.14));
  canvas.path(
    `M${x - 128} ${foot - 262}Q${x - 70} ${foot - 330} ${x} ${foot - 390}Q${x + 70} ${foot - 330} ${x + 128} ${foot - 262}Z`,
    canvas.linear(ramp(mix(stone, palette.sun, 0.25), lighten(stone, -0.06))),
  );
  let carving = '';
  for (let k = -4; k <= 4; k += 1)
    carving += leaf([x + k * 22, foot - 268], 40 - Math.abs(k) * 5, 8, -Math.PI / 2 + k * 0.12);
  canvas.path(carving, mix(stone, palette.deep, 0.3), 'opacity=".7"');
  canvas.path(box(x - 116, foot - 266, 232, 16), mix(stone, palette.sun, 0.35));
  for (const s of [-1, 1]) {
    canvas.path(
      box(x + s * 82 - 13, foot - 248, 26, 252),
      canvas.linear(ramp(lighten(stone, -0.1), mix(stone, palette.sun, 0.3)), [0, 0, 1, 0]),
    );
    let rings = '';
    for (let k = 0; k < 9; k += 1) rings += box(x + s * 82 - 16, foot - 236 + k * 27, 32, 7);
    canvas.path(rings, mix(stone, palette.sun, 0.3));
  }
  canvas.path(
    box(x - 62, foot - 236, 124, 240),
    canvas.linear(ramp(mix(palette.deep, stone, 0.06), mix(palette.deep, stone, 0.34))),
  );
  canvas.path(box(x - 30, foot - 178, 60, 182), mix(palette.haze, palette.leaf, 0.3), 'opacity=".75"');
  canvas.path(
    box(x - 44, foot - 204, 88, 208),
    'none',
    `stroke="${mix(palette.deep, stone, 0.5)}" stroke-width="9" opacity=".8"`,
  );
}

function paintWindow(stage: Stage, stone: string, x: number): void {
  const { canvas, palette } = stage;
  const y = RUIN_ROOF + 86;
  canvas.path(box(x - 92, y - 14, 184, 168), mix(stone, palette.sun, 0.2));
  canvas.path(box(x - 78, y, 156, 140), mix(stone, palette.deep, 0.74));
  for (let k = -2; k <= 2; k += 1) {
    const cx = x + k * 30;
    canvas.path(
      box(cx - 9, y, 18, 140),
      canvas.linear(ramp(lighten(stone, -0.12), mix(stone, palette.sun, 0.2)), [0, 0, 1, 0]),
    );
    let rings = '';
    for (let r = 0; r < 6; r += 1) rings += box(cx - 12, y + 8 + r * 24, 24, 8);
    canvas.path(rings, lighten(stone, 0.03));
  }
}
