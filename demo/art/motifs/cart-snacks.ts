import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintCabinet } from './cart-noodles.ts';

/** Crisp shells in a pyramid, a brass pot wrapped in red cloth, chutneys, clay cups. */
export function paintChaatWares(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  paintCane(stage, [x - 212, y], 108);
  const rows = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  for (const [row, count] of rows.entries())
    for (let i = 0; i < count; i += 1) {
      const spot: Point = [x - 212 + (i - (count - 1) / 2) * 23, y - 66 - row * 16];
      const shell = lit(stage, random.pick(['#e8b45c', '#dca04a', '#f0c274']), 0.5);
      canvas.path(
        oval(spot[0], spot[1], 13, 12),
        canvas.radial(ramp(lighten(shell, 0.09), [0.6, shell], lighten(shell, -0.13)), [0.35, 0.3], 0.75),
      );
    }
  paintBrassPot(stage, [x + 220, y], 84);
  for (const [i, colour] of ['#4f9a3c', '#b8341f', '#f4efe2', '#e8a02c', '#7a3a1c'].entries()) {
    const px = x - 62 + i * 42;
    canvas.path(
      `M${px - 21} ${y - 30}H${px + 21}Q${px + 18} ${y} ${px} ${y}Q${px - 18} ${y} ${px - 21} ${y - 30}Z`,
      canvas.linear(ramp('#d8dde0', [0.4, '#9aa2a8'], '#6a7278'), [0, 0, 1, 0]),
    );
    canvas.path(oval(px, y - 30, 21, 6), lit(stage, colour, 0.5));
    canvas.stroke(`M${px + 5} ${y - 32}L${px + 17} ${y - 62}`, '#b8bec2', 3.4);
  }
  for (let i = 0; i < 5; i += 1) {
    const cup = lit(stage, '#b8643c', 0.7);
    canvas.path(
      `M${x + 118} ${y - 4 - i * 19}L${x + 113} ${y - 34 - i * 19}H${x + 151}L${x + 146} ${y - 4 - i * 19}Z`,
      canvas.linear(ramp(lighten(cup, 0.06), lighten(cup, -0.1)), [0, 0, 1, 0]),
    );
    canvas.path(oval(x + 132, y - 34 - i * 19, 19, 4.5), lighten(cup, -0.12));
  }
}

function paintCane(stage: Stage, [x, y]: Point, half: number): void {
  const { canvas } = stage;
  const cane = lit(stage, '#b9863f');
  const body = `M${x - half} ${y - 60}L${x - half * 0.82} ${y}H${x + half * 0.82}L${x + half} ${y - 60}Z`;
  canvas.path(body, canvas.linear(ramp(lighten(cane, 0.06), lighten(cane, -0.13)), [0, 0, 1, 0]));
  canvas.inside(body, () => {
    let weave = '';
    for (let px = -half; px < half; px += 13)
      weave += `M${num(x + px)} ${y - 60}l30 60M${num(x + px + 30)} ${y - 60}l-30 60`;
    canvas.stroke(weave, lighten(cane, -0.15), 2.6, 'opacity=".55"');
  });
  canvas.path(box(x - half - 6, y - 68, half * 2 + 12, 13), lighten(cane, 0.07));
}

function paintBrassPot(stage: Stage, [x, y]: Point, half: number): void {
  const { canvas } = stage;
  const brass = canvas.linear(ramp('#a8741f', [0.3, '#f7d67c'], [0.55, '#d8a43c'], '#7a4f14'), [0, 0, 1, 0]);
  canvas.path(
    `M${x - half * 0.5} ${y - half * 1.5}Q${x - half * 1.24} ${y - half * 1.2} ${x - half} ${y - half * 0.5}Q${x - half * 0.8} ${y} ${x - half * 0.4} ${y}H${x + half * 0.4}Q${x + half * 0.8} ${y} ${x + half} ${y - half * 0.5}Q${x + half * 1.24} ${y - half * 1.2} ${x + half * 0.5} ${y - half * 1.5}Z`,
    brass,
  );
  const cloth = lit(stage, '#c2362c');
  canvas.path(
    `M${x - half * 1.08} ${y - half * 0.98}Q${x} ${y - half * 0.74} ${x + half * 1.08} ${y - half * 0.98}L${x + half * 1.02} ${y - half * 0.5}Q${x} ${y - half * 0.24} ${x - half * 1.02} ${y - half * 0.5}Z`,
    canvas.linear(ramp(lighten(cloth, 0.06), lighten(cloth, -0.1)), [0, 0, 1, 0]),
  );
  canvas.stroke(
    `M${x - half * 1.05} ${y - half * 0.62}Q${x} ${y - half * 0.36} ${x + half * 1.05} ${y - half * 0.62}M${x - half * 1.08} ${y - half * 0.88}Q${x} ${y - half * 0.63} ${x + half * 1.08} ${y - half * 0.88}`,
    lit(stage, '#f2c14a'),
    4,
  );
  canvas.path(oval(x, y - half * 1.5, half * 0.62, half * 0.15), '#f4d078');
  canvas.path(oval(x, y - half * 1.5, half * 0.5, half * 0.1), '#5a7a3c');
  canvas.stroke(`M${x + half * 0.1} ${y - half * 1.5}L${x + half * 0.5} ${y - half * 2.3}`, '#c9ced2', 6);
}

/** Baguettes in the glass case, filled rolls on a board, herbs, pickles and a pan of eggs. */
export function paintBaguetteWares(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  paintCabinet(stage, [x - 316, y], [262, 176], () => {
    for (let row = 0; row < 2; row += 1)
      for (let i = 0; i < 9; i += 1) {
        const [px, py] = [x - 308 + i * 30 + row * 12, y - 8 - (1 - row) * 20];
        paintLoaf(stage, [px, py], 150 - row * 24 + random.between(-8, 8), random.around(0, 5) + (i % 2) * 3);
      }
  });
  const board = lit(stage, '#a8703c');
  canvas.path(box(x - 42, y - 14, 158, 14), lighten(board, 0.05));
  for (const dx of [-4, 70]) paintRoll(stage, [x + dx, y - 14]);
  canvas.path(`M${x + 132} ${y - 32}H${x + 226}L${x + 214} ${y}H${x + 144}Z`, lit(stage, '#f0e8d8'));
  for (let i = 0; i < 22; i += 1)
    canvas.path(
      leaf([x + 140 + (i % 11) * 8, y - 32], 30 + (i % 4) * 6, 7, -1.57 + ((i * 7) % 9) * 0.14 - 0.6),
      lit(stage, ['#4f9a46', '#6fb85a', '#3a8040'][i % 3] ?? '#4f9a46', 0.5),
    );
  canvas.path(`M${x + 238} ${y - 32}H${x + 322}L${x + 312} ${y}H${x + 248}Z`, lit(stage, '#3f7fae'));
  let [carrot, radish] = ['', ''];
  for (let i = 0; i < 40; i += 1) {
    const strip = `M${num(x + 280 + random.around(0, 32))} ${num(y - 34 - random.between(0, 16))}q6 -6 ${num(random.between(8, 16))} ${num(random.around(0, 6))}`;
    if (i % 2 === 0) carrot += strip;
    else radish += strip;
  }
  canvas.stroke(carrot, lit(stage, '#f0862c', 0.5), 4);
  canvas.stroke(radish, lit(stage, '#fdf8ea', 0.5), 4);
}

function paintLoaf(stage: Stage, [x, y]: Point, tall: number, turn: number): void {
  const { canvas } = stage;
  const crust = lit(stage, '#d99a4c', 0.6);
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`, () => {
    const body = `M-13 0Q-19 ${num(-tall * 0.5)} -9 ${num(-tall + 8)}Q0 ${num(-tall - 6)} 9 ${num(-tall + 8)}Q19 ${num(-tall * 0.5)} 13 0Z`;
    canvas.path(body, canvas.linear(ramp(lighten(crust, 0.07), [0.5, crust], lighten(crust, -0.13)), [0, 0, 1, 0]));
    let cuts = '';
    for (let i = 1; i < 5; i += 1)
      cuts += `M-8 ${num(-tall * 0.2 * i + 6)}Q0 ${num(-tall * 0.2 * i - 12)} 9 ${num(-tall * 0.2 * i - 8)}`;
    canvas.stroke(cuts, lit(stage, '#f6dca4', 0.6), 4);
  });
}

function paintRoll(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  const crust = lit(stage, '#dba050', 0.6);
  canvas.path(
    `M${x - 40} ${y - 12}Q${x - 38} ${y} ${x - 24} ${y}H${x + 24}Q${x + 38} ${y} ${x + 40} ${y - 12}Z`,
    lighten(crust, -0.07),
  );
  for (let i = 0; i < 9; i += 1)
    canvas.path(
      leaf([x - 34 + i * 8, y - 14], 16, 5, random.around(-1.2, 0.8)),
      lit(stage, i % 2 === 0 ? '#5aa84a' : '#8ac45e', 0.5),
    );
  canvas.stroke(`M${x - 32} ${y - 15}q8 -6 16 0t16 0t16 0t14 0`, lit(stage, '#f0862c', 0.5), 5);
  canvas.stroke(`M${x - 30} ${y - 19}q10 5 20 0t20 0t18 0`, lit(stage, '#d88a86', 0.5), 6);
  canvas.path(
    `M${x - 42} ${y - 20}Q${x - 40} ${y - 46} ${x} ${y - 46}Q${x + 40} ${y - 46} ${x + 42} ${y - 20}Q${x} ${y - 26} ${x - 42} ${y - 20}Z`,
    canvas.linear(ramp(lighten(crust, 0.06), lighten(crust, -0.1))),
  );
  canvas.stroke(
    `M${x - 20} ${y - 32}l14 -8M${x} ${y - 32}l14 -8M${x + 18} ${y - 30}l10 -6`,
    lit(stage, '#f8e0ac', 0.6),
    3.4,
  );
}
