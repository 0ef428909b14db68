import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { leafGreen, paintFoliage } from '#demo/art/motifs/foliage.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintLotusFlower, paintLotusPad } from '#demo/art/motifs/lotus.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintSideFigure, paintStool } from '#demo/art/motifs/side-figure.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import { WARES } from './cloths.ts';
import { paintFlatBowl } from './flat-bowl.ts';
import { paintCourt, paintLake, paintLampNight, paintOpening, paintRoom, paintShaft } from './places.ts';
import { hung, paintBarCloth, paintBasket, paintBulb, paintBundle, paintMat, paintStove } from './props.ts';
import type { Work } from './work.ts';

/** In a flat boat among lotus, at dawn. */
const lotusTea: Work = (stage, outfit) => {
  const { canvas, palette } = stage;
  paintLake(stage, 380, [1210, 250]);
  for (const [x, y, size] of [
    [180, 520, 1.5],
    [420, 470, 1.1],
    [1180, 480, 1.2],
    [1420, 560, 1.9],
    [1040, 440, 0.9],
    [250, 620, 2],
  ] as const) {
    paintLotusPad(stage, [x, y], size);
    paintLotusFlower(stage, [x + 20, y - 18], size * 0.9, '#f59ab8');
  }
  const wood = lit(stage, '#7a4a2c');
  const hull =
    'M250 730C330 770 380 850 470 866H1110C1230 850 1300 770 1390 706C1330 742 1280 764 1180 770H420C350 766 300 752 250 730Z';
  canvas.path('M330 872H1270C1200 910 420 912 330 872Z', palette.deep, `opacity=".4" ${canvas.blur(8)}`);
  canvas.path('M420 772H1180C1130 790 470 792 420 772Z', lighten(wood, -0.14));
  paintSideFigure(stage, {
    foot: [690, 792],
    size: 1.42,
    pose: 'floor',
    lean: 10,
    outfit,
    hands: [
      [150, -112],
      [128, -96],
    ],
    held: () => paintLotusFlower(stage, [152, -112], 1.3, '#f7a8c2'),
  });
  for (const [x, y, size] of [
    [1010, 752, 1.6],
    [1080, 770, 1.8],
    [1140, 744, 1.4],
    [500, 768, 1.5],
  ] as const)
    paintLotusFlower(stage, [x, y], size, x > 1060 ? '#f08fb0' : '#fbe0e8');
  canvas.path(hull, canvas.linear(ramp(lighten(wood, 0.1), wood, lighten(wood, -0.16))));
  canvas.stroke('M262 738C350 772 400 778 470 780H1170C1270 774 1330 746 1384 712', lighten(wood, 0.16), 8);
  for (const [x, y, size] of [
    [160, 880, 3],
    [420, 950, 2.6],
    [1300, 940, 3.1],
    [1500, 820, 2.3],
  ] as const)
    paintLotusPad(stage, [x, y], size);
  paintLotusFlower(stage, [1330, 906], 2.6, '#f59ab8');
  paintLotusFlower(stage, [150, 850], 2.3, '#ee7fa4');
};

/** Red pillars and a window of a pagoda. */
function paintHall(stage: Stage): void {
  const { canvas } = stage;
  for (const x of [180, 620, 1060, 1500]) {
    const red = lit(stage, '#9c2f2c');
    canvas.path(
      box(x - 44, 0, 88, 600),
      canvas.linear(ramp(lighten(red, 0.08), [0.4, red], lighten(red, -0.14)), [0, 0, 1, 0]),
    );
    canvas.path(box(x - 60, 556, 120, 50), lighten(red, -0.1));
    canvas.path(box(x - 50, 90, 100, 18), lit(stage, '#f0bd45'));
  }
  paintOpening(stage, [720, 120], [240, 300], '#9c2f2c');
  paintShaft(stage, [720, 120], [240, 300], -260);
}

/** On a mat before the lotus vase of a pagoda, two women side by side. */
const lotusVase: Work = (stage, outfit) => {
  paintRoom(stage, { wall: '#d9a14e', ground: '#8c4a34', floor: 560, laid: 'tiles' });
  paintHall(stage);
  paintMat(stage, [800, 900], [640, 210], WARES.redMat);
  for (const [x, h] of [
    [820, 260],
    [1390, 170],
  ] as const) {
    paintVessel(stage, { foot: [x, 800], height: h * 0.6, shape: 'baluster', body: '#d9a441' });
    for (const [dx, dy] of [
      [0, -50],
      [-44, -20],
      [46, -24],
      [-20, 0],
      [22, 6],
    ] as const)
      paintLotusFlower(stage, [x + dx, 800 - h * 0.62 + dy], 1.3, dx < 0 ? '#f7b6cb' : '#f08fb0');
  }
  const fold = (facing: 1 | -1, x: number, size: number, who: typeof outfit): void =>
    paintSideFigure(stage, {
      foot: [x, 850],
      size,
      pose: 'floor',
      facing,
      lean: 16,
      nod: 14,
      outfit: who,
      hands: [
        [138, -104],
        [112, -92],
      ],
      held: () => paintLotusFlower(stage, [140, -100], 1.1, '#f59ab8'),
    });
  fold(-1, 1110, 1.2, {
    ...outfit,
    cover: 'bun',
    isOld: false,
    hair: '#2a1c1a',
    dress: lit(stage, '#f1e8da'),
    lower: '#5b3a5e',
  });
  fold(1, 500, 1.45, outfit);
  for (const x of [640, 770, 900, 960]) paintLotusFlower(stage, [x, 906], 1.1, '#fbe0e8');
};

/** White figures on the wall, a door, the edge of the thatch. */
function paintMudHouse(stage: Stage): void {
  const { canvas } = stage;
  const white = lit(stage, '#fbf1de');
  for (const [x, y] of [
    [230, 380],
    [420, 300],
    [1330, 340],
  ] as const) {
    canvas.stroke(
      `M${x} ${y + 120}V${y}M${x - 50} ${y + 60}Q${x} ${y + 10} ${x + 50} ${y + 60}M${x - 40} ${y + 100}Q${x} ${y + 60} ${x + 40} ${y + 100}`,
      white,
      7,
      'opacity=".8"',
    );
    canvas.stroke(oval(x, y - 26, 22), white, 7, 'opacity=".8"');
  }
  const door = lit(stage, '#4f3324');
  canvas.path(box(980, 210, 220, 396), lighten(door, -0.06));
  canvas.stroke(box(980, 210, 220, 396), lit(stage, '#7f5030'), 20);
  const thatch = lit(stage, '#b98f4e');
  canvas.path(
    'M-20 -10H1620V96Q1500 150 1380 110Q1260 160 1120 116Q980 168 830 118Q680 166 540 116Q400 162 260 112Q120 156 -20 110Z',
    canvas.linear(ramp(lighten(thatch, -0.1), lighten(thatch, 0.05))),
  );
  canvas.path('M0 118H1600V260L0 330Z', '#1a0f2a', `opacity=".24" ${canvas.blur(4)}`);
  paintFoliage(
    stage,
    [
      [1500, 520, 110],
      [1590, 430, 120],
      [1420, 590, 70],
    ],
    { name: 'side', colour: leafGreen(stage) },
  );
}

/** In the yard of a mud house at noon. */
const basketTharu: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintRoom(stage, { wall: '#d8b48a', ground: '#cfa878', floor: 600, laid: 'earth' });
  paintMudHouse(stage);
  paintBundle(stage, [250, 830], 230, '#cfae5e');
  paintBundle(stage, [330, 900], 230, '#a8453a');
  paintSideFigure(stage, {
    foot: [960, 880],
    size: 1.75,
    pose: 'floor',
    facing: -1,
    lean: 14,
    outfit,
    hands: [
      [186, -108],
      [108, -104],
    ],
    held: () => paintBasket(stage, [140, -96], 66, { textile: WARES.tharu, done: true }),
  });
  paintBasket(stage, [1290, 830], 120, { textile: WARES.tharu, done: true });
  canvas.path(oval(1290, 834, 96, 18), lit(stage, '#e9dfc8'));
};

/** On a low stool before a cloth over its bar, the wax pan on a stove. */
const batik: Work = (stage, outfit) => {
  paintRoom(stage, { wall: '#c9a57c', ground: '#9c6a48', floor: 590, laid: 'tiles' });
  paintOpening(stage, [120, 130], [300, 320]);
  paintBarCloth(stage, [1150, 420], [460, 400], WARES.kawung);
  paintShaft(stage, [120, 130], [300, 320], 420);
  paintStool(stage, [690, 900], 1.2);
  paintSideFigure(stage, {
    foot: [700, 900],
    size: 1.5,
    pose: 'stool',
    lean: 14,
    outfit,
    hands: [
      [196, -252],
      [170, -206],
    ],
    held: () => {
      const { canvas } = stage;
      canvas.stroke('M150 -196L216 -232', lit(stage, '#c9995a'), 7);
      canvas.path(oval(218, -234, 13, 8), lit(stage, '#c4713a'));
    },
  });
  paintStove(stage, [930, 920], 74);
  paintFlatBowl(stage, [930, 834], 72, { ware: '#3a3030', inside: '#7a4416' });
  paintSteam(stage, [930, 820], { width: 60, height: 120, count: 3, opacity: 0.28 });
};

/** On the gallery of a longhouse, light between the boards. */
const basketKenyah: Work = (stage, outfit) => {
  const { canvas, palette } = stage;
  paintRoom(stage, { wall: '#8a5c38', ground: '#a97a4c', floor: 600 });
  let boards = '';
  for (let x = 30; x < 1600; x += 92) boards += `M${x} 0V600`;
  canvas.stroke(boards, lit(stage, '#5c3a22'), 5, 'opacity=".7"');
  for (const x of [60, 640, 1230]) paintOpening(stage, [x, 150], [230, 290], '#5a371f');
  for (const x of [60, 640, 1230]) paintShaft(stage, [x, 150], [230, 290], 300);
  const post = lit(stage, '#4a2d1c');
  for (const x of [470, 1060])
    canvas.path(box(x, 0, 46, 720), canvas.linear(ramp(lighten(post, 0.1), post), [0, 0, 1, 0]));
  paintMat(stage, [860, 920], [560, 180], WARES.mat);
  paintSideFigure(stage, {
    foot: [760, 866],
    size: 1.5,
    pose: 'floor',
    lean: 12,
    outfit,
    hands: [
      [200, -150],
      [136, -120],
    ],
    held: () => paintBasket(stage, [176, -104], 74, { textile: WARES.kenyah }),
  });
  paintBundle(stage, [300, 880], 260, '#8c5a34');
  paintBasket(stage, [1370, 770], 96, { textile: WARES.kenyah, done: true });
  canvas.path(box(0, 0, 1600, 34), mix(post, palette.deep, 0.4));
};

/** On a bamboo platform in the evening, a tray over the fire, lanterns lit. */
const cakeKhmer: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintLake(stage, 520, [320, 360]);
  paintPalm(stage, { foot: [1500, 640], height: 520, lean: -60, colour: leafGreen(stage) });
  const bamboo = lit(stage, '#b98a4e');
  canvas.path(box(0, 640, 1600, 360), canvas.linear(ramp(lighten(bamboo, 0.02), lighten(bamboo, -0.14))));
  let slats = '';
  for (let y = 664; y < 1000; y += 30) slats += `M0 ${y}H1600`;
  canvas.stroke(slats, lighten(bamboo, -0.2), 4, 'opacity=".6"');
  for (const [x, y] of [
    [240, 60],
    [560, 20],
    [1130, 40],
  ] as const)
    paintLantern(stage, {
      hook: [x, y],
      size: 1.5,
      colour: x === 560 ? '#e9a23b' : '#d8402f',
      shape: x === 560 ? 'drum' : 'globe',
    });
  paintSideFigure(stage, {
    foot: [940, 880],
    size: 1.6,
    pose: 'floor',
    facing: -1,
    lean: 18,
    outfit,
    hands: [
      [208, -120],
      [168, -128],
    ],
  });
  paintStove(stage, [610, 880], 100);
  const tin = lit(stage, '#c3c9cc');
  canvas.path('M470 770H750L730 730H490Z', canvas.linear(ramp(lighten(tin, 0.05), lighten(tin, -0.12))));
  canvas.path('M500 736H722L712 722H510Z', lit(stage, '#5fae4a'));
  canvas.path('M506 728H716L712 722H510Z', lit(stage, '#f6efdc'));
  paintSteam(stage, [610, 720], { width: 200, height: 190, count: 4, opacity: 0.34 });
  for (const [i, x] of [1180, 1270, 1360].entries()) {
    canvas.path(`M${x} 880h64l16 -24h-64z`, lit(stage, '#f6efdc'));
    canvas.path(`M${x} 880h64v34h-64z`, lit(stage, i === 1 ? '#f6efdc' : '#5fae4a'));
    canvas.path(`M${x} 900h64v14h-64z`, lit(stage, '#4a8f3c'));
  }
  paintLampNight(stage, [620, 640], 1700, 0.25);
};

/** In a sunny yard, wet stripes pulled tight between toe and hand. */
const leheriya: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintCourt(stage, { wall: '#7f9fd0', ground: '#e6c896', gate: 1180 });
  canvas.stroke('M-20 380Q300 440 600 400', '#5a3a28', 6);
  for (const [x, tone] of [
    [40, '#e0632a'],
    [210, '#d8304c'],
    [380, '#f6d04a'],
  ] as const)
    paintTextile(stage, hung(x, 414, 130, 150), { ...WARES.leheriya, colours: [tone, '#fff3d6', tone, '#fbe6b0'] });
  for (const [x, tone] of [
    [170, '#d8304c'],
    [300, '#f2b431'],
    [430, '#2f8f6a'],
  ] as const) {
    paintFlatBowl(stage, [x, 760 + (x % 200) * 0.2], 84, { ware: '#b0713a', inside: tone });
  }
  const held = `M930 700C1060 740 1200 780 1380 840L1360 900C1180 850 1040 800 900 744Z`;
  paintSideFigure(stage, {
    foot: [720, 880],
    size: 1.7,
    pose: 'floor',
    lean: 8,
    outfit,
    hands: [
      [132, -116],
      [116, -92],
    ],
  });
  canvas.shadow(held, [6, 26], { blur: 10, opacity: 0.35 });
  paintTextile(stage, held, WARES.leheriya);
  canvas.stroke('M930 700C1060 740 1200 780 1380 840', lit(stage, '#ffffff'), 4, 'opacity=".5"');
  const peg = lit(stage, '#6b4a2c');
  canvas.path(box(1370, 790, 22, 130), peg);
};

/** At night under one lamp, cakes on a leaf before the knees. */
const cakeBali: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintRoom(stage, { wall: '#4a4058', ground: '#6a5a52', floor: 560, laid: 'earth' });
  for (const [x, tone] of [
    [-60, '#d8402f'],
    [1130, '#2f8f8a'],
  ] as const) {
    canvas.path(box(x + 30, 300, 20, 300) + box(x + 460, 300, 20, 300) + box(x, 500, 510, 110), lit(stage, '#7a5238'));
    for (let i = 0; i < 8; i += 1)
      canvas.path(
        `M${x + 40 + i * 54} 180H${x + 94 + i * 54}L${x + 66 + i * 63} 310H${x + 2 + i * 63}Z`,
        lit(stage, i % 2 === 0 ? tone : '#f6e6c8'),
      );
    paintLantern(stage, { hook: [x + 255, 330], size: 0.9, colour: '#e9a23b', shape: 'globe' });
    for (const dx of [110, 190, 330, 410])
      canvas.path(oval(x + dx, 494, 36, 24), lit(stage, dx % 20 === 10 ? '#e9a23b' : '#c8404a'));
  }
  paintMat(stage, [800, 930], [560, 200], WARES.mat);
  paintSideFigure(stage, {
    foot: [620, 850],
    size: 1.5,
    pose: 'floor',
    lean: 14,
    outfit,
    hands: [
      [196, -92],
      [172, -74],
    ],
  });
  canvas.path('M800 850C900 800 1120 800 1240 846C1120 890 910 892 800 850Z', lit(stage, '#4f9a48'));
  canvas.stroke('M806 850H1234', lit(stage, '#8fc46a'), 4);
  for (const [i, dx] of [0, 70, 140, 210, 280].entries())
    canvas.path(oval(880 + dx, 838 - (i % 2) * 14, 34, 20), lit(stage, i % 2 === 0 ? '#f7f1e2' : '#e59aa8'));
  paintSteam(stage, [1030, 820], { width: 240, height: 140, count: 3, opacity: 0.3 });
  paintBasket(stage, [1360, 800], 100, { textile: WARES.rattan, done: true });
  paintBulb(stage, [900, 250]);
  canvas.path(
    oval(900, 640, 700, 420),
    canvas.radial(ramp([0, '#ffca7a', 0.5], [0.5, '#ffca7a', 0.2], [1, '#ffca7a', 0])),
    'style="mix-blend-mode:screen"',
  );
};

/** Those who sit on the floor or on a low stool, whole, from the side. */
export const FLOOR_WORK = {
  lotusTea,
  lotusVase,
  basketTharu,
  batik,
  basketKenyah,
  cakeKhmer,
  leheriya,
  cakeBali,
} as const;
