import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

/** A Philippine outrigger boat, about 560 units long at size 1. */
export interface Outrigger extends Omit<Afloat, 'reach'> {
  readonly trim: string;
  /** Under an awning with a motor, or with two tall sails. */
  readonly rig: 'awning' | 'sails';
  readonly people?: number;
}

const HULL = 'M-280 -58Q-232 -34 -150 -30H150Q232 -34 286 -66Q262 -20 214 0Q0 14 -206 0Q-256 -20 -280 -58Z';

/** Paints hull, rig, people, the bamboo floats and their arms. */
export function paintOutrigger(stage: Stage, boat: Outrigger): void {
  const { canvas } = stage;
  paintAfloat(stage, { ...boat, reach: 220 }, () => {
    const bamboo = lit(stage, '#b9905a');
    canvas.stroke('M-190 -6H196', lighten(bamboo, -0.12), 6);
    if (boat.rig === 'sails') paintSails(stage, boat.trim);
    else paintAwning(stage, boat);
    paintPeople(stage, boat);
    paintHull(stage, boat.trim);
    const arms =
      'M-128 -40Q-146 -62 -160 -18Q-164 4 -166 20M20 -40Q6 -64 -6 -18Q-10 4 -12 20M150 -42Q138 -64 126 -18Q122 4 120 18';
    canvas.stroke(arms, lighten(bamboo, -0.14), 7.4);
    canvas.stroke(arms, bamboo, 4.6);
    canvas.stroke('M-250 26Q-240 20 -220 21L214 18Q232 16 246 8', lighten(bamboo, -0.1), 9);
    canvas.stroke('M-248 24Q-238 18 -220 19L214 16Q230 14 242 7', lighten(bamboo, 0.05), 5);
    let knots = '';
    for (let x = -200; x < 220; x += 44) knots += `M${x} 15v8`;
    canvas.stroke(`${knots}M-170 12h9M-16 12h9M116 10h9`, lighten(bamboo, -0.2), 2.4, 'opacity=".8"');
  });
}

function paintPeople(stage: Stage, { people = 0, rig }: Outrigger): void {
  const coats = ['#f25c54', '#2f7fb0', '#ffc845', '#f4efe2'] as const;
  for (let i = 0; i < people; i += 1)
    paintBoater(stage, {
      place: [(rig === 'sails' ? -120 : -84) + i * 66, -28],
      pose: 'sit',
      coat: coats[i % 4] ?? coats[0],
      hat: i % 3 === 1 ? 'straw' : 'none',
    });
}

function paintHull(stage: Stage, trim: string): void {
  const { canvas, palette } = stage;
  const white = lit(stage, '#fbf7ec');
  canvas.path(HULL, canvas.linear(ramp(lighten(white, 0.02), [0.6, white], mix(white, palette.water[2], 0.4))));
  canvas.inside(HULL, () => {
    canvas.stroke('M-284 -54Q-232 -28 -150 -24H150Q232 -28 290 -62', lit(stage, trim), 9);
    canvas.stroke('M-280 -40Q-232 -18 -150 -14H150Q232 -18 286 -48', lit(stage, '#ffc845'), 3);
    canvas.path(box(-300, -6, 600, 22), lit(stage, '#2b6f8c'));
  });
  canvas.grain(HULL, { colour: palette.deep, axis: [0, -30, 0, 14], opacity: 0.4 });
  canvas.stroke('M286 -66L304 -92M-280 -58L-294 -78', lit(stage, trim), 5);
}

function paintAwning(stage: Stage, { trim }: Outrigger): void {
  const { canvas } = stage;
  const pole = lit(stage, '#8a6a42');
  canvas.stroke('M-150 -32V-116M-50 -32V-118M50 -32V-118M140 -32V-116', pole, 4);
  const cloth = lit(stage, '#f6efdc');
  const roof = 'M-176 -116L-160 -128H150L168 -116Q0 -110 -176 -116Z';
  canvas.path(roof, canvas.linear(ramp(cloth, lighten(cloth, -0.14))));
  canvas.path(box(-172, -117, 336, 9), lit(stage, trim));
  canvas.stroke('M-40 -128V-214M-40 -212L250 -70M-40 -212L-250 -66', lit(stage, '#6a5238'), 2.2);
  const hues = [trim, '#ffc845', '#fbf7ec', '#2f9a7a'] as const;
  for (const [k, hue] of hues.entries()) {
    let flags = '';
    for (let i = k; i < 18; i += 4) {
      const t = (i + 1) / 19.5;
      flags += `M${num(-40 + 290 * t)} ${num(-212 + 142 * t)}h12l-6 15Z`;
      flags += `M${num(-40 - 210 * t)} ${num(-212 + 146 * t)}h-12l6 15Z`;
    }
    canvas.path(flags, lit(stage, hue));
  }
}

function paintSails(stage: Stage, trim: string): void {
  const { canvas } = stage;
  canvas.stroke('M10 -30V-392M-8 -56L-216 -60M10 -386L286 -70', lit(stage, '#6a4a2c'), 4);
  const main = 'M4 -380Q-52 -250 -212 -68Q-110 -56 4 -70Z';
  const jib = 'M20 -352Q72 -220 262 -74Q150 -68 24 -84Q40 -220 20 -352Z';
  const cloth = lit(stage, trim);
  for (const sail of [main, jib]) {
    canvas.path(sail, canvas.linear(ramp(lighten(cloth, 0.1), lighten(cloth, -0.06)), [0, 0, 1, 1]));
    canvas.inside(sail, () => {
      canvas.path('M-240 -210H300V-160H-240Z', lit(stage, '#ffc845'), 'opacity=".9"');
      canvas.path('M-240 -146H300V-124H-240Z', lit(stage, '#fbf3e0'), 'opacity=".9"');
      canvas.stroke('M-20 -370Q-90 -200 -120 -60M60 -330Q110 -190 190 -60', lighten(cloth, -0.14), 2, 'opacity=".5"');
    });
    canvas.grain(sail, { colour: lighten(cloth, -0.25), axis: [-160, -60, 120, -300], opacity: 0.4 });
  }
}
