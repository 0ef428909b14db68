import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type SitarCarpetOptions = Record<never, never>;

/** A sitar and a pair of tabla on a flowered carpet, seen from above. */
export const sitarCarpet: Scene<SitarCarpetOptions> = {
  name: 'sitar-carpet',
  draw(stage) {
    const x = focalX(stage);
    paintCarpet(stage, x);
    paintSitar(stage, x);
    paintTabla(stage, [x + 330, 770], 136, 'steel');
    paintTabla(stage, [x + 610, 570], 112, 'wood');
    paintHammer(stage, [x - 60, 900]);
    for (const [dx, y, r] of [
      [-690, 180, 46],
      [-620, 240, 36],
      [-720, 270, 32],
      [690, 840, 44],
      [620, 880, 34],
    ] as const)
      paintBlossom(stage, 'marigold', [x + dx, y], r);
    paintLamp(stage, [x - 640, 770]);
  },
};

function paintCarpet(stage: Stage, x: number): void {
  const { canvas } = stage;
  const [field, border, ivory, gold, blue] = [
    lit(stage, '#8a1f2e'),
    lit(stage, '#1f2f5f'),
    lit(stage, '#f3e3c4'),
    lit(stage, '#dfa63f'),
    lit(stage, '#3f78b5'),
  ];
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(field, lighten(field, -0.07)), [0, 0, 1, 1]));
  let [stems, petals, hearts, leaves] = ['', '', '', ''];
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 11; column += 1) {
      const [px, py] = [column * 160 + (row % 2) * 80 - 40, 60 + row * 150];
      stems += `M${px - 80} ${py + 40}C${px - 40} ${py - 30} ${px + 40} ${py + 90} ${px + 80} ${py + 10}`;
      petals += rosette([px, py], { length: 32, halfWidth: 12 }, 8, row);
      hearts += oval(px, py, 10) + rosette([px + 78, py + 12], { length: 15, halfWidth: 5 }, 5);
      leaves += leaf([px - 46, py + 26], 40, 10, -0.9) + leaf([px + 40, py + 40], 40, 10, 0.7);
    }
  canvas.stroke(stems, gold, 4, 'opacity=".55"');
  canvas.path(leaves, lit(stage, '#4f7a5a'), 'opacity=".9"');
  canvas.path(petals, ivory, 'opacity=".85"');
  canvas.path(hearts, blue);
  const medallion = (r: number): string =>
    rosette([x, 500], { length: r, halfWidth: r * 0.17 }, 16) + oval(x, 500, r * 0.72);
  canvas.path(medallion(360), border);
  canvas.stroke(oval(x, 500, 250), gold, 6);
  canvas.path(rosette([x, 500], { length: 236, halfWidth: 36 }, 16, 0.2), lit(stage, '#b5442e'));
  canvas.path(rosette([x, 500], { length: 160, halfWidth: 24 }, 16), ivory);
  for (const y of [0, HEIGHT - 74]) {
    canvas.path(box(0, y, WIDTH, 74), border);
    let band = '';
    for (let px = 30; px < WIDTH; px += 84)
      band +=
        rosette([px, y + 37], { length: 24, halfWidth: 8 }, 8) +
        leaf([px + 42, y + 37], 20, 7, 0) +
        leaf([px + 42, y + 37], 20, 7, Math.PI);
    canvas.path(band, gold);
    canvas.path(box(0, y === 0 ? 74 : y - 12, WIDTH, 12), ivory);
  }
  let pile = '';
  for (let y = 0; y < HEIGHT; y += 28) pile += `M0 ${y}H${WIDTH}`;
  canvas.stroke(pile, '#1a0610', 1.6, 'opacity=".2"');
  paintGlow(stage, [x - 300, 240], 760, { colour: '#fff0cc', strength: 0.34 });
}

/** Gourd, long neck with arched frets, pegs, sympathetic strings. Laid along a line that rises to the right. */
function paintSitar(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8a4520');
  const gourd = lit(stage, '#c07a38');
  const ivory = lit(stage, '#f7ecd4');
  const brass = lit(stage, '#e0b04a');
  canvas.group(`transform="translate(${x - 300} 690) rotate(-27)"`, () => {
    const neck = 'M120 -44L1010 -40Q1040 -36 1046 0Q1040 36 1010 40L120 44Z';
    const bowl =
      'M-210 0C-210 -130 -110 -178 0 -172C80 -166 120 -110 170 -62V62C120 110 80 166 0 172C-110 178 -210 130 -210 0Z';
    canvas.shadow(`${bowl}${neck}`, [18, 34], { blur: 18, opacity: 0.6 });
    canvas.path(
      oval(840, -6, 104, 92),
      canvas.radial(ramp(lighten(gourd, 0.1), [0.6, gourd], lighten(gourd, -0.2)), [0.38, 0.3], 0.7),
    );
    canvas.path(
      bowl,
      canvas.radial(ramp(lighten(gourd, 0.14), [0.55, gourd], lighten(gourd, -0.22)), [0.4, 0.32], 0.72),
    );
    const plate =
      'M-150 0C-150 -88 -80 -128 0 -124C70 -120 104 -84 160 -46V46C104 84 70 120 0 124C-80 128 -150 88 -150 0Z';
    canvas.path(plate, canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.02)), [0, 0, 1, 1]));
    let grain = '';
    for (let i = -5; i <= 5; i += 1) grain += `M-150 ${i * 22}Q0 ${i * 24 + 8} 160 ${i * 9}`;
    canvas.inside(plate, () => canvas.stroke(grain, lighten(wood, -0.06), 2.4, 'opacity=".6"'));
    canvas.stroke(plate, ivory, 5, 'stroke-dasharray="9 7"');
    canvas.path(
      leaf([-140, 0], 60, 16, 0.6) +
        leaf([-140, 0], 60, 16, -0.6) +
        rosette([60, -70], { length: 22, halfWidth: 7 }, 6) +
        rosette([60, 70], { length: 22, halfWidth: 7 }, 6),
      ivory,
    );
    canvas.path(neck, canvas.linear(ramp(lighten(wood, 0.1), [0.5, wood], lighten(wood, -0.14))));
    canvas.stroke('M150 -36L1010 -33M150 36L1010 33', ivory, 5);
    canvas.path('M140 -50C170 -20 170 20 140 50L196 40V-40Z', ivory);
    paintFrets(stage, brass);
    canvas.path(box(-62, -40, 22, 80), ivory);
    canvas.path(box(-62, -40, 22, 80), lighten(ivory, -0.1), 'transform="translate(6 7)" opacity=".4"');
    let strings = '';
    for (let i = 0; i < 7; i += 1)
      strings += `M-150 ${num(-6 + i * 2)}L-50 ${num(-24 + i * 8)}L1000 ${num(-24 + i * 8)}`;
    canvas.stroke(strings, '#f6efe0', 2, 'opacity=".95"');
    canvas.stroke(strings, '#140a0a', 1.6, 'opacity=".3" transform="translate(3 5)"');
    paintPegs(stage, wood, ivory);
  });
}

function paintFrets(stage: Stage, brass: string): void {
  const { canvas } = stage;
  let frets = '';
  for (let i = 0; i < 17; i += 1) {
    const px = 240 + i * 40 - i * i * 0.2;
    frets += `M${num(px)} -44Q${num(px + 9)} 0 ${num(px)} 44`;
  }
  canvas.stroke(frets, '#140a0a', 7, 'opacity=".4" transform="translate(5 6)"');
  canvas.stroke(frets, lighten(brass, -0.06), 7);
  canvas.stroke(frets, '#fff3c4', 2.4, 'transform="translate(-1 -2)"');
}

function paintPegs(stage: Stage, wood: string, ivory: string): void {
  const { canvas } = stage;
  for (const [px, side] of [
    [920, -1],
    [968, -1],
    [1010, -1],
    [920, 1],
    [968, 1],
    [560, 1],
    [610, 1],
    [660, 1],
    [710, 1],
  ] as const) {
    canvas.stroke(`M${px} ${side * 34}V${side * 66}`, lighten(wood, -0.05), 11);
    canvas.path(oval(px, side * 76, 14, 19), canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.08))));
    canvas.path(oval(px, side * 92, 5), ivory);
  }
}

function paintTabla(stage: Stage, [x, y]: Point, r: number, shell: 'steel' | 'wood'): void {
  const { canvas } = stage;
  const ring = lit(stage, shell === 'steel' ? '#c23a2e' : '#2f6f9a');
  const body = lit(stage, shell === 'steel' ? '#b7bcc2' : '#7a4526');
  const skin = lit(stage, '#f3e3c8');
  canvas.path(oval(x, y, r * 1.42), '#120608', `opacity=".5" transform="translate(14 26)" ${canvas.blur(14)}`);
  canvas.path(oval(x, y, r * 1.4), ring);
  let pads = '';
  for (let i = 0; i < 18; i += 1)
    pads += `M${num(x + Math.cos(i * 0.349) * r * 1.18)} ${num(y + Math.sin(i * 0.349) * r * 1.18)}L${num(x + Math.cos(i * 0.349 + 0.16) * r * 1.4)} ${num(y + Math.sin(i * 0.349 + 0.16) * r * 1.4)}`;
  canvas.stroke(pads, lighten(ring, -0.12), 9);
  canvas.path(oval(x, y, r * 1.24), canvas.linear(ramp(lighten(body, 0.14), lighten(body, -0.14)), [0, 0, 1, 1]));
  let straps = '';
  for (let i = 0; i < 16; i += 1)
    straps += `M${num(x + Math.cos(i * 0.3927) * r)} ${num(y + Math.sin(i * 0.3927) * r)}L${num(x + Math.cos(i * 0.3927 + 0.1) * r * 1.22)} ${num(y + Math.sin(i * 0.3927 + 0.1) * r * 1.22)}`;
  canvas.stroke(straps, lit(stage, '#e8d3a8'), 8);
  canvas.path(oval(x, y, r * 1.06), lit(stage, '#c9a06a'));
  let braid = '';
  for (let i = 0; i < 40; i += 1)
    braid += `M${num(x + Math.cos(i * 0.157) * r * 0.98)} ${num(y + Math.sin(i * 0.157) * r * 0.98)}L${num(x + Math.cos(i * 0.157 + 0.12) * r * 1.08)} ${num(y + Math.sin(i * 0.157 + 0.12) * r * 1.08)}`;
  canvas.stroke(braid, lighten(lit(stage, '#c9a06a'), -0.16), 5);
  canvas.path(
    oval(x, y, r * 0.95),
    canvas.radial(ramp(lighten(skin, 0.04), [0.8, skin], lighten(skin, -0.1)), [0.4, 0.36], 0.7),
  );
  canvas.stroke(oval(x, y, r * 0.78), lighten(skin, -0.12), 4);
  const [sx, sy] = shell === 'steel' ? [x + r * 0.16, y - r * 0.14] : [x, y];
  canvas.path(oval(sx, sy, r * 0.42), canvas.radial(ramp('#4a4450', [0.6, '#2a2430'], '#191420'), [0.4, 0.34], 0.7));
  canvas.stroke(oval(sx, sy, r * 0.3) + oval(sx, sy, r * 0.18), '#6a6472', 2, 'opacity=".6"');
  canvas.stroke(
    `M${num(x - r * 0.74)} ${num(y - r * 0.3)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(x - r * 0.1)} ${num(y - r * 0.79)}`,
    '#ffffff',
    7,
    'opacity=".5"',
  );
}

function paintHammer(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  canvas.stroke(`M${x} ${y}L${x + 130} ${y + 60}`, '#140a0a', 12, 'opacity=".4" transform="translate(8 14)"');
  canvas.stroke(`M${x} ${y}L${x + 130} ${y + 60}`, lit(stage, '#d8a94a'), 13);
  canvas.stroke(`M${x + 104} ${y + 88}L${x + 146} ${y + 16}`, lit(stage, '#b98a34'), 28);
  canvas.stroke(`M${x} ${y - 2}L${x + 120} ${y + 53}`, '#fff0bc', 3, 'opacity=".7"');
}

function paintLamp(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const brass = lit(stage, '#d8a83e');
  canvas.path(oval(x + 14, y + 24, 130), '#120608', `opacity=".5" ${canvas.blur(14)}`);
  canvas.path(
    oval(x, y, 124),
    canvas.radial(ramp(lighten(brass, 0.14), [0.7, brass], lighten(brass, -0.16)), [0.36, 0.32], 0.7),
  );
  canvas.stroke(rosette([x, y], { length: 112, halfWidth: 22 }, 12), lighten(brass, -0.12), 3);
  for (let i = 0; i < 5; i += 1) {
    const a = -1.57 + i * 1.2566;
    const [px, py] = [x + Math.cos(a) * 70, y + Math.sin(a) * 70];
    canvas.path(oval(px, py, 30), lighten(brass, -0.14));
    canvas.path(oval(px, py, 24), lit(stage, '#8a4a14'));
    paintGlow(stage, [px, py], 80, { colour: '#ffb24c', strength: 0.7 });
    canvas.path(oval(px, py, 8), '#fff3c4');
  }
  paintBlossom(stage, 'marigold', [x, y], 30);
  paintSteam(stage, [x + 20, y - 40], { width: 40, height: 260, count: 2, opacity: 0.22 });
}
