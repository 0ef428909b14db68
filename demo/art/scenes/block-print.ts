import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type BlockPrintOptions = Record<never, never>;

const STEP = 190;

/** A cloth half printed, seen from above: the carved blocks, the colour trays, the block that has just been lifted. */
export const blockPrint: Scene<BlockPrintOptions> = {
  name: 'block-print',
  draw(stage) {
    const { canvas } = stage;
    const x = focalX(stage);
    const cloth = lit(stage, '#faf0dc');
    canvas.path(
      box(0, 0, WIDTH, HEIGHT),
      canvas.linear(ramp(lighten(cloth, 0.01), lighten(cloth, -0.05)), [0, 0, 1, 1]),
    );
    let weave = '';
    for (let i = 0; i < WIDTH; i += 18) weave += `M${i} 0V${HEIGHT}M0 ${i}H${WIDTH}`;
    canvas.stroke(weave, lighten(cloth, -0.04), 1.4, 'opacity=".5"');
    canvas.group(`transform="rotate(-9 ${x} 500)"`, () => paintPrints(stage, x));
    paintBlock(stage, [x + 40, 470], { turn: -9, size: 1.5, ink: '#b5262e' });
    paintBlock(stage, [x + 560, 770], { turn: 24, size: 1.1, ink: '#2357a5', face: true });
    paintBlock(stage, [x + 330, 850], { turn: -32, size: 0.95, ink: '#2f7a5e', face: true });
    paintTray(stage, [x + 500, 250], '#b5262e');
    paintTray(stage, [x + 760, 480], '#2357a5');
    for (const [dx, y, r] of [
      [-700, 900, 46],
      [-620, 948, 36],
      [-730, 820, 34],
    ] as const)
      paintBlossom(stage, 'marigold', [x + dx, y], r);
  },
};

const sprig = (x: number, y: number): string =>
  rosette([x, y - 18], { length: 58, halfWidth: 19 }, 9) +
  leaf([x, y + 74], 62, 15, -0.6) +
  leaf([x, y + 74], 62, 15, Math.PI + 0.6);

function paintPrints(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  let [red, green, blue, chalk, hearts] = ['', '', '', '', ''];
  for (let row = -2; row < 8; row += 1) {
    for (let column = -7; column < 8; column += 1) {
      const [px, py] = [x + 40 + column * STEP + (row % 2) * (STEP / 2), 470 + (row - 2) * 150];
      if (px > x + 50 + (row - 2) * -30 && row >= 2) {
        chalk += `M${num(px - 60)} ${num(py)}h20M${num(px + 40)} ${num(py)}h20M${num(px)} ${num(py - 60)}v20`;
        continue;
      }
      if (px > x + 200) continue;
      const [jx, jy] = [px + random.around(0, 2), py + random.around(0, 2)];
      red += sprig(jx, jy);
      hearts += oval(jx, jy - 18, 13);
      if (px < x - 90) green += `M${num(px)} ${num(py + 24)}V${num(py + 84)}`;
      if (px < x - 90)
        blue +=
          oval(px + STEP / 2, py, 9) +
          oval(px + STEP / 2 - 20, py, 5) +
          oval(px + STEP / 2 + 20, py, 5) +
          oval(px + STEP / 2, py - 18, 5) +
          oval(px + STEP / 2, py + 18, 5);
    }
  }
  canvas.path(red, lit(stage, '#b5262e'), 'opacity=".93"');
  canvas.path(hearts, lit(stage, '#f0a82c'));
  canvas.stroke(green, lit(stage, '#2f7a5e'), 6);
  canvas.path(blue, lit(stage, '#2357a5'));
  canvas.stroke(chalk, lit(stage, '#9aa7b5'), 2.6, 'opacity=".6"');
}

interface Block {
  readonly turn: number;
  readonly size: number;
  readonly ink: string;
  /** Lies face up, so that the carving shows. */
  readonly face?: boolean;
}

function paintBlock(stage: Stage, centre: Point, { turn, size, ink, face = false }: Block): void {
  const { canvas } = stage;
  const teak = lit(stage, '#8f5530');
  canvas.group(`transform="translate(${num(centre[0])} ${num(centre[1])}) rotate(${turn}) scale(${size})"`, () => {
    const body = 'M-96 -84Q-96 -98 -82 -98H82Q96 -98 96 -84V84Q96 98 82 98H-82Q-96 98 -96 84Z';
    canvas.shadow(body, [14, 24], { blur: 14, opacity: 0.55 });
    canvas.path(body, lighten(teak, -0.16), 'transform="translate(0 13)"');
    canvas.path(body, canvas.linear(ramp(lighten(teak, 0.1), [0.5, teak], lighten(teak, -0.09)), [0, 0, 1, 1]));
    if (face) return paintCarving(stage, ink, teak);
    let grain = '';
    for (let i = 0; i < 9; i += 1)
      grain += `M-94 ${num(-84 + i * 21)}Q-30 ${num(-96 + i * 21)} 20 ${num(-80 + i * 21)}T94 ${num(-86 + i * 21)}`;
    canvas.stroke(grain, lighten(teak, -0.09), 2.4, 'opacity=".7"');
    canvas.path(oval(-74, -76, 8) + oval(74, -76, 8) + oval(-74, 76, 8) + oval(74, 76, 8), lighten(teak, -0.22));
    const grip = 'M-58 -22Q-66 0 -58 22Q0 44 58 22Q66 0 58 -22Q0 -44 -58 -22Z';
    canvas.shadow(grip, [10, 16], { blur: 9, opacity: 0.6 });
    canvas.path(grip, canvas.linear(ramp(lighten(teak, 0.2), [0.5, lighten(teak, 0.06)], lighten(teak, -0.1))));
    canvas.stroke('M-46 -16Q0 -34 46 -16', lighten(teak, 0.3), 6, 'opacity=".8"');
    canvas.grain(body, { colour: lighten(teak, -0.3), axis: [-20, -20, 96, 98], opacity: 0.5 });
  });
}

function paintCarving(stage: Stage, ink: string, teak: string): void {
  const { canvas } = stage;
  const dye = lit(stage, ink);
  canvas.path('M-82 -84H82V84H-82Z', lighten(teak, -0.2));
  canvas.stroke('M-82 -84H82V84H-82Z', dye, 6);
  const flower = rosette([0, -8], { length: 62, halfWidth: 19 }, 9);
  canvas.path(flower, lighten(dye, -0.14), 'transform="translate(3 5)"');
  canvas.path(flower, dye);
  canvas.stroke(rosette([0, -8], { length: 44, halfWidth: 8 }, 9), lighten(dye, 0.14), 2.4);
  canvas.path(oval(0, -8, 15), lighten(teak, 0.06));
  for (const [cx, cy, a] of [
    [-74, -74, 0.78],
    [74, -74, 2.36],
    [74, 76, -2.36],
    [-74, 76, -0.78],
  ] as const)
    canvas.path(leaf([cx, cy], 52, 12, a), dye);
}

function paintTray(stage: Stage, [x, y]: Point, ink: string): void {
  const { canvas } = stage;
  const wood = lit(stage, '#6b4126');
  const dye = lit(stage, ink, 0.6);
  canvas.group(`transform="rotate(14 ${x} ${y})"`, () => {
    const tray = box(x - 150, y - 104, 300, 208);
    canvas.shadow(tray, [12, 22], { blur: 13, opacity: 0.5 });
    canvas.path(tray, canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.06)), [0, 0, 1, 1]));
    canvas.path(box(x - 128, y - 82, 256, 164), lighten(wood, -0.16));
    canvas.path(
      box(x - 122, y - 72, 246, 152),
      canvas.linear(ramp(lighten(dye, -0.06), lighten(dye, 0.05)), [0, 0, 1, 1]),
    );
    let mesh = '';
    for (let i = 1; i < 16; i += 1) mesh += `M${num(x - 122 + i * 15.4)} ${y - 72}v152`;
    for (let i = 1; i < 10; i += 1) mesh += `M${x - 122} ${num(y - 72 + i * 15.2)}h246`;
    canvas.stroke(mesh, lighten(dye, 0.12), 1.6, 'opacity=".5"');
    canvas.stroke(`M${x - 100} ${y - 50}q70 -14 130 4`, '#ffffff', 7, 'opacity=".4"');
    let beads = '';
    for (let i = 0; i < 14; i += 1) beads += oval(x - 140 + i * 21.5, y - 93, 4);
    canvas.path(beads, lit(stage, '#d8b25a'));
  });
}
