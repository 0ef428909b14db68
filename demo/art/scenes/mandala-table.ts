import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import { paintPaintbrush } from '#demo/art/motifs/paintbrush.ts';
import { paintBoards } from '#demo/art/motifs/worktop.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type MandalaTableOptions = Record<never, never>;

const [LAPIS, VERMILION, JADE, ORPIMENT, WHITE, PINK] = [
  '#21499a',
  '#c8352a',
  '#2f8a6a',
  '#f0b436',
  '#fbf3e0',
  '#e88a9a',
];

/** A geometric mandala on stretched cotton, one quarter still in pencil, ground pigments in shells round it. */
export const mandalaTable: Scene<MandalaTableOptions> = {
  name: 'mandala-table',
  draw(stage) {
    const { canvas } = stage;
    const x = focalX(stage);
    paintBoards(stage, '#7a4c34', 5);
    const sheet = box(x - 460, 40, 920, 920);
    canvas.shadow(sheet, [14, 22], { blur: 20, opacity: 0.55 });
    const brocade = lit(stage, '#8a2a2c');
    canvas.path(
      box(x - 490, 16, 980, 968),
      canvas.linear(ramp(lighten(brocade, 0.04), lighten(brocade, -0.06)), [0, 0, 1, 1]),
    );
    let figures = '';
    for (let i = 0; i < 24; i += 1)
      figures += rosette([x - 474 + (i % 2) * 948, 40 + Math.floor(i / 2) * 84], { length: 12, halfWidth: 4 }, 6);
    canvas.path(figures, lit(stage, ORPIMENT));
    canvas.path(sheet, canvas.linear(ramp(lit(stage, '#fbf0d8'), lit(stage, '#f0dfbc')), [0, 0, 1, 1]));
    paintPencil(stage, [x, 500]);
    const done = `M${x - 460} 40H${x + 460}V470L${x + 40} 500L${x + 90} 960H${x - 460}Z`;
    canvas.inside(done, () => paintMandala(stage, [x, 500]));
    paintShells(stage, x);
    paintGripHand(stage, {
      transform: `translate(${x + 200} 660) rotate(24) scale(.86)`,
      skin: '#b57c52',
      sleeve: '#7a2f3a',
      tool: () => paintPaintbrush(stage, LAPIS),
    });
    paintBlossom(stage, 'marigold', [x - 640, 150], 46);
    paintBlossom(stage, 'marigold', [x - 570, 210], 34);
  },
};

const gate = ([x, y]: Point, half: number, turn: number): string => {
  const on = (u: number, v: number): string => {
    const [c, s] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))];
    return `${num(x + u * c - v * s)} ${num(y + u * s + v * c)}`;
  };
  const steps: Point[] = [
    [-70, -half],
    [-70, -half - 16],
    [-44, -half - 16],
    [-44, -half - 44],
    [-78, -half - 44],
    [-78, -half - 66],
    [-52, -half - 66],
    [-52, -half - 82],
    [52, -half - 82],
    [52, -half - 66],
    [78, -half - 66],
    [78, -half - 44],
    [44, -half - 44],
    [44, -half - 16],
    [70, -half - 16],
    [70, -half],
  ];
  return `M${steps.map(([u, v]) => on(u, v)).join('L')}Z`;
};

function paintPencil(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  let d = `M${x} 60V940M${x - 440} ${y}H${x + 440}M${x - 420} ${y - 420}L${x + 420} ${y + 420}M${x + 420} ${y - 420}L${x - 420} ${y + 420}`;
  for (const r of [424, 396, 364, 322, 150, 110, 60]) d += oval(x, y, r);
  for (const half of [228, 206, 182]) d += box(x - half, y - half, half * 2, half * 2);
  for (let i = 0; i < 4; i += 1) d += gate([x, y], 228, (i * Math.PI) / 2);
  d += rosette([x, y], { length: 146, halfWidth: 30 }, 8) + rosette([x, y], { length: 360, halfWidth: 22 }, 32);
  canvas.stroke(d, '#6a5a54', 1.8, 'opacity=".55"');
}

function paintMandala(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  const c = (tone: string): string => lit(stage, tone, 0.7);
  // Rings: flames, thunder-white dots, lotus petals.
  canvas.path(oval(x, y, 426), c(VERMILION));
  let [flames, tongues] = ['', ''];
  for (let i = 0; i < 48; i += 1) {
    const a = (i / 48) * Math.PI * 2;
    flames += leaf([x + Math.cos(a) * 392, y + Math.sin(a) * 392], 40, 15, a + 0.7);
    tongues += leaf([x + Math.cos(a) * 394, y + Math.sin(a) * 394], 28, 8, a + 0.8);
  }
  canvas.path(flames, c(ORPIMENT));
  canvas.path(tongues, c(JADE));
  canvas.path(oval(x, y, 392), c(LAPIS));
  let [dots, scrolls] = ['', ''];
  for (let i = 0; i < 60; i += 1) {
    const a = (i / 60) * Math.PI * 2;
    dots += oval(x + Math.cos(a) * 377, y + Math.sin(a) * 377, i % 2 === 0 ? 7 : 4);
  }
  canvas.path(dots, c(WHITE));
  canvas.stroke(oval(x, y, 392) + oval(x, y, 362), c(ORPIMENT), 5);
  for (const [turn, tone, tip] of [
    [0, PINK, VERMILION],
    [Math.PI / 32, WHITE, JADE],
  ] as const) {
    let [petals, hearts] = ['', ''];
    for (let i = 0; i < 32; i += 1) {
      const a = (i / 32) * Math.PI * 2 + turn;
      petals += leaf([x + Math.cos(a) * 318, y + Math.sin(a) * 318], 44, 26, a);
      hearts += leaf([x + Math.cos(a) * 318, y + Math.sin(a) * 318], 28, 11, a);
    }
    canvas.path(petals, c(tone));
    canvas.stroke(petals, c(LAPIS), 2, 'opacity=".7"');
    canvas.path(hearts, c(tip));
  }
  canvas.path(oval(x, y, 322), c('#173a66'));
  for (let i = 0; i < 90; i += 1) {
    const [a, r] = [i * 2.399, 236 + ((i * 37) % 80)];
    scrolls += `M${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}q8 -14 16 0q-2 12 -12 6`;
  }
  canvas.stroke(scrolls, c('#6fa0d8'), 2.4, 'opacity=".8"');
  paintPalace(stage, centre, c);
  paintHeart(stage, centre, c);
}

function paintPalace(stage: Stage, centre: Point, c: (tone: string) => string): void {
  const { canvas } = stage;
  const [x, y] = centre;
  const sides = [VERMILION, JADE, WHITE, ORPIMENT];
  for (let i = 0; i < 4; i += 1) {
    canvas.path(gate(centre, 228, (i * Math.PI) / 2), c(sides[i] ?? WHITE));
    canvas.stroke(gate(centre, 228, (i * Math.PI) / 2), c(ORPIMENT), 4);
  }
  for (const [half, tone] of [
    [232, ORPIMENT],
    [222, LAPIS],
    [206, WHITE],
    [198, VERMILION],
    [184, ORPIMENT],
  ] as const)
    canvas.path(box(x - half, y - half, half * 2, half * 2), c(tone));
  let beads = '';
  for (let i = -7; i <= 7; i += 1)
    beads +=
      oval(x + i * 28, y - 214, 5) +
      oval(x + i * 28, y + 214, 5) +
      oval(x - 214, y + i * 28, 5) +
      oval(x + 214, y + i * 28, 5);
  canvas.path(beads, c(ORPIMENT));
  const h = 178;
  for (const [i, d] of [
    `M${x} ${y}L${x - h} ${y - h}H${x + h}Z`,
    `M${x} ${y}L${x + h} ${y - h}V${y + h}Z`,
    `M${x} ${y}L${x + h} ${y + h}H${x - h}Z`,
    `M${x} ${y}L${x - h} ${y + h}V${y - h}Z`,
  ].entries())
    canvas.path(d, c([VERMILION, JADE, '#e8e0f0', ORPIMENT][i] ?? WHITE));
  let tendrils = '';
  for (let i = 0; i < 24; i += 1) {
    const a = (i / 24) * Math.PI * 2 + 0.13;
    tendrils += `M${num(x + Math.cos(a) * 152)} ${num(y + Math.sin(a) * 152)}q10 -18 20 -2q0 14 -12 10`;
  }
  canvas.stroke(tendrils, c(WHITE), 3, 'opacity=".75"');
  canvas.stroke(`M${x - h} ${y - h}L${x + h} ${y + h}M${x + h} ${y - h}L${x - h} ${y + h}`, c(ORPIMENT), 3);
}

function paintHeart(stage: Stage, [x, y]: Point, c: (tone: string) => string): void {
  const { canvas } = stage;
  canvas.path(oval(x, y, 150), c(ORPIMENT));
  canvas.path(oval(x, y, 143), c(LAPIS));
  for (const [r, tone, turn] of [
    [138, WHITE, 0.39],
    [134, PINK, 0],
  ] as const) {
    const petals = rosette([x, y], { length: r, halfWidth: 34 }, 8, turn);
    canvas.path(petals, c(tone));
    canvas.stroke(petals, c(VERMILION), 3);
    canvas.path(rosette([x, y], { length: r * 0.82, halfWidth: 16 }, 8, turn), c(tone === PINK ? VERMILION : JADE));
  }
  canvas.path(oval(x, y, 58), c(ORPIMENT));
  canvas.path(oval(x, y, 51), c(VERMILION));
  canvas.path(rosette([x, y], { length: 46, halfWidth: 11 }, 12), c(WHITE));
  canvas.path(rosette([x, y], { length: 30, halfWidth: 8 }, 12, 0.26), c(LAPIS));
  canvas.path(oval(x, y, 10), c(ORPIMENT));
}

function paintShells(stage: Stage, x: number): void {
  const { canvas } = stage;
  for (const [i, [dx, y]] of (
    [
      [-620, 360],
      [-690, 500],
      [-600, 620],
      [-680, 760],
      [-580, 880],
      [620, 140],
      [690, 270],
      [600, 390],
    ] as const
  ).entries()) {
    const tone = lit(stage, [LAPIS, VERMILION, JADE, ORPIMENT, PINK, '#d8702a', WHITE, '#2a7fae'][i] ?? LAPIS);
    const shell = lit(stage, '#f1e6d6');
    const px = x + dx;
    canvas.path(oval(px + 8, y + 14, 62, 54), '#1a0c08', `opacity=".45" ${canvas.blur(8)}`);
    canvas.path(oval(px, y, 62, 55), canvas.linear(ramp(lighten(shell, 0.02), lighten(shell, -0.14)), [0, 0, 1, 1]));
    canvas.stroke(
      [0, 1, 2, 3, 4, 5, 6]
        .map(
          (k) =>
            `M${px - 52} ${y + 10}Q${num(px - 20 + k * 10)} ${num(y - 60 + k * 18)} ${num(px + 40)} ${num(y - 34 + k * 12)}`,
        )
        .join(''),
      lighten(shell, -0.08),
      2,
      'opacity=".6"',
    );
    canvas.path(
      oval(px, y + 2, 47, 41),
      canvas.radial(ramp(lighten(tone, 0.08), [0.6, tone], lighten(tone, -0.1)), [0.4, 0.36], 0.66),
    );
    canvas.path(oval(px - 14, y - 14, 13, 7), '#ffffff', 'opacity=".35"');
  }
  canvas.stroke(`M${x - 720} 250L${x - 540} 300`, lit(stage, '#c9a468'), 9);
  canvas.path(`M${x - 540} 292L${x - 500} 312L${x - 544} 310Z`, lit(stage, VERMILION));
}
