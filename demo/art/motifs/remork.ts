import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSeatedVendor } from './seated-vendor.ts';
import { paintSpokedWheel } from './spoked-wheel.ts';

/** Paints a motorbike with its driver drawing a roofed carriage with two guests, driving right. Size 1 is about 440 units long. */
export function paintRemork(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${at(foot)}) scale(${scale})"`, () => {
    canvas.path(oval(-110, 3, 130, 10) + oval(130, 3, 90, 8), palette.deep, `opacity=".38" ${canvas.blur(4)}`);
    paintCarriage(stage);
    paintMotorbike(stage);
    paintDriver(stage);
  });
}

function paintCarriage(stage: Stage): void {
  const { canvas, palette } = stage;
  const body = lit(stage, '#a8322c');
  const gold = lit(stage, '#e6b44c');
  const wood = lit(stage, '#6a3a26');
  const [tyre, spoke] = [lit(stage, '#2a2426'), lit(stage, '#d8dadc')];
  canvas.stroke('M-20 -56Q30 -60 62 -74', lit(stage, '#4a4648'), 6);
  canvas.path('M-226 -72V-182H-6V-66H-226Z', mix(palette.haze, palette.deep, 0.45), 'opacity=".28"');
  canvas.stroke('M-218 -70V-196M-14 -66V-196M-116 -180V-196', gold, 5);
  canvas.path('M-222 -138Q-232 -100 -214 -88H-110V-104H-186Q-192 -116 -190 -138Z', lit(stage, '#d8a05c'));
  paintSeatedVendor(stage, {
    foot: [-170, -84],
    size: 1.22,
    colours: ['#f0e2c8', '#3f7f8f'],
    headwear: 'straw',
    skin: '#c99a70',
    facing: 1,
  });
  paintSeatedVendor(stage, {
    foot: [-116, -84],
    size: 1.18,
    colours: ['#e2708a', '#f0e2c8'],
    headwear: 'none',
    skin: '#b98a62',
    facing: -1,
  });
  const panel = 'M-232 -96Q-234 -64 -218 -56H-30Q-14 -56 -6 -72V-92H-40Q-60 -92 -66 -82H-204L-214 -98Z';
  canvas.path(panel, canvas.linear(ramp(lighten(body, 0.07), lighten(body, -0.08))));
  canvas.stroke('M-226 -88Q-220 -66 -208 -66H-34Q-18 -66 -14 -80', gold, 3);
  let lotus = '';
  for (const x of [-180, -130, -80])
    lotus += `M${x} -62q-12 -6 -14 -14q8 0 14 6q6 -6 14 -6q-2 8 -14 14ZM${x} -64q-6 -8 0 -17q6 9 0 17Z`;
  canvas.path(lotus, gold);
  const roof = 'M-254 -194Q-232 -230 -116 -232Q-2 -230 24 -194Q-116 -208 -254 -194Z';
  canvas.path(roof, canvas.linear(ramp(lighten(wood, 0.1), wood)));
  canvas.path('M-254 -194Q-116 -208 24 -194V-182Q-116 -196 -254 -182Z', body);
  let fringe = '';
  for (let x = -250; x < 22; x += 9) fringe += `M${x} ${-184 - Math.sin(((x + 254) / 278) * Math.PI) * 11}v10`;
  canvas.stroke(fringe, gold, 2.6);
  canvas.path(oval(-4, -170, 34), palette.lamp, `opacity=".5" ${canvas.blur(9)}`);
  canvas.path(oval(-4, -170, 7, 9), '#fff3cc');
  paintSpokedWheel(stage, { hub: [-122, -36], radius: 36, spokes: 20, tyre, spoke, thick: [7, 1.4] });
  canvas.path('M-164 -48Q-154 -82 -122 -82T-80 -48L-86 -46Q-94 -74 -122 -74T-158 -46Z', lighten(body, -0.06));
}

function paintMotorbike(stage: Stage): void {
  const { canvas, palette } = stage;
  const [tyre, spoke] = [lit(stage, '#262224'), lit(stage, '#cfd2d6')];
  for (const x of [68, 186])
    paintSpokedWheel(stage, { hub: [x, -30], radius: 28, spokes: 18, tyre, spoke, thick: [7, 1.2] });
  const paint = lit(stage, '#2a5a8a');
  canvas.path('M92 -32H142L150 -58H96Z', lit(stage, '#4a4a50'));
  canvas.path(oval(112, -40, 16, 13) + oval(134, -38, 11, 10), lit(stage, '#8a8e94'));
  canvas.stroke('M68 -30L100 -44M100 -60L128 -26M70 -26H126', lit(stage, '#6a6e74'), 5);
  canvas.path(
    'M44 -84Q80 -96 116 -84L150 -96Q170 -96 168 -82L146 -58H100Q60 -62 44 -84Z',
    canvas.linear(ramp(lighten(paint, 0.08), lighten(paint, -0.06))),
  );
  canvas.path('M42 -88Q78 -98 116 -88L112 -78Q76 -84 46 -78Z', lit(stage, '#2a2022'));
  canvas.stroke('M186 -30L160 -104L150 -116M160 -104L142 -110', lit(stage, '#b8bcc2'), 5);
  canvas.path(oval(190, -96, 54, 24), palette.lamp, `opacity=".45" ${canvas.blur(10)}`);
  canvas.path('M160 -108Q178 -108 178 -94Q176 -84 164 -86Z', paint);
  canvas.path(oval(175, -96, 6, 9), '#fff6d4');
  canvas.path('M154 -42Q164 -66 190 -64Q214 -60 216 -38Q200 -58 184 -56Q166 -54 158 -40Z', paint);
}

function paintDriver(stage: Stage): void {
  const { canvas } = stage;
  const [shirt, legs, skin] = [lit(stage, '#e8a23c'), lit(stage, '#3a4658'), lit(stage, '#94603f')];
  canvas.path(
    'M70 -86Q62 -122 78 -150Q94 -166 110 -154Q116 -130 106 -88Q86 -80 70 -86Z',
    canvas.linear(ramp(lighten(shirt, 0.04), lighten(shirt, -0.08)), [1, 0, 0, 0.6]),
  );
  canvas.stroke('M84 -92L126 -82L122 -46', legs, 18);
  canvas.path('M112 -44H134Q142 -42 142 -34H112Z', lit(stage, '#2a1c18'));
  canvas.stroke('M102 -146L122 -120', lighten(shirt, -0.03), 13);
  canvas.stroke('M122 -120L148 -114', skin, 9);
  canvas.stroke('M98 -158V-166', lighten(skin, -0.06), 10);
  canvas.path(oval(102, -178, 12, 14.5), skin);
  const scarf = lit(stage, '#c8402f');
  canvas.path('M84 -160Q98 -150 112 -160L110 -150Q98 -142 86 -150Z', scarf);
  canvas.path(
    'M84 -178Q82 -200 104 -200Q122 -198 121 -182Q104 -190 92 -172Q90 -164 88 -164Q84 -168 84 -178Z',
    lit(stage, '#e9e2d2'),
  );
  canvas.path('M114 -186Q128 -186 130 -180Q120 -180 112 -181Z', lit(stage, '#cfc6b2'));
}
