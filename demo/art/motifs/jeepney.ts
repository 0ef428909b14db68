import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSeatedVendor } from './seated-vendor.ts';
import { paintSpokedWheel } from './spoked-wheel.ts';

/** Paints a long open-sided bus with painted panels and chrome, driving right. Size 1 is about 520 units long. */
export function paintJeepney(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${at(foot)}) scale(${scale})"`, () => {
    canvas.path(oval(0, 3, 290, 15), palette.deep, `opacity=".42" ${canvas.blur(5)}`);
    paintCabin(stage);
    paintSide(stage);
    paintHood(stage);
    paintRoof(stage);
    const [tyre, hub] = [lit(stage, '#242022'), lit(stage, '#d4d8dc')];
    for (const x of [-150, 172]) {
      paintSpokedWheel(stage, { hub: [x, -38], radius: 32, spokes: 12, tyre, spoke: hub, thick: [13, 4] });
      canvas.path(oval(x, -38, 15), hub);
      canvas.path(oval(x, -38, 6), lit(stage, '#c8302c'));
    }
  });
}

function paintCabin(stage: Stage): void {
  const { canvas, palette } = stage;
  canvas.path('M-248 -96V-206H104L132 -128V-90H-248Z', mix(lit(stage, '#3a3440'), palette.deep, 0.5));
  canvas.path('M-236 -196H60V-140H-236Z', mix(palette.sky[2], palette.haze, 0.4), 'opacity=".6"');
  const coats = ['#e8506a', '#f2c43c', '#3f9ac0', '#f4ead6', '#5aa86a'] as const;
  for (let i = 0; i < 5; i += 1)
    paintSeatedVendor(stage, {
      foot: [-206 + i * 56, -100],
      size: 1.2,
      colours: [coats[i] ?? coats[0], '#3a3a4a'],
      headwear: i === 3 ? 'straw' : 'none',
      skin: ['#b07a54', '#a06a48', '#c08a62'][i % 3] ?? '#b07a54',
      facing: i % 2 === 0 ? 1 : -1,
    });
  paintSeatedVendor(stage, {
    foot: [86, -104],
    size: 1.26,
    colours: ['#f4ead6', '#33445a'],
    headwear: 'none',
    skin: '#a06a48',
  });
}

function paintSide(stage: Stage): void {
  const { canvas } = stage;
  const red = lit(stage, '#d8342c');
  const panel =
    'M-262 -52V-124Q-262 -132 -252 -132H132L148 -96V-46H220Q216 -84 172 -84Q130 -84 126 -44H-104Q-108 -82 -150 -82Q-194 -82 -196 -44H-256Q-262 -44 -262 -52Z';
  canvas.path(panel, canvas.linear(ramp(lighten(red, 0.06), lighten(red, -0.08))));
  canvas.inside(panel, () => {
    canvas.path(box(-270, -114, 430, 38), lit(stage, '#2358b8'));
    canvas.path(box(-270, -118, 430, 5) + box(-270, -77, 430, 5), lit(stage, '#f4c83c'));
    let [suns, hearts, waves] = ['', '', ''];
    for (let i = 0; i < 8; i += 1) {
      const x = -236 + i * 52;
      if (i % 2 === 0) {
        suns += rosette([x, -95], { length: 17, halfWidth: 3.6 }, 12);
        hearts += oval(x, -95, 6.5);
      } else waves += `M${x - 22} -95q11 -17 22 0t22 0M${x - 22} -87q11 -17 22 0t22 0`;
    }
    canvas.path(suns, lit(stage, '#f4c83c'));
    canvas.path(hearts, lit(stage, '#d8342c'));
    canvas.stroke(waves, lit(stage, '#f8f0dc'), 3);
    let flames = '';
    for (let x = -250; x < 120; x += 46)
      flames += `M${x} -44Q${x + 6} -66 ${x + 34} -68Q${x + 22} -58 ${x + 40} -48Q${x + 20} -50 ${x + 14} -44Z`;
    canvas.path(flames, lit(stage, '#f4a02c'));
  });
  canvas.grain(panel, { colour: lighten(red, -0.25), axis: [0, -80, 0, -40], opacity: 0.4 });
  canvas.stroke('M-264 -132H134', lit(stage, '#e6eaec'), 6);
  canvas.path(box(-276, -60, 20, 12) + box(-270, -44, 12, 26), lit(stage, '#d4d8dc'));
}

function paintHood(stage: Stage): void {
  const { canvas, palette } = stage;
  const chrome = canvas.linear(ramp('#f6fafc', [0.45, '#b8c2ca'], [0.55, '#e8eef2'], '#8a949c'));
  canvas.path('M138 -130L150 -112H232Q252 -110 254 -92V-50H218Q212 -88 172 -88Q146 -88 134 -70Z', chrome);
  const red = lit(stage, '#d8342c');
  canvas.path('M150 -114H232Q248 -112 252 -98L148 -96Z', canvas.linear(ramp(lighten(red, 0.05), lighten(red, -0.04))));
  canvas.path(rosette([196, -104], { length: 8, halfWidth: 2.4 }, 8), lit(stage, '#f4c83c'));
  let grille = '';
  for (let y = -90; y < -54; y += 7) grille += `M236 ${y}h16`;
  canvas.stroke(grille, lit(stage, '#4a5058'), 3);
  canvas.path(oval(250, -76, 8, 13), mix(palette.lamp, '#fffdf0', 0.5));
  canvas.stroke(oval(250, -76, 8, 13), lit(stage, '#e6eaec'), 4);
  canvas.path(box(214, -50, 60, 13), chrome);
  canvas.path('M116 -206L140 -130H150L124 -206Z', lit(stage, '#e6eaec'));
  canvas.path('M60 -200H110L132 -134H60Z', mix('#cfe6ee', palette.haze, 0.3), 'opacity=".4"');
  // The little horse on the bonnet.
  canvas.path(
    'M206 -114L210 -128Q214 -138 224 -138L230 -150L236 -136Q244 -132 242 -126L234 -128Q230 -120 232 -114L228 -114Q226 -122 218 -122L212 -114Z',
    chrome,
  );
  canvas.stroke('M130 -146L158 -156M158 -156V-140', lit(stage, '#d4d8dc'), 4);
}

function paintRoof(stage: Stage): void {
  const { canvas } = stage;
  const white = lit(stage, '#f6efe0');
  let posts = '';
  for (const x of [-252, -178, -104, -30, 44]) posts += box(x, -210, 6, 80);
  canvas.path(posts, lit(stage, '#e6eaec'));
  canvas.path(
    'M-272 -206Q-270 -230 -250 -232H96Q128 -230 142 -204Z',
    canvas.linear(ramp(lighten(white, 0.01), lighten(white, -0.1))),
  );
  canvas.path('M-272 -206H142L146 -194H-272Z', lit(stage, '#2358b8'));
  let dots = '';
  for (let x = -262; x < 140; x += 22) dots += oval(x, -200, 4);
  canvas.path(dots, lit(stage, '#f4c83c'));
  // Signal board above the windscreen, with a painted sun and waves.
  canvas.path('M70 -232H126L134 -262H78Z', lit(stage, '#f4c83c'));
  canvas.path(rosette([102, -247], { length: 11, halfWidth: 3 }, 8), lit(stage, '#d8342c'));
  let fringe = '';
  for (let x = -266; x < 60; x += 9) fringe += `M${x} -194v${num(8 + (x % 2 === 0 ? 3 : 0))}`;
  canvas.stroke(fringe, lit(stage, '#e8506a'), 3);
  for (const [x, w, colour] of [
    [-220, 60, '#b98a4c'],
    [-150, 46, '#3f8a6a'],
    [-96, 70, '#c9a06a'],
  ] as const)
    canvas.path(`M${x} -232Q${x} -262 ${x + w / 2} -264Q${x + w} -262 ${x + w} -232Z`, lit(stage, colour));
  canvas.stroke('M-240 -248H-10M-240 -232V-248M-10 -232V-248M-130 -232V-248', lit(stage, '#d4d8dc'), 4);
}
