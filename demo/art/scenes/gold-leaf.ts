import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type GoldLeafOptions = Record<never, never>;

/** Beaten gold between sheets of bamboo paper on red lacquer; a hand lifts one leaf with horn tongs. */
export const goldLeaf: Scene<GoldLeafOptions> = {
  name: 'gold-leaf',
  draw(stage) {
    const x = focalX(stage);
    paintTable(stage, x);
    paintMallet(stage, [x - 560, 240]);
    paintPacket(stage, [x - 500, 690]);
    for (const [dx, y, turn] of [
      [300, 190, 12],
      [560, 250, -8],
      [640, 480, 16],
    ] as const)
      paintLeafSheet(stage, [x + dx, y], turn, 190);
    paintLeafSheet(stage, [x - 40, 560], -6, 330);
    paintStack(stage, [x - 90, 190]);
    paintLifted(stage, [x + 70, 440]);
    paintCrumbs(stage, x);
    paintGripHand(stage, {
      transform: `translate(${x + 200} 480) rotate(30) scale(.98)`,
      skin: '#a8714a',
      sleeve: '#3f5f7a',
      tool: () => paintTongs(stage),
    });
    paintBlossom(stage, 'frangipani', [x - 700, 910], 56);
    paintBlossom(stage, 'frangipani', [x - 620, 950], 42);
    paintGlow(stage, [x - 20, 460], 560, { colour: '#ffd76a', strength: 0.3 });
  },
};

function paintTable(stage: Stage, x: number): void {
  const { canvas } = stage;
  const red = lit(stage, '#6f1420');
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(lighten(red, 0.05), lighten(red, -0.1)), [0, 0, 1, 1]));
  const gold = lit(stage, '#b5862c');
  let border = '';
  for (let px = 40; px < WIDTH; px += 74)
    border +=
      rosette([px, 44], { length: 24, halfWidth: 8 }, 8) + rosette([px, HEIGHT - 44], { length: 24, halfWidth: 8 }, 8);
  canvas.stroke(border, gold, 2.6, 'opacity=".7"');
  canvas.stroke(
    `M0 84H${WIDTH}M0 ${HEIGHT - 84}H${WIDTH}M0 94H${WIDTH}M0 ${HEIGHT - 94}H${WIDTH}`,
    gold,
    3,
    'opacity=".7"',
  );
  canvas.stroke(oval(x, 500, 560, 370) + oval(x, 500, 540, 352), gold, 3, 'opacity=".35"');
  const gleam = canvas.radial(ramp([0, '#ffb08a', 0.36], [1, '#ffb08a', 0]), [0.3, 0.2], 0.7);
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${gleam}"/>`);
}

/** One square of bamboo paper with the beaten gold on it: ragged edge, crumpled light. */
function paintLeafSheet(stage: Stage, [x, y]: Point, turn: number, size: number): void {
  const { canvas } = stage;
  const paper = lit(stage, '#d8c49a');
  canvas.group(`transform="translate(${x} ${y}) rotate(${turn})"`, () => {
    const sheet = box(-size / 2, -size / 2, size, size);
    canvas.shadow(sheet, [10, 16], { blur: 11, opacity: 0.55 });
    canvas.path(sheet, canvas.linear(ramp(lighten(paper, 0.03), lighten(paper, -0.09)), [0, 0, 1, 1]));
    paintGold(stage, size * 0.4);
  });
}

function paintGold(stage: Stage, half: number): void {
  const { canvas, random } = stage;
  let edge = '';
  const steps = 44;
  for (let i = 0; i < steps; i += 1) {
    const a = (i / steps) * Math.PI * 2;
    const reach = half / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a))) ** 0.84;
    const r = reach * random.between(0.93, 1.02);
    edge += `${i === 0 ? 'M' : 'L'}${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`;
  }
  edge += 'Z';
  canvas.path(edge, '#5a3408', 'opacity=".45" transform="translate(3 5)"');
  canvas.path(
    edge,
    canvas.linear(ramp('#fff0a8', [0.25, '#f7c948'], [0.5, '#dc9a1e'], [0.72, '#fbdc78'], '#c98414'), [0, 0, 1, 1]),
  );
  canvas.inside(edge, () => {
    let [light, dark] = ['', ''];
    for (let i = 0; i < 26; i += 1) {
      const [px, py, a] = [random.around(0, half), random.around(0, half), random.between(0, 6.3)];
      const long = random.between(half * 0.14, half * 0.5);
      const d = `M${num(px)} ${num(py)}L${num(px + Math.cos(a) * long)} ${num(py + Math.sin(a) * long)}L${num(px + Math.cos(a + 0.5) * long * 0.8)} ${num(py + Math.sin(a + 0.5) * long * 0.8)}Z`;
      if (i % 2 === 0) light += d;
      else dark += d;
    }
    canvas.path(dark, '#a8640c', 'opacity=".28"');
    canvas.path(light, '#fffbe0', 'opacity=".5"');
  });
}

/** The leaf in the tongs: it ripples and its corner curls. */
function paintLifted(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const d = `M${x + 136} ${y + 30}C${x + 60} ${y - 20} ${x - 30} ${y + 10} ${x - 90} ${y - 36}C${x - 130} ${y - 66} ${x - 180} ${y - 60} ${x - 210} ${y - 20}C${x - 236} ${y + 40} ${x - 190} ${y + 90} ${x - 214} ${y + 160}C${x - 150} ${y + 204} ${x - 90} ${y + 150} ${x - 30} ${y + 190}C${x + 40} ${y + 226} ${x + 90} ${y + 160} ${x + 110} ${y + 110}Z`;
  canvas.path(d, '#2a0a08', `opacity=".5" transform="translate(22 56)" ${canvas.blur(13)}`);
  canvas.path(
    d,
    canvas.linear(
      ramp('#fff6c4', [0.2, '#f9d25c'], [0.42, '#e0a024'], [0.58, '#fff0a8'], [0.76, '#eebb3c'], '#c07c10'),
      [0, 0, 1, 0.7],
    ),
  );
  canvas.inside(d, () => {
    for (const [dx, tone, op] of [
      [-150, '#fffbe0', 0.7],
      [-96, '#9a5a08', 0.4],
      [-30, '#fffbe0', 0.65],
      [20, '#9a5a08', 0.4],
      [70, '#fffbe0', 0.6],
    ] as const)
      canvas.path(
        `M${x + dx} ${y - 80}C${x + dx - 50} ${y + 40} ${x + dx + 30} ${y + 100} ${x + dx - 20} ${y + 240}H${x + dx + 20}C${x + dx + 60} ${y + 100} ${x + dx - 10} ${y + 40} ${x + dx + 26} ${y - 80}Z`,
        tone,
        `opacity="${op}" ${canvas.blur(7)}`,
      );
  });
  canvas.stroke(d, '#fff8d0', 3, 'opacity=".8"');
}

function paintTongs(stage: Stage): void {
  const { canvas } = stage;
  const horn = lit(stage, '#3a2a24');
  canvas.stroke('M0 -6Q220 4 440 46M2 14Q220 40 440 62', lighten(horn, -0.04), 12);
  canvas.stroke('M4 -9Q220 0 436 41', lighten(horn, 0.3), 3);
}

/** Beating packet: deerskin bound round hundreds of sheets, tied with bamboo strips. */
function paintPacket(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const hide = lit(stage, '#c9a878');
  canvas.group(`transform="translate(${x} ${y}) rotate(-10)"`, () => {
    const pad = 'M-150 -140Q0 -156 150 -140Q164 0 150 140Q0 156 -150 140Q-164 0 -150 -140Z';
    canvas.shadow(pad, [14, 28], { blur: 15, opacity: 0.6 });
    for (const lift of [26, 18, 10])
      canvas.path(pad, lighten(hide, lift === 18 ? -0.2 : -0.12), `transform="translate(0 ${lift})"`);
    canvas.path(pad, canvas.radial(ramp(lighten(hide, 0.12), [0.6, hide], lighten(hide, -0.12)), [0.45, 0.4], 0.7));
    let dents = '';
    for (let i = 0; i < 34; i += 1) dents += oval(Math.cos(i * 2.4) * i * 3.4, Math.sin(i * 2.4) * i * 3.4, 12, 9);
    canvas.path(dents, lighten(hide, -0.1), 'opacity=".4"');
    canvas.stroke('M-90 -150V170M90 -150V170', lit(stage, '#8a5a2c'), 24);
    canvas.stroke('M-96 -150V170M84 -150V170', lit(stage, '#e0b878'), 7);
    canvas.stroke('M-158 -80H158M-158 90H158', lit(stage, '#6a4022'), 12, 'stroke-dasharray="16 5"');
  });
}

function paintMallet(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const iron = lit(stage, '#5a5a62');
  canvas.stroke(
    `M${x} ${y}L${x + 280} ${y + 120}`,
    '#140608',
    30,
    `opacity=".5" transform="translate(12 30)" ${canvas.blur(8)}`,
  );
  canvas.stroke(`M${x} ${y}L${x + 280} ${y + 120}`, lit(stage, '#a8703f'), 28);
  canvas.stroke(`M${x} ${y - 8}L${x + 276} ${y + 110}`, lit(stage, '#e0b078'), 6, 'opacity=".8"');
  const head = `M${x - 90} ${y - 80}Q${x - 20} ${y - 110} ${x + 30} ${y - 60}L${x + 10} ${y + 70}Q${x - 60} ${y + 90} ${x - 120} ${y + 50}Z`;
  canvas.shadow(head, [12, 26], { blur: 12, opacity: 0.6 });
  canvas.path(head, canvas.linear(ramp(lighten(iron, 0.2), [0.5, iron], lighten(iron, -0.14)), [0, 0, 1, 1]));
  canvas.stroke(`M${x - 84} ${y - 72}Q${x - 20} ${y - 100} ${x + 24} ${y - 56}`, '#eef2f6', 5, 'opacity=".6"');
}

/** Small finished packets, one square inch each, tied in tens. */
function paintStack(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  for (const [dx, dy, turn] of [
    [-130, 30, -12],
    [-20, -20, 6],
    [90, 40, 18],
    [-40, 96, -4],
  ] as const)
    canvas.group(`transform="translate(${x + dx} ${y + dy}) rotate(${turn})"`, () => {
      canvas.shadow(box(-46, -46, 92, 92), [8, 14], { blur: 8, opacity: 0.55 });
      for (const lift of [14, 9, 4])
        canvas.path(box(-46, -46 + lift, 92, 92), lit(stage, lift === 9 ? '#b59a68' : '#e8d6ae'));
      canvas.path(box(-46, -46, 92, 92), lit(stage, '#f0e2c0'));
      canvas.path(box(-32, -32, 64, 64), canvas.linear(ramp('#fff0a8', [0.4, '#eebb3c'], '#d08c18'), [0, 0, 1, 1]));
      canvas.stroke('M-46 0H46M0 -46V46', lit(stage, '#b5322c'), 5);
    });
}

function paintCrumbs(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  let crumbs = '';
  for (let i = 0; i < 60; i += 1) {
    const [px, py, s] = [x + random.around(0, 620), 500 + random.around(0, 380), random.between(3, 11)];
    crumbs += `M${num(px)} ${num(py)}l${num(s)} ${num(random.around(0, s))}l${num(random.around(0, s))} ${num(s)}Z`;
  }
  canvas.path(crumbs, '#f7cf5c', 'opacity=".9"');
}
