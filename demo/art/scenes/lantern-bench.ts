import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintWall } from '#demo/art/motifs/wall.ts';
import { paintWorktop } from '#demo/art/motifs/worktop.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type LanternBenchOptions = Record<never, never>;

/** A lantern maker's bench: bamboo ribs half covered with silk, rolls of cloth, finished lanterns glowing above. */
export const lanternBench: Scene<LanternBenchOptions> = {
  name: 'lantern-bench',
  draw(stage) {
    const x = focalX(stage);
    paintWall(stage, 'limewash', '#d99a3e');
    paintShutters(stage, [x + 520, 120]);
    paintRolls(stage, x - 560);
    for (const [dx, y, size, colour, shape] of [
      [-420, -10, 1.7, '#d8311f', 'globe'],
      [-180, -40, 1.4, '#2f7f8a', 'drop'],
      [60, -30, 1.5, '#e8832c', 'drum'],
      [300, -20, 1.7, '#c2386e', 'globe'],
      [-660, -30, 1.5, '#7a4a9a', 'drop'],
      [700, -20, 1.6, '#e8b02c', 'globe'],
    ] as const)
      paintLantern(stage, { hook: [x + dx, y], size, colour, shape });
    paintWorktop(stage, 740, '#7a4528');
    paintFrame(stage, [x - 20, 560]);
    paintTools(stage, x);
    paintGlow(stage, [x, 160], 720, { strength: 0.4 });
  },
};

function paintShutters(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const paint = lit(stage, '#2f6f6a');
  canvas.path(box(x - 20, y - 20, 300, 470), lighten(paint, -0.2));
  canvas.path(box(x, y, 260, 440), canvas.linear(ramp(palette.sky[1], palette.sky[3])));
  for (const [px, lean] of [
    [x - 90, 1],
    [x + 240, -1],
  ] as const) {
    const leafShape = `M${px} ${y + lean * -14}L${px + 110} ${y + lean * 14}V${y + 440 - lean * 10}L${px} ${y + 440 + lean * 18}Z`;
    canvas.shadow(leafShape, [8, 12], { blur: 9, opacity: 0.4 });
    canvas.path(leafShape, canvas.linear(ramp(lighten(paint, 0.06), lighten(paint, -0.06)), [0, 0, 1, 0]));
    let slats = '';
    for (let i = 1; i < 22; i += 1) slats += `M${px + 14} ${y + i * 20}L${px + 96} ${y + i * 20 + lean * 3}`;
    canvas.stroke(slats, lighten(paint, -0.12), 5, 'opacity=".8"');
  }
}

/** Bolts of silk standing in a rack. */
function paintRolls(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#6a3f26');
  for (const [row, y] of [
    [0, 520],
    [1, 720],
  ] as const) {
    for (const [i, tone] of ['#d8311f', '#f0a82c', '#2f7f6a', '#c2386e', '#3f6fb5', '#7a4a9a'].entries()) {
      const silk = lit(
        stage,
        row === 0 ? tone : (['#e8832c', '#7a4a9a', '#d8311f', '#f2d06b', '#2f7f8a', '#c2386e'][i] ?? tone),
      );
      const [px, r] = [x - 130 + i * 78, 36];
      const roll = `M${px - r} ${y - 8}V${y - 140 - ((i * 23) % 30)}Q${px} ${y - 158 - ((i * 23) % 30)} ${px + r} ${y - 140 - ((i * 23) % 30)}V${y - 8}Z`;
      canvas.path(
        roll,
        canvas.linear(
          ramp(lighten(silk, -0.06), [0.32, lighten(silk, 0.12)], [0.6, silk], lighten(silk, -0.18)),
          [0, 0, 1, 0],
        ),
      );
      canvas.path(oval(px, y - 141 - ((i * 23) % 30), r, 10), lighten(silk, 0.06));
      canvas.path(oval(px, y - 141 - ((i * 23) % 30), 12, 4), lit(stage, '#e8d3a8'));
      canvas.inside(roll, () =>
        canvas.path(
          [0, 1, 2, 3, 4, 5]
            .map((k) => rosette([px - 18 + (k % 2) * 36, y - 30 - k * 22], { length: 9, halfWidth: 3 }, 5))
            .join(''),
          mix(silk, '#ffe9b0', 0.5),
          'opacity=".6"',
        ),
      );
    }
    canvas.path(box(x - 190, y - 10, 510, 22), canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.08))));
    canvas.path(box(x - 190, y - 70, 510, 12), lighten(wood, 0.04), 'opacity=".95"');
  }
  canvas.path(
    box(x - 200, 350, 20, 400) + box(x + 312, 350, 20, 400),
    canvas.linear(ramp(lighten(wood, 0.08), palette.deep), [0, 0, 1, 0]),
  );
}

/** The lantern in work: ribs bent to a globe, silk pasted over the left half, light already inside. */
function paintFrame(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const cane = lit(stage, '#d9ae62');
  const [rx, ry] = [280, 250];
  canvas.path(oval(x + 20, y + 262, 260, 34), '#140808', `opacity=".5" ${canvas.blur(12)}`);
  paintGlow(stage, [x, y], 420, { colour: '#ffc86a', strength: 0.55 });
  const rib = (share: number): string =>
    `M${num(x + share * 60)} ${y - ry}C${num(x + share * rx * 1.32)} ${y - ry * 0.72} ${num(x + share * rx * 1.32)} ${y + ry * 0.72} ${num(x + share * 60)} ${y + ry}`;
  let [back, front] = ['', ''];
  for (const share of [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]) back += rib(share);
  canvas.stroke(back, lighten(cane, -0.2), 6, 'opacity=".7"');
  for (const [from, to, i] of [
    [-1, -0.74, 0],
    [-0.74, -0.46, 1],
    [-0.46, -0.16, 2],
    [-0.16, 0.14, 3],
  ] as const) {
    const red = lit(stage, i % 2 === 0 ? '#d8311f' : '#e0442c', 0.6);
    const panel = `${rib(from)}L${num(x + to * 60)} ${y + ry}C${num(x + to * rx * 1.32)} ${y + ry * 0.72} ${num(x + to * rx * 1.32)} ${y - ry * 0.72} ${num(x + to * 60)} ${y - ry}Z`;
    canvas.path(
      panel,
      canvas.radial(
        ramp(mix(red, '#ffd98a', 0.6), [0.5, mix(red, '#ffb24c', 0.25)], lighten(red, -0.1)),
        [0.9 - i * 0.1, 0.5],
        0.9,
      ),
    );
    canvas.inside(panel, () => {
      let figures = '';
      for (let row = 0; row < 9; row += 1)
        for (let k = -10; k < 4; k += 1)
          figures += rosette([x + k * 46 + (row % 2) * 23, y - 220 + row * 54], { length: 15, halfWidth: 5 }, 5, row);
      canvas.path(figures, lit(stage, '#f7c65a', 0.4), 'opacity=".6"');
    });
  }
  for (const share of [-1, -0.74, -0.46, -0.16, 0.14, 0.42, 0.7, 0.96]) front += rib(share);
  canvas.stroke(front, lighten(cane, -0.14), 11);
  canvas.stroke(front, lighten(cane, 0.08), 6);
  paintLooseSilk(stage, [x, y], ry);
}

/** Silk not yet pasted down falls from its edge; the caps above and below. */
function paintLooseSilk(stage: Stage, [x, y]: Point, ry: number): void {
  const { canvas, palette } = stage;
  const loose = `M${x + 8} ${y - ry + 4}C${x + 60} ${y - 150} ${x + 66} ${y + 10} ${x + 50} ${y + 120}C${x + 90} ${y + 190} ${x + 70} ${y + 240} ${x + 110} ${y + 290}C${x + 60} ${y + 300} ${x + 30} ${y + 280} ${x + 8} ${y + ry}Z`;
  const silk = lit(stage, '#e0442c', 0.6);
  canvas.path(
    loose,
    canvas.linear(ramp(mix(silk, '#ffd98a', 0.3), [0.5, silk], lighten(silk, -0.14)), [0, 0, 1, 0.4]),
    'opacity=".93"',
  );
  canvas.stroke(
    `M${x + 30} ${y - 160}C${x + 50} ${y} ${x + 20} ${y + 140} ${x + 60} ${y + 280}`,
    lighten(silk, -0.14),
    6,
    'opacity=".5"',
  );
  for (const [cy, half] of [
    [y - ry, 74],
    [y + ry, 70],
  ] as const) {
    canvas.path(
      box(x - half, cy - 16, half * 2, 32),
      canvas.linear(ramp(lit(stage, '#e8b85a'), lit(stage, '#9a6a28'))),
    );
    canvas.stroke(`M${x - half} ${cy}H${x + half}`, palette.deep, 2.4, 'opacity=".4"');
  }
  canvas.stroke(
    `M${x} ${y - ry - 16}C${x - 20} ${y - ry - 46} ${x + 20} ${y - ry - 46} ${x} ${y - ry - 16}`,
    lit(stage, '#6a4526'),
    6,
  );
}

function paintTools(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  const cane = lit(stage, '#e0bd76');
  let [strips, shade] = ['', ''];
  for (let i = 0; i < 12; i += 1) {
    const [px, py] = [x + 330 + random.around(0, 14), 836 + i * 9];
    strips += `M${num(px)} ${num(py)}q180 ${num(random.around(-10, 16))} ${num(330 + random.around(0, 30))} ${num(random.around(-6, 22))}`;
    shade += `M${num(px)} ${num(py + 7)}q180 2 320 4`;
  }
  canvas.stroke(shade, '#140808', 6, 'opacity=".3"');
  canvas.stroke(strips, lighten(cane, -0.08), 7);
  canvas.stroke(strips, lighten(cane, 0.08), 2.6, 'transform="translate(0 -1.6)"');
  const [bx, by] = [x - 400, 880];
  const clay = lit(stage, '#f1ece0');
  canvas.path(oval(bx + 10, by + 40, 104, 20), '#140808', `opacity=".45" ${canvas.blur(7)}`);
  canvas.path(
    `M${bx - 96} ${by - 30}Q${bx - 76} ${by + 42} ${bx - 34} ${by + 44}H${bx + 34}Q${bx + 76} ${by + 42} ${bx + 96} ${by - 30}Z`,
    canvas.linear(ramp(clay, [0.5, lighten(clay, -0.04)], lighten(clay, -0.2)), [0, 0, 1, 0]),
  );
  canvas.stroke(`M${bx - 84} ${by}Q${bx} ${by + 22} ${bx + 84} ${by}`, lit(stage, '#3f6fb5'), 5);
  canvas.path(oval(bx, by - 30, 96, 24), lighten(clay, -0.1));
  canvas.path(oval(bx, by - 28, 84, 19), lit(stage, '#fbf3dc'));
  canvas.stroke(`M${bx + 20} ${by - 30}L${bx + 120} ${by - 120}`, lit(stage, '#8a4a2c'), 11);
  canvas.stroke(
    `M${bx - 190} ${by + 62}L${bx - 70} ${by + 84}M${bx - 190} ${by + 92}L${bx - 70} ${by + 72}`,
    '#b9c0c8',
    10,
  );
  canvas.stroke(oval(bx - 222, by + 54, 28, 17) + oval(bx - 222, by + 100, 28, 17), lit(stage, '#2a2a30'), 9);
  for (const [dx, y, tone] of [
    [150, 930, '#d8311f'],
    [230, 952, '#f0a82c'],
  ] as const) {
    canvas.stroke(`M${x + dx} ${y}q30 -40 60 0t60 0t50 -10`, lit(stage, tone), 12);
    canvas.stroke(`M${x + dx} ${y - 3}q30 -40 60 0t60 0t50 -10`, lighten(lit(stage, tone), 0.16), 3);
  }
}
