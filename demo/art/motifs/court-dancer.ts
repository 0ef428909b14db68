import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { limb, limbAlong } from './limb.ts';
import { paintStageFace } from './stage-face.ts';
import { paintTextile } from './textile.ts';

/** A Javanese court dancer, scarf flying from her left hand; `foot` is between her feet, size 1 is 700 units tall. */
export function paintCourtDancer(stage: Stage, foot: Point, size: number): void {
  const { canvas } = stage;
  const skin = lit(stage, '#c08a5c', 0.4);
  canvas.group(`transform="translate(${at(foot)}) scale(${size})"`, () => {
    paintTrain(stage);
    paintScarf(
      stage,
      'M-30 -396C-90 -360 -150 -330 -196 -420C-220 -360 -250 -300 -240 -200C-214 -230 -200 -290 -176 -330C-130 -300 -70 -330 -24 -372Z',
    );
    paintKain(stage);
    paintArms(stage, skin);
    paintBodice(stage, skin);
    paintScarf(
      stage,
      'M34 -398C90 -380 180 -420 262 -560C300 -520 372 -500 410 -408C430 -350 400 -300 424 -236C384 -270 376 -330 362 -370C340 -430 300 -460 270 -500C200 -390 110 -340 36 -366Z',
    );
    paintHands(stage, skin);
    paintHead(stage, skin);
  });
}

function paintTrain(stage: Stage): void {
  const train = 'M-40 -120C-90 -60 -190 -50 -250 -4C-200 26 -90 14 0 16C40 6 46 -50 40 -110Z';
  stage.canvas.shadow(train, [0, 10], { blur: 8, opacity: 0.4 });
  paintTextile(stage, train, {
    design: 'parang',
    colours: ['#f0dcae', '#6a351a', '#24304f', '#6a351a'],
    scale: 0.42,
    turn: -62,
  });
  stage.canvas.path(train, stage.canvas.linear(ramp([0, '#1a0a12', 0], [1, '#1a0a12', 0.5])));
}

function paintKain(stage: Stage): void {
  const { canvas, palette } = stage;
  const kain =
    'M-48 -404C-70 -360 -90 -320 -84 -270C-80 -180 -62 -90 -58 -8C-30 8 30 8 54 -6C66 -90 84 -190 84 -270C86 -330 64 -370 48 -404Z';
  paintTextile(stage, kain, {
    design: 'parang',
    colours: ['#f0dcae', '#6a351a', '#24304f', '#6a351a'],
    scale: 0.46,
    turn: -40,
  });
  canvas.inside(kain, () => {
    for (const d of ['M-10 -400Q10 -200 -16 0', 'M34 -400Q60 -200 30 0', 'M-46 -390Q-60 -200 -44 0'])
      canvas.stroke(d, palette.deep, 16, `opacity=".3" ${canvas.blur(6)}`);
    canvas.stroke('M-62 -330Q-70 -200 -50 -10', palette.lamp, 12, `opacity=".4" ${canvas.blur(5)}`);
  });
  canvas.grain(kain, { colour: palette.deep, axis: [0, 0, 90, 0], opacity: 0.5 });
  canvas.path(
    limbAlong([-30, -4, -52, 6, -78, 8], [13, 11, 7]) + limbAlong([26, -2, 48, 8, 72, 10], [13, 11, 7]),
    lit(stage, '#b57c50', 0.4),
  );
}

function paintScarf(stage: Stage, d: string): void {
  const { canvas, palette } = stage;
  const red = lit(stage, '#c2263a', 0.5);
  canvas.path(d, canvas.linear(ramp(lighten(red, 0.08), [0.5, red], lighten(red, -0.12)), [0, 0, 0.6, 1]));
  canvas.inside(d, () => {
    let spots = '';
    for (let i = 0; i < 130; i += 1)
      spots += rosette(
        [-260 + (i % 26) * 28, -580 + Math.floor(i / 26) * 74 + (i % 3) * 20],
        { length: 7, halfWidth: 2.4 },
        5,
      );
    canvas.path(spots, lit(stage, palette.gold, 0.3), 'opacity=".85"');
  });
  canvas.stroke(d, lit(stage, palette.gold, 0.3), 3.6, 'opacity=".85"');
}

function paintArms(stage: Stage, skin: string): void {
  const { canvas } = stage;
  const gold = lit(stage, stage.palette.gold, 0.3);
  for (const spine of [
    [
      [68, -546],
      [128, -506],
      [176, -488],
    ],
    [
      [-68, -546],
      [-128, -496],
      [-160, -462],
    ],
  ] as const)
    canvas.path(limb(spine, [23, 20, 16]), skin);
  for (const spine of [
    [
      [172, -488],
      [220, -530],
      [258, -566],
    ],
    [
      [-158, -464],
      [-186, -432],
      [-198, -404],
    ],
  ] as const)
    canvas.path(limb(spine, [17, 14, 9]), skin);
  canvas.stroke('M108 -540L124 -500M-108 -534L-124 -496', gold, 11);
  canvas.path(leaf([112, -530], 34, 9, -0.9) + leaf([-112, -524], 34, 9, -2.2), gold);
  canvas.stroke('M236 -560L252 -542M-202 -424L-182 -414', gold, 9);
}

function paintHands(stage: Stage, skin: string): void {
  const { canvas } = stage;
  canvas.stroke(
    'M258 -566Q276 -584 270 -610M258 -566Q284 -578 292 -602M258 -566Q292 -570 306 -588M258 -566Q244 -590 262 -598',
    skin,
    8,
  );
  canvas.stroke(
    'M-198 -404Q-210 -388 -226 -388M-198 -404Q-206 -380 -220 -370M-198 -404Q-196 -376 -206 -360M-198 -404Q-186 -392 -200 -380',
    skin,
    8,
  );
}

function paintBodice(stage: Stage, skin: string): void {
  const { canvas, palette } = stage;
  const gold = lit(stage, palette.gold, 0.3);
  const shoulders =
    'M-26 -590C-40 -572 -80 -572 -90 -546C-92 -520 -70 -500 -62 -470L62 -470C70 -500 92 -520 90 -546C80 -572 40 -572 26 -590Z';
  canvas.path(shoulders, canvas.linear(ramp(lighten(skin, 0.07), [0.5, skin], lighten(skin, -0.1)), [0, 0, 1, 0.2]));
  canvas.stroke('M-8 -556Q-34 -566 -58 -556M8 -556Q34 -566 58 -556', lighten(skin, -0.1), 4, 'opacity=".6"');
  const bodice = 'M-72 -520C-66 -476 -50 -440 -50 -396Q0 -378 50 -396C50 -440 66 -476 72 -520Q0 -500 -72 -520Z';
  const velvet = lit(stage, '#1f2350', 0.4);
  canvas.path(bodice, canvas.linear(ramp(lighten(velvet, 0.08), [0.5, velvet], lighten(velvet, -0.06)), [0, 0, 1, 0]));
  canvas.inside(bodice, () =>
    canvas.stroke(
      'M-70 -506Q0 -486 70 -506M-30 -490C-40 -460 -10 -450 -20 -420M30 -490C40 -460 10 -450 20 -420M0 -486V-400',
      gold,
      4,
    ),
  );
  canvas.stroke('M-72 -518Q0 -498 72 -518', gold, 7);
  canvas.path(
    'M-56 -414Q0 -392 56 -414L54 -376Q0 -354 -56 -376Z',
    canvas.linear(ramp(lighten(gold, 0.1), lighten(gold, -0.14))),
  );
  canvas.path(
    [-36, -12, 12, 36].map((px) => rosette([px, -386], { length: 11, halfWidth: 4 }, 6)).join(''),
    lit(stage, '#b5263a', 0.4),
  );
}

function paintHead(stage: Stage, skin: string): void {
  const { canvas, palette } = stage;
  const gold = lit(stage, palette.gold, 0.3);
  const hair = lit(stage, '#120a10', 0.15);
  const jasmine = lit(stage, '#fffaf0', 0.3);
  canvas.path(oval(44, -690, 26, 22), hair);
  canvas.path('M-17 -622H17V-580Q0 -564 -17 -580Z', lighten(skin, -0.09));
  canvas.path('M-46 -650C-54 -728 54 -728 46 -650L40 -618Q30 -660 0 -664Q-30 -660 -40 -618Z', hair);
  canvas.path(oval(-41, -648, 6, 12) + oval(41, -648, 6, 12), skin);
  paintStageFace(stage, { centre: [0, -650], size: 1.04, skin, turn: -4 });
  canvas.path('M-39 -676C-30 -704 -8 -690 0 -682C8 -690 30 -704 39 -676C40 -712 -40 -712 -39 -676Z', hair);
  canvas.path('M-44 -684Q0 -716 44 -684L42 -700Q0 -732 -42 -700Z', gold);
  canvas.path(
    [-2, -1, 0, 1, 2].map((i) => leaf([i * 15, -704], 40 - Math.abs(i) * 6, 7, -Math.PI / 2 + i * 0.2)).join(''),
    lighten(gold, 0.06),
  );
  canvas.path(rosette([0, -706], { length: 9, halfWidth: 3.4 }, 6), lit(stage, '#b5263a', 0.4));
  canvas.path(oval(-41, -630, 4.4) + oval(41, -630, 4.4), gold);
  canvas.stroke('M46 -680C60 -640 50 -590 62 -540', jasmine, 10, 'stroke-dasharray="1 10"');
  canvas.path(rosette([64, -530], { length: 14, halfWidth: 5 }, 6), lit(stage, '#d8304c', 0.3));
  canvas.stroke('M-30 -574Q0 -536 30 -574', gold, 5);
  canvas.path(leaf([0, -556], 26, 9, Math.PI / 2), gold);
}
