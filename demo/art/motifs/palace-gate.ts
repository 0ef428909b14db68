import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A palace gate: stone base with passages, a pavilion of lacquered columns and glazed roofs. Size 1 is 470 high. */
export interface PalaceGate {
  readonly foot: Point;
  readonly size: number;
}

/** Paints the gate. */
export function paintPalaceGate(stage: Stage, { foot, size }: PalaceGate): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${at(foot)}) scale(${size})"`, () => {
    for (const side of [-1, 1]) paintWing(stage, side * 214);
    paintBase(stage);
    paintHall(stage, [0, -176], { half: 196, tall: 62, columns: 10 });
    paintGlazedRoof(stage, [0, -238], { eave: 250, ridge: 158, rise: 56, tile: '#3f7a5a' });
    paintHall(stage, [0, -290], { half: 118, tall: 54, columns: 6 });
    paintGlazedRoof(stage, [0, -342], { eave: 176, ridge: 100, rise: 68, tile: '#e2a832' });
  });
}

function paintBase(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const stone = lit(stage, '#c2a184');
  const base = 'M-262 0L-248 -176H248L262 0Z';
  canvas.path(
    base,
    canvas.linear(ramp(mix(stone, palette.glow, 0.4), [0.4, stone], lighten(stone, -0.1)), [0, 0, 1, 0]),
  );
  let [joints, blocks] = ['', ''];
  for (let y = 18; y < 170; y += 17) joints += `M-262 ${-y}H262`;
  for (let i = 0; i < 44; i += 1)
    blocks += box(random.between(-240, 210), -Math.floor(random.between(1, 10)) * 17 - 1, random.between(16, 36), 15);
  canvas.inside(base, () => {
    canvas.path(blocks, mix(stone, palette.sun, 0.35), 'opacity=".28"');
    canvas.stroke(joints, lighten(stone, -0.14), 1.4, 'opacity=".5"');
  });
  canvas.grain(base, { colour: palette.deep, axis: [-60, 0, 262, 0], opacity: 0.45 });
  canvas.path(box(-256, -184, 512, 12), mix(stone, palette.sun, 0.35));
  canvas.path(box(-252, -196, 504, 14), lit(stage, '#a8322a'));
  let rail = '';
  for (let x = -250; x < 250; x += 20) rail += box(x, -194, 3, 11);
  canvas.path(rail, lit(stage, '#e2b04a'));
  const dark = mix(palette.deep, stone, 0.12);
  for (const [x, w, h] of [
    [0, 34, 122],
    [-106, 24, 92],
    [106, 24, 92],
    [-186, 19, 70],
    [186, 19, 70],
  ] as const) {
    const arch = (grow: number): string =>
      `M${num(x - w - grow)} 0V${num(-h + w)}Q${num(x - w - grow)} ${num(-h - grow)} ${x} ${num(-h - grow)}Q${num(x + w + grow)} ${num(-h - grow)} ${num(x + w + grow)} ${num(-h + w)}V0Z`;
    canvas.path(arch(8), mix(stone, palette.sun, 0.28));
    canvas.path(arch(0), canvas.linear(ramp(dark, mix(dark, palette.lamp, 0.34 + palette.lampGlow * 0.2))));
    if (x === 0) canvas.path(`M-16 0V-66Q-16 -84 0 -84Q16 -84 16 -66V0Z`, palette.glow, 'opacity=".75"');
  }
  canvas.path(box(-46, -168, 92, 26), lit(stage, '#2f5f86'));
  canvas.stroke('M-46 -168H46V-142H-46Z', lit(stage, '#e2b04a'), 4);
}

interface Hall {
  readonly half: number;
  readonly tall: number;
  readonly columns: number;
}

function paintHall(stage: Stage, [x, y]: Point, { half, tall, columns }: Hall): void {
  const { canvas, palette } = stage;
  canvas.path(
    box(x - half, y - tall, half * 2, tall),
    mix(lit(stage, '#4a1f1c'), palette.lamp, 0.12 + palette.lampGlow * 0.3),
  );
  const red = lit(stage, '#b8352a');
  let lattice = '';
  for (let i = 0; i < columns - 1; i += 1) {
    const left = x - half + (i * half * 2) / (columns - 1);
    const wide = (half * 2) / (columns - 1);
    if (i % 2 === 0) canvas.path(box(left + 6, y - tall * 0.78, wide - 12, tall * 0.72), palette.lamp, 'opacity=".65"');
    for (let k = 1; k < 4; k += 1)
      lattice += `M${num(left + 6 + (k * (wide - 12)) / 4)} ${num(y - tall * 0.78)}V${num(y - 4)}`;
    lattice += `M${num(left + 6)} ${num(y - tall * 0.4)}H${num(left + wide - 6)}`;
  }
  canvas.stroke(lattice, lighten(red, -0.08), 1.8);
  for (let i = 0; i < columns; i += 1) {
    const cx = x - half + (i * half * 2) / (columns - 1);
    canvas.path(
      box(cx - 5, y - tall, 10, tall),
      canvas.linear(ramp(mix(red, palette.glow, 0.5), [0.45, red], lighten(red, -0.1)), [0, 0, 1, 0]),
    );
    canvas.path(box(cx - 6, y - 6, 12, 6) + box(cx - 6, y - tall * 0.86, 12, 4), lit(stage, '#e2b04a'));
  }
}

interface Roof {
  readonly eave: number;
  readonly ridge: number;
  readonly rise: number;
  readonly tile: string;
}

/** A hipped roof of glazed tubes whose corners turn up, with a crest on the ridge. */
function paintGlazedRoof(stage: Stage, [x, y]: Point, { eave, ridge, rise, tile }: Roof): void {
  const { canvas, palette } = stage;
  const own = lit(stage, tile, 0.8);
  const gold = lit(stage, '#f0c050', 0.6);
  const roof = `M${at([x - eave, y - 14])}Q${at([x - eave * 0.8, y - rise * 0.3])} ${at([x - ridge, y - rise])}H${num(x + ridge)}Q${at([x + eave * 0.8, y - rise * 0.3])} ${at([x + eave, y - 14])}Q${at([x + eave * 0.8, y + 4])} ${at([x + eave * 0.6, y + 6])}H${num(x - eave * 0.6)}Q${at([x - eave * 0.8, y + 4])} ${at([x - eave, y - 14])}Z`;
  canvas.path(box(x - eave * 0.8, y + 2, eave * 1.6, 10), mix(palette.deep, own, 0.2), 'opacity=".6"');
  canvas.path(roof, canvas.linear(ramp(mix(own, palette.glow, 0.45), [0.45, own], lighten(own, -0.09)), [0, 0, 1, 0]));
  canvas.inside(roof, () => {
    let [tubes, lights] = ['', ''];
    for (let k = -22; k <= 22; k += 1) {
      tubes += `M${num(x + (k / 22) * ridge)} ${num(y - rise)}Q${num(x + (k / 22) * eave * 0.78)} ${num(y - rise * 0.36)} ${num(x + (k / 22) * eave)} ${num(y + 8)}`;
      lights += oval(x + ((k + 0.5) / 22) * eave * 0.94, y + 2, 3.4, 3.4);
    }
    canvas.stroke(tubes, lighten(own, -0.12), 2, 'opacity=".6"');
    canvas.path(lights, mix(own, gold, 0.6), 'opacity=".8"');
  });
  canvas.grain(roof, { colour: palette.deep, axis: [x - eave * 0.1, 0, x + eave, 0], opacity: 0.4 });
  canvas.stroke(`M${num(x - ridge)} ${num(y - rise - 3)}H${num(x + ridge)}`, gold, 8);
  for (const s of [-1, 1]) {
    canvas.stroke(
      `M${at([x + s * ridge, y - rise])}Q${at([x + s * eave * 0.8, y - rise * 0.3])} ${at([x + s * eave, y - 14])}Q${at([x + s * (eave + 10), y - 22])} ${at([x + s * (eave + 8), y - 36])}`,
      gold,
      5,
    );
    const px = x + s * ridge;
    canvas.path(
      `M${at([px - s * 6, y - rise - 2])}Q${at([px + s * 4, y - rise - 14])} ${at([px, y - rise - 30])}Q${at([px + s * 22, y - rise - 26])} ${at([px + s * 18, y - rise - 8])}Q${at([px + s * 14, y - rise])} ${at([px - s * 6, y - rise - 2])}Z`,
      gold,
    );
  }
  canvas.path(
    oval(x, y - rise - 18, 12) +
      `M${at([x - 34, y - rise - 4])}Q${at([x - 18, y - rise - 26])} ${at([x - 9, y - rise - 10])}L${at([x + 9, y - rise - 10])}Q${at([x + 18, y - rise - 26])} ${at([x + 34, y - rise - 4])}Z`,
    gold,
  );
}

/** A low wing pavilion beside the gate. */
function paintWing(stage: Stage, x: number): void {
  paintHall(stage, [x, -150], { half: 62, tall: 46, columns: 4 });
  paintGlazedRoof(stage, [x, -196], { eave: 88, ridge: 44, rise: 46, tile: '#3f7a5a' });
}
