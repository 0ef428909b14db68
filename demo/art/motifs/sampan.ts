import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A rowing boat of woven bamboo with one rower under a conical hat; `keel` is the middle of its water line. */
export interface Sampan {
  readonly keel: Point;
  readonly size: number;
  readonly colour?: string;
  /** -1 rows to the left. */
  readonly heading?: 1 | -1;
  readonly guests?: number;
}

/** Paints the boat and its reflection. */
export function paintSampan(stage: Stage, { keel, size, colour = '#b5452f', heading = 1, guests = 0 }: Sampan): void {
  const { canvas } = stage;
  const boat = canvas.symbol(canvas.capture(() => paintBoat(stage, colour, guests)));
  const scale = Math.round(size * 1000) / 1000;
  const place = `translate(${at(keel)})`;
  canvas.add(
    `<g transform="${place} scale(${scale * heading} ${-scale * 0.6})" opacity=".32" ${canvas.blur(2)}><use href="#${boat}"/></g>`,
  );
  canvas.add(`<g transform="${place} scale(${scale * heading} ${scale})"><use href="#${boat}"/></g>`);
  canvas.path(
    oval(keel[0], keel[1] + 3 * size, 130 * size, 3.4 * size),
    mix(stage.palette.water[0], '#ffffff', 0.4),
    'opacity=".5"',
  );
}

function paintBoat(stage: Stage, colour: string, guests: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#5a3322');
  for (let i = 0; i < guests; i += 1) paintSitter(stage, -52 + i * 44, lit(stage, i % 2 === 0 ? '#e2a23c' : '#3f7f8f'));
  canvas.stroke('M84 -70L150 12', lit(stage, '#8a5a34'), 4);
  paintRower(stage, colour);
  const hull = 'M-150 -34Q-128 -6 -96 2Q0 12 96 2Q130 -8 150 -38Q120 -20 84 -18Q0 -10 -84 -18Q-124 -20 -150 -34Z';
  canvas.path(hull, canvas.linear(ramp(lighten(wood, 0.16), lighten(wood, -0.04))));
  canvas.stroke('M-146 -30Q-100 -10 0 -8Q100 -10 146 -32', lit(stage, '#d8a562'), 2.6);
  canvas.inside(hull, () => {
    let weave = '';
    for (let x = -150; x < 150; x += 12) weave += `M${x} -34L${x + 20} 8M${x + 20} -34L${x} 8`;
    canvas.stroke(weave, lighten(wood, -0.08), 1.2, 'opacity=".5"');
  });
}

function paintSitter(stage: Stage, x: number, coat: string): void {
  const { canvas } = stage;
  canvas.path(`M${x - 16} -10Q${x - 15} -44 ${x} -48Q${x + 15} -44 ${x + 16} -10Z`, coat);
  canvas.path(`M${x + 3} -10Q${x + 9} -30 ${x + 4} -46Q${x + 15} -42 ${x + 16} -10Z`, lighten(coat, -0.08));
  canvas.path(oval(x, -58, 10), lit(stage, '#4a2a20'));
}

function paintRower(stage: Stage, colour: string): void {
  const { canvas } = stage;
  const coat = lit(stage, colour);
  canvas.path('M62 -12Q60 -52 72 -70Q84 -80 96 -68Q104 -50 100 -12Z', coat);
  canvas.path('M86 -12Q92 -44 88 -74Q94 -74 96 -68Q104 -50 100 -12Z', lighten(coat, -0.08));
  canvas.stroke('M78 -62Q92 -46 106 -44', lighten(coat, -0.04), 10);
  canvas.path(oval(84, -84, 9), lit(stage, '#c98f68'));
  const straw = canvas.linear(ramp(lit(stage, '#fbe6ac'), lit(stage, '#c9924a')), [0, 0, 1, 0]);
  canvas.path('M54 -84L84 -112L114 -84Q84 -76 54 -84Z', straw);
}
