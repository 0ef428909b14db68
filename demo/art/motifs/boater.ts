import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Somebody in a boat, seen from the side and from some way off: no face, so nobody's portrait. */
export interface Boater {
  /** Where they sit or stand. */
  readonly place: Point;
  /** 1 is 75 units sitting, 130 standing. */
  readonly size?: number;
  /** `paddle` sits with a paddle over the near side, `row` stands and leans on a long oar, `pole` stands with a pole. */
  readonly pose: 'sit' | 'paddle' | 'row' | 'pole' | 'stand';
  readonly coat: string;
  readonly hat?: 'cone' | 'straw' | 'ngob' | 'scarf' | 'none';
  readonly facing?: 1 | -1;
  readonly skin?: string;
}

/** Paints one figure, facing right unless told otherwise. */
export function paintBoater(stage: Stage, boater: Boater): void {
  const { canvas } = stage;
  const { place, size = 1, facing = 1, pose } = boater;
  const scale = `${num2(size * facing)} ${num2(size)}`;
  canvas.group(`transform="translate(${at(place)}) scale(${scale})"`, () => {
    if (pose === 'sit' || pose === 'paddle') paintSeated(stage, boater);
    else paintStanding(stage, boater);
  });
}

const num2 = (n: number): number => Math.round(n * 100) / 100;

function paintSeated(stage: Stage, { pose, coat, hat = 'none', skin = '#a96d49' }: Boater): void {
  const { canvas } = stage;
  const [cloth, flesh] = [lit(stage, coat), lit(stage, skin)];
  const lap = lit(stage, lighten(coat, -0.2));
  canvas.path('M-15 4Q-14 -14 6 -15L32 -19Q42 -18 42 -8L41 4Z', lap);
  canvas.path('M-17 2Q-22 -26 -13 -44Q-7 -53 3 -51Q13 -47 14 -34Q15 -18 10 2Z', cloth);
  canvas.path('M-17 2Q-22 -26 -13 -44Q-9 -50 -4 -51Q-13 -30 -8 2Z', lighten(cloth, -0.09));
  if (pose === 'paddle') canvas.stroke('M6 -62L52 14', lit(stage, '#7a4e2c'), 3.4);
  if (pose === 'paddle') canvas.path('M46 4L54 -1L68 22Q70 34 60 32Z', lit(stage, '#8f5e36'));
  canvas.stroke(pose === 'paddle' ? 'M-1 -43Q12 -48 13 -52' : 'M-1 -42Q3 -26 24 -22', lighten(cloth, 0.05), 10.5);
  canvas.stroke(pose === 'paddle' ? 'M-3 -42Q4 -20 26 -26' : 'M16 -23L30 -22', lighten(cloth, 0.03), 9);
  canvas.path(pose === 'paddle' ? oval(28, -26, 5) + oval(14, -53, 5) : oval(33, -22, 4.6), flesh);
  canvas.path('M-3 -56H7V-47Q2 -44 -3 -47Z', lighten(flesh, -0.05));
  paintHead(stage, [2, -64], flesh, hat);
}

function paintStanding(stage: Stage, { pose, coat, hat = 'none', skin = '#a96d49' }: Boater): void {
  const { canvas } = stage;
  const [cloth, flesh] = [lit(stage, coat), lit(stage, skin)];
  const trousers = lit(stage, '#3a3440');
  const lean = pose === 'row' ? 12 : 3;
  canvas.path('M-14 2L-12 -56H13L17 2H6L2 -36L-4 2Z', trousers);
  canvas.path('M2 -36L13 -56L17 2H8Z', lighten(trousers, -0.05));
  const torso = `M-14 -50Q-17 -80 ${lean - 14} -98Q${lean - 6} -107 ${lean + 4} -105Q${lean + 15} -101 ${lean + 14} -86Q16 -66 14 -48Q0 -43 -14 -50Z`;
  canvas.path(torso, cloth);
  canvas.path(
    `M-14 -50Q-17 -80 ${lean - 14} -98Q${lean - 9} -104 ${lean - 4} -105Q-6 -80 -5 -47Z`,
    lighten(cloth, -0.09),
  );
  const wood = lit(stage, '#7a4e2c');
  if (pose === 'row') canvas.stroke('M58 -92L-30 -28L-96 22', wood, 4.2);
  if (pose === 'pole') canvas.stroke('M40 -190L18 -90L-14 40', wood, 4.2);
  const arms = {
    row: [`M${lean} -96Q26 -80 48 -86`, oval(50, -86, 5)],
    pole: [`M${lean} -96Q20 -96 25 -116M${lean} -94Q10 -72 19 -84`, oval(25, -118, 5) + oval(19, -85, 5)],
    stand: [`M${lean + 2} -95Q14 -76 8 -56`, oval(8, -54, 4.6)],
  }[pose as 'row' | 'pole' | 'stand'];
  canvas.stroke(arms[0] ?? '', lighten(cloth, 0.05), 10.5);
  canvas.path(arms[1] ?? '', flesh);
  canvas.path(`M${lean - 4} -112H${lean + 6}V-101Q${lean + 1} -98 ${lean - 4} -101Z`, lighten(flesh, -0.05));
  paintHead(stage, [lean + 1, -119], flesh, hat);
}

function paintHead(stage: Stage, [x, y]: Point, flesh: string, hat: NonNullable<Boater['hat']>): void {
  const { canvas } = stage;
  const on = (dx: number, dy: number): string => at([x + dx, y + dy]);
  const hair = lit(stage, '#23171a');
  canvas.path(oval(x, y, 9.4, 10.6), flesh);
  canvas.path(
    `M${on(-10, 4)}Q${on(-12, -12)} ${on(1, -12)}Q${on(10, -11)} ${on(9, -3)}Q${on(0, -6)} ${on(-3, 5)}Z`,
    hair,
  );
  const straw = canvas.linear(ramp(lit(stage, '#fbe6ac'), lit(stage, '#c18c46')), [0, 0, 1, 0]);
  if (hat === 'cone') {
    canvas.path(`M${on(-29, 0)}L${on(0, -26)}L${on(29, 0)}Q${on(0, 8)} ${on(-29, 0)}Z`, straw);
    canvas.stroke(
      `M${on(-19, -6)}Q${on(0, 0)} ${on(19, -6)}M${on(-10, -15)}Q${on(0, -12)} ${on(10, -15)}`,
      lit(stage, '#a8763a'),
      1.2,
      'opacity=".6"',
    );
  }
  if (hat === 'straw')
    canvas.path(
      `M${on(-22, -4)}Q${on(-11, -8)} ${on(-10, -7)}Q${on(-9, -19)} ${on(0, -19)}Q${on(9, -19)} ${on(10, -7)}Q${on(11, -8)} ${on(22, -4)}Q${on(0, 2)} ${on(-22, -4)}Z`,
      straw,
    );
  if (hat === 'ngob') {
    canvas.path(
      `M${on(-24, -2)}Q${on(-17, -9)} ${on(-16, -20)}H${num(x + 16)}Q${on(17, -9)} ${on(24, -2)}Q${on(0, 4)} ${on(-24, -2)}Z`,
      straw,
    );
    canvas.stroke(
      `M${on(-16, -14)}H${num(x + 16)}M${on(-19, -8)}H${num(x + 19)}`,
      lit(stage, '#a8763a'),
      1.2,
      'opacity=".6"',
    );
  }
  if (hat === 'scarf')
    canvas.path(
      `M${on(-12, 8)}Q${on(-15, -13)} ${on(1, -14)}Q${on(12, -12)} ${on(10, -4)}Q${on(2, -8)} ${on(-2, 8)}Q${on(-8, 14)} ${on(-12, 8)}Z`,
      lit(stage, '#c8473c'),
    );
}
