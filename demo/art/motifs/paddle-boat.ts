import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

/** What a market woman has in her boat. */
export type Cargo = 'fruit' | 'greens' | 'noodles' | 'flowers' | 'lamps';

/** A flat wooden boat paddled by a market woman, about 330 units long at size 1. */
export interface PaddleBoat extends Omit<Afloat, 'reach'> {
  readonly cargo: Cargo;
  readonly coat?: string;
  readonly hat?: 'ngob' | 'cone' | 'straw';
}

const HULL = 'M-176 -36Q-110 -18 -60 -17H70Q120 -18 180 -40Q154 -8 104 4Q0 10 -100 4Q-150 -6 -176 -36Z';

/** Paints boat, cargo and paddler. */
export function paintPaddleBoat(stage: Stage, boat: PaddleBoat): void {
  const { canvas, palette } = stage;
  paintAfloat(stage, { ...boat, reach: 132 }, () => {
    CARGOES[boat.cargo](stage);
    const wood = lit(stage, '#7a4a2c');
    canvas.path(HULL, canvas.linear(ramp(lighten(wood, 0.12), [0.5, wood], lighten(wood, -0.12))));
    canvas.inside(HULL, () =>
      canvas.stroke('M-176 -24Q-100 -6 0 -6Q110 -6 178 -28', lighten(wood, -0.13), 2, 'opacity=".8"'),
    );
    canvas.stroke('M-174 -34Q-110 -16 -60 -15H70Q120 -16 178 -38', lighten(wood, 0.17), 3);
    canvas.grain(HULL, { colour: palette.deep, axis: [0, -24, 0, 8], opacity: 0.45 });
    paintBoater(stage, { place: [-100, -21], pose: 'paddle', coat: boat.coat ?? '#2f5f9c', hat: boat.hat ?? 'ngob' });
  });
}

/** Round things heaped up: row upon row, the lower ones first. */
function heap(
  stage: Stage,
  [x, base]: readonly [number, number],
  look: { half: number; rows: number; radius: number; colour: string },
): void {
  const { canvas } = stage;
  const { half, rows, radius, colour } = look;
  const random = createRandom(`${stage.seed}:heap:${x}${colour}`);
  const body = lit(stage, colour);
  for (let row = 0; row < rows; row += 1) {
    const wide = half * (1 - (row / rows) * 0.84);
    const [count, y] = [Math.max(1, Math.round((wide * 2) / (radius * 1.6))), base - row * radius * 1.25];
    let [balls, shines] = ['', ''];
    for (let i = 0; i < count; i += 1) {
      const bx = x - wide + radius + (count === 1 ? wide - radius : ((wide * 2 - radius * 2) * i) / (count - 1));
      balls += oval(bx, y + random.around(0, 1.2), radius, radius * 0.94);
      shines += oval(bx - radius * 0.3, y - radius * 0.34, radius * 0.32, radius * 0.22);
    }
    canvas.path(balls, lighten(body, row % 2 === 0 ? -0.03 : 0.01));
    canvas.path(shines, mix(body, '#ffffff', 0.55), 'opacity=".8"');
  }
}

function basket(stage: Stage, x: number, half: number): void {
  const { canvas } = stage;
  const straw = lit(stage, '#c9974f');
  canvas.path(
    `M${x - half} -34H${x + half}L${num(x + half * 0.8)} -8H${num(x - half * 0.8)}Z`,
    canvas.linear(ramp(lighten(straw, 0.06), lighten(straw, -0.1))),
  );
  let weave = '';
  for (let dx = -half; dx < half; dx += 7) weave += `M${x + dx} -32l5 22M${x + dx + 7} -32l-5 22`;
  canvas.stroke(weave, lighten(straw, -0.14), 1.2, 'opacity=".6"');
  canvas.stroke(`M${x - half} -34H${x + half}`, lighten(straw, 0.1), 4);
}

const CARGOES: Record<Cargo, (stage: Stage) => void> = {
  fruit(stage) {
    heap(stage, [-32, -38], { half: 26, rows: 4, radius: 7.4, colour: '#f0a52e' });
    heap(stage, [30, -38], { half: 28, rows: 4, radius: 8, colour: '#d2352f' });
    heap(stage, [92, -36], { half: 25, rows: 3, radius: 8.6, colour: '#8fb83a' });
    for (const x of [-32, 30, 92]) basket(stage, x, 30);
  },
  greens(stage) {
    for (const [x, colour] of [
      [-40, '#3f9a4e'],
      [12, '#7db843'],
      [62, '#2f7f4a'],
      [108, '#a8cf5a'],
    ] as const) {
      let leaves = '';
      for (let i = 0; i < 13; i += 1) leaves += leaf([x, -16], 34 + (i % 3) * 9, 8, -Math.PI * (0.12 + i * 0.063));
      stage.canvas.path(leaves, lit(stage, colour));
      stage.canvas.stroke(`M${x - 12} -20h24`, lit(stage, '#f3ecd6'), 7);
    }
  },
  noodles(stage) {
    const { canvas } = stage;
    const steel = lit(stage, '#b9c0c4');
    canvas.path(
      'M-40 -60H30V-12H-40Z',
      canvas.linear(ramp(lighten(steel, -0.16), [0.4, lighten(steel, 0.06)], lighten(steel, -0.1)), [0, 0, 1, 0]),
    );
    canvas.path(oval(-5, -60, 35, 9), lit(stage, '#7a4a2c'));
    canvas.path('M-34 -60Q-5 -84 24 -60Z', lit(stage, '#f3ead2'), 'opacity=".7"');
    for (const [x, y] of [
      [56, -22],
      [56, -32],
      [56, -42],
      [92, -22],
      [92, -32],
    ] as const) {
      canvas.path(
        `M${x - 17} ${y - 8}H${x + 17}Q${x + 14} ${y + 6} ${x} ${y + 7}Q${x - 14} ${y + 6} ${x - 17} ${y - 8}Z`,
        lit(stage, '#fbf6ea'),
      );
      canvas.stroke(`M${x - 15} ${y - 3}H${x + 15}`, lit(stage, '#3f6fb4'), 2);
    }
    for (const [dx, sway] of [
      [-16, 12],
      [0, -12],
      [14, 10],
    ] as const)
      canvas.stroke(`M${dx} -72q${sway} -24 0 -46q${-sway} -22 4 -44`, '#fff8ec', 5, `opacity=".4" ${canvas.blur(3)}`);
  },
  flowers(stage) {
    heap(stage, [-40, -32], { half: 26, rows: 3, radius: 5.4, colour: '#f2a02c' });
    heap(stage, [14, -32], { half: 26, rows: 3, radius: 5.4, colour: '#e8508a' });
    heap(stage, [66, -32], { half: 24, rows: 3, radius: 5.4, colour: '#fff3dc' });
    heap(stage, [112, -34], { half: 20, rows: 3, radius: 5.4, colour: '#8f5ac0' });
    for (const x of [-40, 14, 66]) basket(stage, x, 28);
  },
  lamps(stage) {
    const { canvas, palette } = stage;
    heap(stage, [-36, -36], { half: 26, rows: 3, radius: 7, colour: '#e8b23c' });
    basket(stage, -36, 29);
    heap(stage, [30, -36], { half: 26, rows: 3, radius: 8, colour: '#c2402f' });
    basket(stage, 30, 29);
    canvas.stroke('M128 -24V-112', lit(stage, '#4a3426'), 3.4);
    canvas.path(oval(128, -118, 54), palette.lamp, `opacity=".5" ${canvas.blur(16)}`);
    canvas.path('M118 -134H138L142 -104H114Z', mix(palette.lamp, '#fff3d0', 0.5));
    canvas.stroke('M116 -134H140M112 -103H144M128 -134V-104', lit(stage, '#4a3426'), 2.6);
  },
};
