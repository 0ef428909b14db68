import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBackFigure } from '#demo/art/motifs/back-figure.ts';
import { leafGreen, paintFoliage } from '#demo/art/motifs/foliage.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintSideFigure, paintStool } from '#demo/art/motifs/side-figure.ts';
import { paintSun } from '#demo/art/motifs/sky.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { CART, paintCartAwning, paintCartBack, paintCartFront } from '#demo/art/motifs/street-cart.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import { WARES } from './cloths.ts';
import { paintFlatBowl } from './flat-bowl.ts';
import { paintCourt, paintGarden, paintLampNight, paintOpening, paintRoom, paintShaft } from './places.ts';
import { hung, paintBulb, paintSteamers, paintStove } from './props.ts';
import type { Work } from './work.ts';

/** In a dye yard: cloth lifted from a vat, lengths of brown batik drying behind. */
const soga: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintCourt(stage, { wall: '#d9c7a4', ground: '#b08a64', gate: 330 });
  canvas.stroke('M560 150Q1100 190 1640 140', '#4a3226', 8);
  for (const [i, x] of [640, 860, 1080, 1300].entries())
    paintTextile(stage, hung(x, 164 + (i % 2) * 6, 180, 330), i % 2 === 0 ? WARES.soga : WARES.kawung);
  const brick = lit(stage, '#a8573a');
  canvas.path('M800 930H1300V690H800Z', canvas.linear(ramp(lighten(brick, 0.06), lighten(brick, -0.12))));
  let joints = '';
  for (let y = 720; y < 930; y += 34) joints += `M800 ${y}H1300`;
  for (let i = 0; i < 28; i += 1)
    joints += `M${num(820 + (i % 7) * 72 + (Math.floor(i / 7) % 2) * 36)} ${686 + Math.floor(i / 7) * 68}v34`;
  canvas.stroke(joints, lighten(brick, -0.16), 3, 'opacity=".6"');
  canvas.path(oval(1050, 690, 250, 46), lighten(brick, 0.1));
  canvas.path(oval(1050, 692, 216, 34), lit(stage, '#4a2410'));
  const wet = 'M900 470C930 450 970 450 1000 470C1010 560 1000 640 1020 700H890C880 620 890 540 900 470Z';
  paintSideFigure(stage, {
    foot: [660, 930],
    size: 1.18,
    pose: 'stand',
    lean: 14,
    outfit,
    hands: [
      [250, -396],
      [206, -380],
    ],
  });
  canvas.shadow(wet, [6, 8], { blur: 8, opacity: 0.4 });
  paintTextile(stage, wet, WARES.soga);
  canvas.path(wet, canvas.linear(ramp([0, '#2a1008', 0.1], [1, '#2a1008', 0.55])));
  paintSteam(stage, [1100, 680], { width: 240, height: 160, count: 4, opacity: 0.26 });
};

/** In the garden under the full moon, a long table of small bowls. */
const supper: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintGarden(stage, 520, '#3f5a48');
  paintSun(stage, [1240, 190], 74);
  for (const [x, y, c] of [
    [430, 150, '#e9a23b'],
    [960, 110, '#d8402f'],
  ] as const) {
    canvas.stroke(`M${x} 0V${y}`, '#0d1524', 3);
    paintLantern(stage, { hook: [x, y], size: 1.4, colour: c, shape: 'drop' });
  }
  paintSideFigure(stage, {
    foot: [520, 940],
    size: 1.1,
    pose: 'stand',
    lean: 10,
    outfit,
    hands: [
      [206, -330],
      [184, -312],
    ],
    held: () => {
      canvas.path('M150 -336C156 -300 226 -300 232 -336Z', lit(stage, '#e9ece6'));
      canvas.path(oval(191, -336, 41, 10), lit(stage, '#c98a4a'));
      paintSteam(stage, [191, -344], { width: 50, height: 90, count: 3, opacity: 0.4 });
    },
  });
  const wood = lit(stage, '#8a5a3a', 0.5);
  canvas.path('M660 690H1500L1560 750H630Z', canvas.linear(ramp(lighten(wood, 0.08), wood)));
  canvas.path(box(630, 750, 930, 26), lighten(wood, -0.1));
  canvas.path(box(690, 776, 34, 190) + box(1470, 776, 34, 190), lighten(wood, -0.14));
  for (const [x, y, w, inside] of [
    [800, 690, 52, '#7d8f3f'],
    [930, 704, 60, '#e9dcc0'],
    [1080, 692, 66, '#b5673a'],
    [1230, 704, 56, '#d8b24c'],
    [1370, 692, 60, '#5f9a4a'],
  ] as const)
    paintFlatBowl(stage, [x, y], w, { ware: '#dfe6e2', inside });
  for (const x of [870, 1160]) {
    canvas.path(box(x - 7, 640, 14, 60), '#f6e6c4');
    canvas.path(`M${x} 600C${x + 14} 624 ${x + 8} 640 ${x} 640C${x - 8} 640 ${x - 14} 624 ${x} 600Z`, '#ffd27a');
  }
  paintLampNight(stage, [940, 620], 1500, 0.1);
};

/** Outside a shop hung with silk lanterns, under a conical hat, steam rising from the towers. */
const whiteRose: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintRoom(stage, { wall: '#e9b94e', ground: '#b59a7c', floor: 690, laid: 'tiles' });
  const wood = lit(stage, '#4a6a5c');
  canvas.path(box(960, 190, 420, 506), canvas.linear(ramp(lit(stage, '#3a2218'), lit(stage, '#5a3a26'))));
  for (const x of [900, 1380])
    canvas.path(box(x, 180, 70, 516), canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.08))));
  canvas.path(box(860, 120, 620, 60), lighten(wood, -0.06));
  for (const [x, y, size, colour, shape] of [
    [120, 40, 1.7, '#d8402f', 'globe'],
    [330, 90, 1.3, '#7a4aa8', 'drop'],
    [1040, 180, 1.3, '#e9a23b', 'globe'],
    [1210, 180, 1.5, '#d8487a', 'drum'],
    [1500, 60, 1.7, '#2f8f8a', 'globe'],
  ] as const)
    paintLantern(stage, { hook: [x, y], size, colour, shape });
  paintStool(stage, [520, 920], 1.1);
  paintSideFigure(stage, {
    foot: [530, 920],
    size: 1.4,
    pose: 'stool',
    lean: 12,
    outfit,
    hands: [
      [206, -182],
      [170, -168],
    ],
    held: () => canvas.path('M150 -186q34 -30 68 -4q-8 26 -36 26t-32 -22z', lit(stage, '#f8f2e6')),
  });
  paintStove(stage, [930, 926], 96);
  paintSteamers(stage, [930, 822], { half: 130, layers: 3, lid: false });
  paintFlatBowl(stage, [1210, 880], 66, { ware: '#eef0ea', inside: '#d9542c' });
};

/** By a cart in a street of painted houses. */
const siomay: Work = (stage, outfit) => {
  const { canvas, palette } = stage;
  paintRoom(stage, { wall: '#a9c9d6', ground: '#9c948a', floor: 720, laid: 'earth' });
  for (const [i, [x, top, tone]] of (
    [
      [-20, 190, '#e8b6a0'],
      [270, 260, '#f0d49a'],
      [560, 150, '#a9cfae'],
      [1010, 230, '#d9a9b4'],
      [1320, 170, '#b9c6e0'],
    ] as const
  ).entries()) {
    const wall = mix(lit(stage, tone), palette.haze, 0.2);
    const wide = i === 2 ? 450 : 300;
    canvas.path(box(x, top, wide, 530), canvas.linear(ramp(lighten(wall, 0.03), lighten(wall, -0.06))));
    canvas.path(`M${x - 14} ${top}H${x + wide + 14}L${x + wide - 20} ${top - 56}H${x + 20}Z`, lit(stage, '#b0573c'));
    let windows = '';
    for (let w = 0; w < wide / 150; w += 1)
      windows += box(x + 44 + w * 140, top + 70, 70, 110) + box(x + 44 + w * 140, top + 260, 70, 150);
    canvas.path(windows, mix(palette.deep, wall, 0.4));
  }
  const cart = {
    foot: [980, 930] as const,
    body: '#2f7f8a',
    trim: '#e9b84a',
    awning: ['#d8402f', '#fbf1de'] as const,
    panel: 'planks' as const,
  };
  paintCartBack(stage, cart);
  paintSteamers(stage, [900, 930 - CART.counter - 18], { half: 96, layers: 2, lid: false });
  paintSteamers(stage, [1140, 930 - CART.counter - 18], { half: 84, layers: 3 });
  paintCartFront(stage, cart);
  paintCartAwning(stage, cart);
  paintSideFigure(stage, {
    foot: [470, 950],
    size: 1.12,
    pose: 'stand',
    lean: 8,
    outfit,
    hands: [
      [240, -310],
      [206, -300],
    ],
    held: () => {
      canvas.path('M176 -318C182 -290 244 -290 250 -318Z', lit(stage, '#eef0ea'));
      canvas.path(oval(213, -320, 37, 9), lit(stage, '#e3c48c'));
    },
  });
};

/** At the sewing machine by the window, a silk collar under the needle. */
const silk: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintRoom(stage, { wall: '#cfdad2', ground: '#9a6c4a', floor: 700, laid: 'boards' });
  paintOpening(stage, [1050, 110], [400, 380], '#4a6a5c');
  paintShaft(stage, [1050, 110], [400, 380], -420);
  for (const [x, c, h] of [
    [60, WARES.silk, 420],
    [190, WARES.brocade, 380],
    [320, WARES.indigo, 400],
  ] as const)
    paintTextile(stage, hung(x, 70, 110, h), c);
  canvas.stroke('M30 70H460', '#5a3a28', 10);
  paintStool(stage, [560, 950], 1.5);
  paintSideFigure(stage, {
    foot: [570, 950],
    size: 1.72,
    pose: 'stool',
    lean: 16,
    nod: 14,
    outfit,
    hands: [
      [224, -196],
      [180, -192],
    ],
  });
  const wood = lit(stage, '#8a5634');
  canvas.path(box(800, 640, 700, 34), canvas.linear(ramp(lighten(wood, 0.12), wood)));
  const iron = lit(stage, '#2b2a30');
  canvas.stroke('M860 674L900 960M1440 674L1400 960M880 820H1420M890 900H1410', iron, 14);
  const collar = 'M780 630C860 600 980 606 1060 622L1070 642C980 640 880 660 790 690Z';
  paintTextile(stage, collar, WARES.silk);
  canvas.path(
    'M980 640V610H1010V520C1010 470 1040 452 1090 452H1300C1340 452 1350 480 1350 520V640H1260V540H1060V580H1046V610H1060V640Z',
    canvas.linear(ramp(lighten(iron, 0.16), iron)),
  );
  canvas.stroke('M1022 460V600', lit(stage, '#c9ccd0'), 6);
  canvas.path(oval(1376, 520, 30, 60), lighten(iron, 0.1));
  canvas.stroke('M1080 486H1290', lit(stage, '#e9b84a'), 7);
  canvas.path(box(1180, 410, 34, 44), lit(stage, '#c2485c'));
};

/** The joints of a brick wall. */
function paintBricks(stage: Stage): void {
  const { canvas } = stage;
  let bricks = '';
  for (let y = 40; y < 700; y += 44) {
    bricks += `M0 ${y}H1600`;
    for (let x = (y / 44) % 2 < 1 ? 0 : 50; x < 1600; x += 100) bricks += `M${x} ${y}v44`;
  }
  canvas.stroke(bricks, lit(stage, '#8f4a34'), 3, 'opacity=".5"');
}

/** At a treadle loom seen from the side, the band of diamonds rolling onto its beam. */
const dhaka: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintRoom(stage, { wall: '#b5674a', ground: '#8f6a4e', floor: 720, laid: 'tiles' });
  paintBricks(stage);
  paintOpening(stage, [140, 110], [320, 360], '#4a2a1c');
  paintShaft(stage, [140, 110], [320, 360], 460);
  const wood = lit(stage, '#7a4a2a');
  const beam = (d: string): void =>
    canvas.path(d, canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.1)), [0, 0, 1, 0]));
  beam(box(760, 160, 40, 790));
  beam(box(1430, 160, 40, 790));
  canvas.path(box(720, 150, 800, 34) + box(740, 780, 760, 30), lighten(wood, 0.04));
  let warp = '';
  for (let i = 0; i < 9; i += 1) warp += `M790 ${600 + i * 4}L1440 ${520 + i * 5}`;
  canvas.stroke(warp, lit(stage, '#f3e6d0'), 2.6);
  for (const x of [1010, 1080, 1150]) canvas.stroke(`M${x} 184V700`, lit(stage, '#c9a468'), 7);
  for (const x of [1010, 1080, 1150]) canvas.path(box(x - 9, 500, 18, 120), lit(stage, '#e2c083'));
  paintTextile(stage, 'M700 590L960 566V630L700 654Z', WARES.dhaka);
  canvas.path(oval(1450, 548, 48, 56), canvas.linear(ramp(lit(stage, '#f3e6d0'), lit(stage, '#c9b48c'))));
  paintStool(stage, [470, 950], 1.4);
  paintSideFigure(stage, {
    foot: [480, 950],
    size: 1.62,
    pose: 'stool',
    lean: 12,
    outfit,
    hands: [
      [222, -214],
      [176, -210],
    ],
    held: () => paintTextile(stage, hung(118, -192, 112, 150), WARES.dhaka),
  });
  for (const [x, tone] of [
    [1530, '#a8323f'],
    [1570, '#1f2a4a'],
  ] as const)
    canvas.path(oval(x, 900, 46, 40), lit(stage, tone));
  paintFoliage(
    stage,
    [
      [60, 700, 44],
      [110, 690, 36],
    ],
    { name: 'pot', colour: leafGreen(stage) },
  );
  canvas.path('M10 720H150L130 830H30Z', lit(stage, '#c8703f'));
};

/** Before daybreak at a wall of steaming towers. */
const dimSum: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintRoom(stage, { wall: '#5f8a86', ground: '#6f5a4a', floor: 780, laid: 'tiles' });
  let tiles = '';
  for (let y = 60; y < 780; y += 72) tiles += `M0 ${y}H1600`;
  for (let x = 40; x < 1600; x += 110) tiles += `M${x} 0V780`;
  canvas.stroke(tiles, lit(stage, '#3f6a68'), 3, 'opacity=".5"');
  const steel = lit(stage, '#a7adb0');
  canvas.path(box(0, 640, 1600, 150), canvas.linear(ramp(lighten(steel, 0.08), lighten(steel, -0.16))));
  for (const [x, n, lid] of [
    [180, 5, true],
    [450, 3, false],
    [1120, 4, true],
    [1400, 6, true],
  ] as const)
    paintSteamers(stage, [x, 644], { half: 118, layers: n, lid });
  paintSteamers(stage, [790, 644], { half: 130, layers: 2, lid: false });
  paintBackFigure(stage, {
    seat: [800, 1330],
    size: 1.4,
    pose: 'stand',
    glance: -10,
    outfit,
    arms: [
      [
        [-140, -206],
        [-50, -216],
      ],
      [
        [140, -200],
        [50, -210],
      ],
    ],
  });
  paintBulb(stage, [960, 150]);
  paintLampNight(stage, [900, 440], 1600, 0.3);
};

/** Those who stand at a vat, a table or a cart, or sit at a machine. */
export const STANDING_WORK = { soga, supper, whiteRose, siomay, silk, dhaka, dimSum } as const;
