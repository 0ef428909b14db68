import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

const HULL =
  'M-424 -104Q-404 -44 -330 -34Q0 -22 320 -36Q404 -50 440 -134L450 -132Q440 -40 370 -2Q0 22 -350 2Q-414 -30 -432 -102Z';
const ROOF =
  'M-318 -16Q-326 -92 -300 -132Q-270 -166 -210 -166Q-186 -208 -110 -212H60Q130 -210 156 -170Q214 -170 240 -140Q262 -104 256 -16Z';

/** A covered rice boat of dark planks sewn with coir, under a vaulted roof of woven mats; about 880 units long. */
export function paintRiceBarge(stage: Stage, boat: Omit<Afloat, 'reach'>): void {
  const { canvas, palette } = stage;
  paintAfloat(stage, { ...boat, reach: 360 }, () => {
    paintRoof(stage);
    paintBoater(stage, { place: [318, -34], pose: 'pole', coat: '#f6efdc', hat: 'none', skin: '#7a4a34' });
    paintBoater(stage, { place: [-372, -36], pose: 'sit', coat: '#c8433a', skin: '#7a4a34' });
    const wood = lit(stage, '#4a2f24');
    canvas.path(HULL, canvas.linear(ramp(lighten(wood, 0.12), [0.5, wood], lighten(wood, -0.1))));
    canvas.inside(HULL, () => {
      let stitches = '';
      for (let x = -410; x < 430; x += 11) stitches += `M${x} -22l5 8M${x} 0l5 8`;
      canvas.stroke(stitches, lit(stage, '#c99a5a'), 1.6, 'opacity=".75"');
      canvas.stroke('M-430 -72Q-380 -16 -300 -14Q0 -4 320 -16Q400 -30 446 -110', lighten(wood, -0.08), 2.4);
    });
    canvas.grain(HULL, { colour: palette.deep, axis: [0, -50, 0, 16], opacity: 0.5 });
    canvas.stroke('M-426 -104Q-404 -44 -330 -34Q0 -22 320 -36Q404 -50 442 -134', lit(stage, '#c8902c'), 4);
    canvas.path(oval(445, -138, 9), lit(stage, '#d8a23c'));
  });
}

function paintRoof(stage: Stage): void {
  const { canvas, palette } = stage;
  const straw = lit(stage, '#c9a05c');
  canvas.path(
    ROOF,
    canvas.linear(ramp(mix(lighten(straw, 0.08), palette.sun, 0.2), [0.55, straw], lighten(straw, -0.14))),
  );
  canvas.inside(ROOF, () => {
    let weave = '';
    for (let y = -220; y < -30; y += 13)
      for (let x = -330; x < 270; x += 26) {
        const shift = ((y + 220) / 13) % 2 === 0 ? 0 : 13;
        weave += `M${x + shift} ${y}l13 6.5l-13 6.5`;
      }
    canvas.stroke(weave, lighten(straw, -0.12), 1.6, 'opacity=".6"');
    let hoops = '';
    for (let x = -290; x < 260; x += 62) hoops += `M${x} -220Q${x - 14} -120 ${x - 4} -30`;
    canvas.stroke(hoops, lighten(straw, -0.17), 4, 'opacity=".7"');
  });
  canvas.grain(ROOF, { colour: lighten(straw, -0.28), axis: [-100, -160, 260, -60], opacity: 0.5 });
  canvas.stroke(
    'M-318 -16Q-326 -92 -300 -132Q-270 -166 -210 -166Q-186 -208 -110 -212H60Q130 -210 156 -170Q214 -170 240 -140Q262 -104 256 -38',
    lighten(straw, -0.12),
    5,
  );
  for (const [x, half] of [
    [-244, 30],
    [-150, 34],
    [-40, 46],
    [70, 34],
    [170, 34],
  ] as const)
    paintWindow(stage, x, half);
}

/** An arched opening with a rolled mat above it and somebody's cushion within. */
function paintWindow(stage: Stage, x: number, half: number): void {
  const { canvas, palette } = stage;
  const opening = `M${x - half} -48V-92Q${x - half} -130 ${x} -132Q${x + half} -130 ${x + half} -92V-48Z`;
  canvas.path(opening, mix(lit(stage, '#3a2820'), palette.lamp, 0.1 + palette.lampGlow * 0.5));
  canvas.inside(opening, () => {
    canvas.path(box(x - half, -70, half * 2, 24), lit(stage, '#b8452f'));
    canvas.path(oval(x - half * 0.4, -72, half * 0.4, 9), lit(stage, '#e8b23c'));
  });
  canvas.stroke(opening, lit(stage, '#8a6234'), 4);
  canvas.stroke(`M${num(x - half)} -118H${num(x + half)}`, lit(stage, '#a87c40'), 9);
  canvas.path(box(x - half - 3, -50, half * 2 + 6, 7), lit(stage, '#6a4630'));
}
