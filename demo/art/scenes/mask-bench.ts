import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintButterLamp } from '#demo/art/motifs/butter-lamp.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintMask } from '#demo/art/motifs/mask.ts';
import { paintStudioWindow } from '#demo/art/motifs/studio-window.ts';
import { paintWall } from '#demo/art/motifs/wall.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface MaskBenchOptions {
  /** Which mask stands in the middle. */
  readonly front?: 'courtier' | 'sage' | 'bare';
  readonly wall?: string;
  /** Rows of masks on the wall behind. */
  readonly wallRows?: 1 | 2;
  /** Oil lamps on the bench, for the hours when they are the only light. */
  readonly lamps?: boolean;
}

const BENCH = 740;

/** A mask carver's bench: a finished mask, one half carved, chisels and shavings. */
export const maskBench: Scene<MaskBenchOptions> = {
  name: 'mask-bench',
  draw(stage, { front = 'courtier', wall = '#c98f5a', wallRows = 2, lamps = false }) {
    const x = focalX(stage);
    paintWall(stage, 'print', wall);
    if (!lamps) paintStudioWindow(stage, 'moon', [x + 480, 290]);
    paintWallMasks(stage, x, wallRows);
    paintBench(stage);
    paintToolRack(stage, [x - 640, BENCH - 6]);
    if (!lamps)
      paintMask(stage, {
        centre: [x - 330, 770],
        size: 0.82,
        finish: front === 'bare' ? 'courtier' : 'bare',
        turn: -8,
      });
    paintStand(stage, x + 20);
    paintMask(stage, { centre: [x + 20, 560], size: 1.32, finish: front, crown: front !== 'bare' });
    if (lamps) {
      paintLamps(stage, x);
      return;
    }
    paintShavings(stage, x);
    paintMallet(stage, [x + 330, 900]);
    for (const [dx, y, colour] of [
      [470, 872, '#c23b2c'],
      [560, 910, '#f2b431'],
      [660, 876, '#f8f1e2'],
      [612, 956, '#1f6b5c'],
    ] as const)
      paintPot(stage, [x + dx, y], colour);
    paintBlossom(stage, 'frangipani', [x - 90, 940], 44);
    paintBlossom(stage, 'frangipani', [x - 30, 968], 34);
  },
};

/** Three lamps before the mask: their light from below and the dark behind. */
function paintLamps(stage: Stage, x: number): void {
  paintGlow(stage, [x - 200, 800], 560, { colour: '#ff9a4a', strength: 0.5 });
  paintGlow(stage, [x + 270, 820], 420, { colour: '#ff9a4a', strength: 0.42 });
  for (const [dx, y, size] of [
    [-330, 880, 2.1],
    [-180, 930, 1.5],
    [270, 910, 1.8],
  ] as const)
    paintButterLamp(stage, [x + dx, y], size);
  paintBlossom(stage, 'frangipani', [x + 80, 934], 40);
}

function paintWallMasks(stage: Stage, x: number, rows: 1 | 2): void {
  const { canvas } = stage;
  const places: readonly (readonly [number, number, 'courtier' | 'sage' | 'bare'])[] = [
    [-640, 210, 'sage'],
    [-430, 190, 'courtier'],
    [-250, 214, 'bare'],
    [-540, 450, 'bare'],
    [-350, 452, 'sage'],
  ];
  for (const [dx, y, finish] of places.slice(0, rows === 1 ? 3 : 5)) {
    canvas.stroke(`M${x + dx} ${y - 120}V${y - 70}`, lit(stage, '#4a2a1c'), 4);
    paintMask(stage, { centre: [x + dx, y], size: 0.5, finish });
  }
}

function paintBench(stage: Stage): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8a5634');
  canvas.path(box(0, BENCH, WIDTH, HEIGHT - BENCH), canvas.linear(ramp(lighten(wood, 0.05), lighten(wood, -0.14))));
  canvas.path(box(0, BENCH, WIDTH, 10), lighten(wood, 0.15), 'opacity=".8"');
  let grain = '';
  for (let i = 0; i < 9; i += 1) {
    const y = BENCH + 24 + i * i * 2 + i * 12;
    grain += `M0 ${num(y)}Q400 ${num(y - 12)} 800 ${num(y + 4)}T${WIDTH} ${num(y)}`;
  }
  canvas.stroke(grain, lighten(wood, -0.1), 2.4, 'opacity=".5"');
}

/** Chisels standing in a rack. */
function paintToolRack(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#5a341f');
  for (let i = 0; i < 6; i += 1) {
    const px = x + 24 + i * 34;
    const tall = 150 + ((i * 53) % 60);
    canvas.path(
      `M${px - 9} ${y - 40}L${px - 11} ${y - tall}Q${px} ${y - tall - 18} ${px + 11} ${y - tall}L${px + 9} ${y - 40}Z`,
      canvas.linear(ramp('#e2ac68', '#9a6230'), [0, 0, 1, 0]),
    );
    canvas.path(box(px - 11, y - tall + 22, 22, 7), '#c9a24a');
  }
  canvas.path(box(x, y - 66, 222, 68), canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.04))));
  canvas.path(box(x, y - 66, 222, 8), lighten(wood, 0.18));
}

function paintStand(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#4f2f1e');
  canvas.path(oval(x + 20, 884, 210, 26), '#150b0a', `opacity=".42" ${canvas.blur(8)}`);
  canvas.path(box(x - 16, 700, 32, 160), lighten(wood, 0.03));
  canvas.path(
    `M${x - 150} 884Q${x - 140} 850 ${x - 60} 848H${x + 60}Q${x + 140} 850 ${x + 150} 884Z`,
    canvas.linear(ramp(lighten(wood, 0.1), wood)),
  );
}

function paintShavings(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  for (let i = 0; i < 40; i += 1) {
    const [px, py] = [x - 330 + random.around(0, 260), 880 + random.between(0, 96)];
    const size = random.between(10, 24);
    const tone = random.pick(['#f2d6a0', '#e2ba7c', '#fbe9c4']);
    canvas.stroke(
      `M${num(px)} ${num(py)}Q${num(px + size)} ${num(py - size * 1.3)} ${num(px + size * 1.7)} ${num(py - size * 0.2)}Q${num(px + size * 1.5)} ${num(py + size * 0.5)} ${num(px + size)} ${num(py)}`,
      lit(stage, tone),
      5,
    );
  }
  const blade = `M${x - 200} 934L${x - 60} 908`;
  canvas.stroke(blade, '#150b0a', 12, `opacity=".3" transform="translate(6 12)"`);
  canvas.stroke(blade, '#c9ced4', 11);
  canvas.stroke(`M${x - 60} 908L${x + 90} 880`, lit(stage, '#b5783e'), 20);
  canvas.stroke(`M${x - 54} 903L${x + 84} 877`, lit(stage, '#e2b476'), 4, 'opacity=".7"');
}

function paintMallet(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#a5683a');
  canvas.stroke(`M${x} ${y}L${x - 150} ${y + 50}`, '#150b0a', 18, 'opacity=".3" transform="translate(6 14)"');
  canvas.stroke(`M${x} ${y}L${x - 150} ${y + 50}`, lighten(wood, 0.03), 17);
  const head = `M${x - 26} ${y - 56}L${x + 60} ${y - 30}L${x + 30} ${y + 62}L${x - 58} ${y + 34}Z`;
  canvas.path(head, canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.12)), [0, 0, 1, 1]));
  canvas.grain(head, { colour: lighten(wood, -0.3), axis: [x - 40, y - 40, x + 60, y + 60], opacity: 0.5 });
}

function paintPot(stage: Stage, [x, y]: Point, colour: string): void {
  const { canvas } = stage;
  const shell = lit(stage, '#6a4530');
  canvas.path(oval(x + 8, y + 6, 52, 14), '#150b0a', `opacity=".4" ${canvas.blur(5)}`);
  canvas.path(
    `M${x - 46} ${y - 32}Q${x - 40} ${y + 10} ${x} ${y + 12}Q${x + 40} ${y + 10} ${x + 46} ${y - 32}Z`,
    canvas.linear(ramp(lighten(shell, 0.1), lighten(shell, -0.08)), [0, 0, 1, 0]),
  );
  canvas.path(oval(x, y - 32, 46, 14), lighten(shell, 0.06));
  canvas.path(oval(x, y - 31, 39, 11), lit(stage, colour, 0.5));
  canvas.path(leaf([x - 26, y - 33], 30, 4, 0.1), mix(colour, '#ffffff', 0.5), 'opacity=".6"');
}
