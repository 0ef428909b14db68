import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSeatedVendor } from './seated-vendor.ts';
import { paintSpokedWheel } from './spoked-wheel.ts';

/** Paints a two-wheeled carriage with its horse, driver and two guests, driving right. Size 1 is about 440 units long. */
export function paintCalesa(stage: Stage, foot: Point, size: number, facing: 1 | -1 = 1): void {
  const { canvas, palette } = stage;
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${at(foot)}) scale(${facing * scale} ${scale})"`, () => {
    canvas.path(oval(-130, 3, 120, 9) + oval(90, 3, 110, 8), palette.deep, `opacity=".36" ${canvas.blur(3)}`);
    const [tyre, spoke] = [lit(stage, '#3a2a24'), lit(stage, '#d8a43c')];
    paintSpokedWheel(stage, {
      hub: [-122, -62],
      radius: 58,
      spokes: 14,
      tyre: lighten(tyre, -0.04),
      spoke: lighten(spoke, -0.2),
      thick: [6, 4],
    });
    paintCab(stage);
    canvas.stroke('M-120 -72Q-40 -80 20 -92L128 -104', lit(stage, '#6a3a24'), 6);
    paintHorse(stage);
    canvas.stroke('M-122 -66Q-40 -72 20 -84L120 -98', lit(stage, '#8a4f2c'), 6);
    canvas.stroke('M-46 -118Q60 -132 168 -142', lit(stage, '#3a241c'), 2.4);
    paintSpokedWheel(stage, { hub: [-134, -62], radius: 61, spokes: 14, tyre, spoke, thick: [7, 5] });
  });
}

function paintCab(stage: Stage): void {
  const { canvas, palette } = stage;
  const body = lit(stage, '#7a2a24');
  const gold = lit(stage, '#e0ac48');
  canvas.path('M-204 -84H-66L-56 -98H-60L-72 -196H-196L-212 -110Z', mix(body, palette.deep, 0.5));
  paintSeatedVendor(stage, {
    foot: [-160, -88],
    size: 1.12,
    colours: ['#f0e2c8', '#3f7f8f'],
    headwear: 'straw',
    skin: '#c08a62',
  });
  paintSeatedVendor(stage, {
    foot: [-118, -88],
    size: 1.08,
    colours: ['#e2708a', '#f0e2c8'],
    headwear: 'none',
    skin: '#b07a54',
  });
  paintSeatedVendor(stage, {
    foot: [-54, -84],
    size: 1.14,
    colours: ['#f6efe0', '#3a4a5c'],
    headwear: 'straw',
    skin: '#94603f',
  });
  const side = 'M-214 -122Q-218 -92 -200 -78H-44L-36 -92H-62L-74 -122Q-140 -112 -214 -122Z';
  canvas.path(side, canvas.linear(ramp(lighten(body, 0.07), lighten(body, -0.06))));
  canvas.stroke('M-214 -122Q-140 -112 -74 -122L-62 -92H-36M-200 -78H-44', gold, 3);
  canvas.path(
    rosette([-166, -98], { length: 11, halfWidth: 4 }, 6) +
      rosette([-112, -98], { length: 11, halfWidth: 4 }, 6) +
      rosette([-139, -98], { length: 7, halfWidth: 3 }, 4),
    gold,
  );
  canvas.stroke('M-208 -120L-204 -206M-78 -120L-70 -206', gold, 4);
  const roof = 'M-226 -202Q-214 -226 -140 -228Q-64 -226 -44 -202Q-140 -214 -226 -202Z';
  canvas.path(roof, canvas.linear(ramp(lighten(lit(stage, '#4a2a22'), 0.08), lit(stage, '#3a1f1a'))));
  canvas.path('M-226 -202Q-140 -214 -44 -202V-192Q-140 -204 -226 -192Z', body);
  let fringe = '';
  for (let x = -222; x < -46; x += 8) fringe += `M${x} ${-193 - Math.sin(((x + 226) / 180) * Math.PI) * 11}v9`;
  canvas.stroke(fringe, gold, 2.4);
  canvas.path(oval(-64, -146, 26), palette.lamp, `opacity="${palette.lampGlow > 0.3 ? 0.5 : 0}" ${canvas.blur(8)}`);
  canvas.path(box(-70, -158, 12, 20), lit(stage, '#3a2a20'));
  canvas.path(box(-68, -155, 8, 14), mix(palette.lamp, '#fff6d8', 0.4));
}

const HORSE =
  'M22 -98C18 -114 34 -124 54 -120C80 -114 104 -112 124 -116C138 -120 148 -134 160 -150C168 -162 178 -170 190 -168L198 -162C210 -152 221 -138 226 -128C228 -120 220 -115 214 -118C206 -121 198 -127 191 -131C184 -126 176 -112 170 -98C166 -84 158 -70 146 -63C120 -55 80 -55 56 -63C36 -67 24 -80 22 -98Z';

function paintHorse(stage: Stage): void {
  const { canvas } = stage;
  const coat = lit(stage, '#9a5c36');
  const far = lighten(coat, -0.1);
  const mane = lit(stage, '#33201a');
  const leg = (upper: string, lower: string, tone: string, hoof: Point): void => {
    canvas.stroke(upper, tone, 17);
    canvas.stroke(lower, tone, 9.5);
    canvas.path(
      `M${hoof[0] - 7} ${hoof[1]}L${hoof[0] - 4} ${hoof[1] - 9}H${hoof[0] + 5}L${hoof[0] + 9} ${hoof[1]}Z`,
      lit(stage, '#2a1c18'),
    );
  };
  leg('M140 -78L134 -46', 'M134 -46L133 -10', far, [133, 0]);
  leg('M52 -82L40 -52', 'M40 -52L22 -24', far, [18, -14]);
  canvas.path('M28 -104Q6 -104 2 -76Q-2 -50 -14 -40Q8 -40 14 -62Q18 -84 32 -92Z', mane);
  canvas.path(HORSE, canvas.linear(ramp(lighten(coat, 0.07), [0.55, coat], lighten(coat, -0.09))));
  canvas.grain(HORSE, { colour: lighten(coat, -0.2), axis: [100, -110, 80, -50], opacity: 0.55 });
  leg('M46 -86L52 -50', 'M52 -50L40 -10', coat, [40, 0]);
  leg('M148 -80L166 -54', 'M166 -54L158 -30', coat, [158, -20]);
  canvas.path('M190 -168L192 -182L200 -166ZM182 -168L182 -180L190 -167Z', coat);
  canvas.path(
    'M122 -118C138 -124 148 -140 160 -156C168 -167 178 -176 192 -174L184 -164C174 -158 166 -144 158 -132C150 -120 140 -112 130 -110Z',
    mane,
  );
  canvas.path(oval(199, -150, 2.6), '#1a100c');
  const strap = lit(stage, '#2e1c18');
  canvas.stroke('M192 -164L214 -122M206 -147L190 -138M190 -138L196 -166', strap, 3);
  canvas.stroke('M126 -118Q140 -88 150 -66M96 -114Q100 -84 96 -58M96 -112L30 -104', strap, 5);
  canvas.stroke('M128 -116Q142 -88 152 -68', lit(stage, '#c8402f'), 3);
  canvas.path('M186 -172Q182 -196 192 -206Q200 -194 194 -172Z', lit(stage, '#e0503c'));
}
