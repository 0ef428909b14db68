import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

/** A long roofed wooden river boat, about 760 units long at size 1. */
export interface RiverBoat extends Omit<Afloat, 'reach'> {
  /** The colours of roof, trim and curtains. */
  readonly roof: string;
  readonly trim: string;
  readonly curtain: string;
  readonly guests?: number;
  /** One long flat roof, or two tiers of glazed tiles with turned-up corners. */
  readonly style?: 'slow' | 'pavilion';
}

const HULL =
  'M-388 -56Q-330 -34 -250 -32H220Q320 -36 392 -92Q398 -96 404 -90Q372 -26 300 -2Q240 8 160 8H-290Q-350 2 -388 -56Z';
const COATS = ['#c8433a', '#e8b23c', '#3f7fa0', '#f0e4cc', '#7a9a5a'] as const;

/** Paints hull, cabin with curtains and lamps, the long roof, plants at the stern and people on board. */
export function paintRiverBoat(stage: Stage, boat: RiverBoat): void {
  paintAfloat(stage, { ...boat, reach: 312 }, () => {
    paintCabin(stage, boat);
    if (boat.style === 'pavilion') paintPavilionRoof(stage, boat);
    else paintRoof(stage, boat);
    if (boat.style === 'pavilion') paintScroll(stage, boat.trim);
    paintBoater(stage, { place: [262, -36], pose: 'stand', coat: '#f0e4cc', size: 0.86, hat: 'none' });
    paintHull(stage, boat.trim);
    paintStern(stage);
  });
}

function paintCabin(stage: Stage, { curtain, trim, guests = 4 }: RiverBoat): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#6a4028');
  const inside = mix(lit(stage, '#4a3226'), palette.lamp, palette.lampGlow * 0.62);
  canvas.path(box(-300, -120, 500, 90), canvas.linear(ramp(mix(inside, palette.lamp, 0.24), inside)), 'opacity=".94"');
  for (let i = 0; i < guests; i += 1)
    paintBoater(stage, {
      place: [-176 + i * 92, -42],
      pose: 'sit',
      coat: COATS[i % 5] ?? COATS[0],
      size: 0.82,
      hat: i % 3 === 1 ? 'straw' : 'none',
    });
  const cloth = lit(stage, curtain);
  let [drapes, folds] = ['', ''];
  for (let x = -300; x < 200; x += 62.5) {
    drapes += `M${num(x)} -122H${num(x + 22)}Q${num(x + 18)} -92 ${num(x + 5)} -84L${num(x + 9)} -46H${num(x)}Z`;
    folds += `M${num(x + 7)} -120Q${num(x + 8)} -96 ${num(x + 3)} -84M${num(x + 14)} -120Q${num(x + 13)} -100 ${num(x + 5)} -86`;
  }
  canvas.path(drapes, cloth);
  canvas.stroke(folds, lighten(cloth, -0.1), 1.6, 'opacity=".7"');
  let posts = '';
  for (let x = -302; x <= 200; x += 62.5) posts += box(x - 3, -124, 6, 94);
  canvas.path(posts, wood);
  canvas.path(box(-306, -52, 512, 22), canvas.linear(ramp(lighten(wood, 0.1), wood)));
  let panels = '';
  for (let x = -298; x < 196; x += 31.25) panels += box(x, -48, 25, 14);
  canvas.path(panels, lit(stage, trim), 'opacity=".85"');
  canvas.stroke('M200 -34V-118M240 -38V-110M-302 -34V-116M-346 -46V-108', wood, 5);
  let lamps = '';
  for (let x = -206; x < 190; x += 125) lamps += oval(x, -104, 6);
  canvas.path(lamps, palette.lamp, `opacity="${num(0.2 + palette.lampGlow * 0.6)}" ${canvas.blur(9)}`);
  canvas.path(lamps, mix('#fff6e0', palette.lamp, 0.4));
}

function paintRoof(stage: Stage, { roof, trim }: RiverBoat): void {
  const { canvas, palette } = stage;
  const colour = lit(stage, roof);
  const shape = 'M-372 -112Q-356 -136 -300 -142Q-40 -156 216 -142Q262 -138 282 -112Q-40 -128 -372 -112Z';
  canvas.path(
    shape,
    canvas.linear(ramp(mix(lighten(colour, 0.1), palette.sun, 0.2), [0.5, colour], lighten(colour, -0.1))),
  );
  canvas.inside(shape, () => {
    let ribs = '';
    for (let x = -380; x < 290; x += 17) ribs += `M${x} -160L${num(x + 3)} -104`;
    canvas.stroke(ribs, lighten(colour, -0.09), 2, 'opacity=".55"');
  });
  canvas.grain(shape, { colour: palette.deep, axis: [-100, 0, 290, 0], opacity: 0.42 });
  canvas.stroke('M-374 -110Q-40 -126 284 -110', lit(stage, trim), 6);
  canvas.path('M-196 -146H-120V-166H-196ZM20 -150H70V-168H20Z', lit(stage, '#9a7a54'));
  canvas.stroke('M-196 -156H-120M20 -159H70', lit(stage, '#6a4a30'), 2);
}

/** Two tiers of glazed tiles whose corners turn up, gold along every edge. */
function paintPavilionRoof(stage: Stage, { roof, trim }: RiverBoat): void {
  const { canvas, palette } = stage;
  const colour = lit(stage, roof);
  const gold = lit(stage, palette.gold, 0.6);
  const tiers = [
    'M-352 -118Q-320 -120 -300 -160H196Q216 -120 250 -118Q-50 -132 -352 -118Z',
    'M-236 -178Q-212 -180 -196 -212H92Q108 -180 134 -178Q-50 -190 -236 -178Z',
  ];
  canvas.path(box(-206, -180, 308, 24), lit(stage, trim));
  let panes = '';
  for (let x = -198; x < 96; x += 22) panes += box(x, -176, 14, 13);
  canvas.path(panes, mix('#fff0c8', palette.lamp, 0.5));
  for (const d of tiers) {
    canvas.path(
      d,
      canvas.linear(ramp(mix(lighten(colour, 0.1), palette.sun, 0.24), [0.5, colour], lighten(colour, -0.12))),
    );
    canvas.inside(d, () => {
      let tiles = '';
      for (let x = -360; x < 260; x += 9) tiles += `M${x * 0.93 - 2} -216L${x} -112`;
      canvas.stroke(tiles, lighten(colour, -0.12), 1.7, 'opacity=".6"');
    });
    canvas.grain(d, { colour: palette.deep, axis: [-100, 0, 250, 0], opacity: 0.4 });
  }
  canvas.stroke(
    'M-356 -124Q-340 -116 -320 -120Q-50 -132 220 -120Q240 -116 256 -126M-300 -161H196M-240 -184Q-226 -176 -214 -180Q-50 -190 112 -180Q124 -176 138 -186M-196 -213H92',
    gold,
    4,
  );
  canvas.stroke(
    'M-196 -213q-12 -4 -12 -16M92 -213q12 -4 12 -16M-300 -161q-12 -4 -14 -16M196 -161q12 -4 14 -16',
    gold,
    4,
  );
}

/** A painted cloud scroll at the bow. */
function paintScroll(stage: Stage, trim: string): void {
  const { canvas, palette } = stage;
  canvas.path(
    'M300 -62Q352 -74 388 -124Q412 -150 436 -128Q446 -106 424 -104Q414 -110 420 -120Q404 -122 398 -92Q372 -40 320 -26Z',
    lit(stage, trim),
  );
  canvas.stroke(
    'M312 -56Q360 -70 394 -126Q412 -146 430 -126M318 -40Q366 -52 398 -100',
    lit(stage, palette.gold, 0.6),
    4,
  );
}

function paintHull(stage: Stage, trim: string): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#7a4a2e');
  canvas.path(HULL, canvas.linear(ramp(lighten(wood, 0.12), [0.5, wood], lighten(wood, -0.14))));
  canvas.inside(HULL, () => {
    canvas.stroke('M-390 -48Q-330 -26 -250 -24H222Q322 -28 394 -80', lit(stage, trim), 8);
    canvas.stroke('M-380 -38Q-330 -16 -250 -14H226Q322 -18 386 -62', lit(stage, '#f6e8c8'), 2.6);
    canvas.stroke('M-360 -16Q-300 -2 -250 -2H226Q300 -4 350 -26', lighten(wood, -0.13), 2, 'opacity=".8"');
  });
  canvas.grain(HULL, { colour: palette.deep, axis: [0, -40, 0, 12], opacity: 0.5 });
  canvas.stroke('M-388 -56Q-330 -34 -250 -32H220Q320 -36 392 -92', mix(lighten(wood, 0.18), palette.sun, 0.3), 2.6);
}

function paintStern(stage: Stage): void {
  const { canvas } = stage;
  for (const [x, colour] of [
    [-340, '#e8527a'],
    [-318, '#f2a02c'],
  ] as const) {
    canvas.path(oval(x, -68, 13, 11) + oval(x - 8, -60, 9, 8) + oval(x + 8, -60, 9, 8), lit(stage, '#3f8a4e'));
    canvas.path(oval(x - 5, -70, 3.4) + oval(x + 6, -66, 3.4) + oval(x, -76, 3), lit(stage, colour));
    canvas.path(`M${x - 9} -54H${x + 9}L${x + 6} -36H${x - 6}Z`, lit(stage, '#b5613c'));
  }
}
