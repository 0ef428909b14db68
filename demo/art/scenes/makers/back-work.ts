import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBackFigure } from '#demo/art/motifs/back-figure.ts';
import { leafGreen, paintFoliage } from '#demo/art/motifs/foliage.ts';
import { paintMask } from '#demo/art/motifs/mask.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import type { Outfit } from '#demo/art/motifs/side-figure.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import { WARES } from './cloths.ts';
import { paintFlatBowl } from './flat-bowl.ts';
import { paintDeck, paintGarden, paintLake, paintLampNight, paintRoom } from './places.ts';
import { hung, paintBasket, paintBulb, paintBundle } from './props.ts';
import type { Work } from './work.ts';

/** In the doorway of a timber house, cloth over the knees, terraces in the sun outside. */
const indigo: Work = (stage, outfit) => {
  const { canvas, palette } = stage;
  paintLake(stage, 640, null);
  for (let i = 0; i < 7; i += 1) {
    const y = 330 + i * 60;
    const tone = mix(lit(stage, '#7fb04a'), palette.haze, 0.5 - i * 0.07);
    canvas.path(
      `M0 ${y + 40}C400 ${y - 60} 700 ${y + 70} 1000 ${y}S1400 ${y - 20} 1600 ${y + 20}V1000H0Z`,
      canvas.linear(ramp(lighten(tone, 0.05), lighten(tone, -0.05))),
    );
    canvas.stroke(
      `M0 ${y + 40}C400 ${y - 60} 700 ${y + 70} 1000 ${y}S1400 ${y - 20} 1600 ${y + 20}`,
      lighten(tone, 0.14),
      7,
      'opacity=".8"',
    );
  }
  const wood = lit(stage, '#5a3a26');
  const door = 'M0 0H1600V1000H0ZM330 110H1270V860H330Z';
  canvas.path(door, canvas.linear(ramp(lighten(wood, -0.02), lighten(wood, -0.1))), 'fill-rule="evenodd"');
  let boards = '';
  for (const x of [40, 120, 200, 280, 1320, 1400, 1480, 1560]) boards += `M${x} 0V860`;
  canvas.stroke(boards, lighten(wood, -0.16), 4, 'opacity=".7"');
  canvas.stroke('M330 860V110H1270V860', lighten(wood, 0.12), 24);
  canvas.path('M0 860H1600V1000H0Z', canvas.linear(ramp(lighten(wood, 0.12), wood)));
  canvas.path('M360 860H1240L1400 1000H200Z', mix(palette.sun, palette.glow, 0.3), `opacity=".3" ${canvas.blur(10)}`);
  paintTextile(stage, hung(110, 150, 150, 520), WARES.indigo);
  paintTextile(stage, hung(1350, 150, 150, 470), { ...WARES.indigo, scale: 1 });
  const cloth = 'M420 780C560 730 1040 730 1180 780L1230 900C1000 950 600 950 370 900Z';
  canvas.shadow(cloth, [4, 14], { blur: 10, opacity: 0.4 });
  paintTextile(stage, cloth, WARES.indigo);
  paintBackFigure(stage, {
    seat: [800, 890],
    size: 1.28,
    glance: 8,
    outfit,
    arms: [
      [
        [-134, -180],
        [-50, -140],
      ],
      [
        [134, -180],
        [50, -140],
      ],
    ],
  });
  paintFlatBowl(stage, [1180, 870], 70, { ware: '#6a4a34', inside: '#101c4a' });
};

/** Houses on stilts across the water, weed in bloom before the deck. */
function paintVillage(stage: Stage): void {
  const { canvas } = stage;
  for (const [x, size, roof] of [
    [950, 0.62, '#8a5a3a'],
    [1180, 0.8, '#6f7f86'],
    [1440, 0.95, '#9a6a3c'],
  ] as const)
    paintStiltHouse(stage, {
      foot: [x, 470 + size * 60],
      size,
      wall: '#b98a5c',
      shutter: '#3f7f8a',
      roof: 'gable',
      roofColour: roof,
      haze: 0.12,
    });
  const green = leafGreen(stage);
  paintFoliage(
    stage,
    [
      [80, 660, 60],
      [200, 690, 70],
      [340, 672, 50],
      [1500, 680, 70],
      [1390, 700, 50],
    ],
    { name: 'weed', colour: green },
  );
  for (const [x, y] of [
    [110, 620],
    [260, 650],
    [1480, 640],
  ] as const)
    canvas.path(
      leaf([x, y], 40, 12, -1.2) + leaf([x, y], 40, 12, -1.9) + leaf([x, y], 44, 12, -1.55),
      lit(stage, '#b59ae0'),
    );
}

/** On the edge of a floating house, stalks of lake weed at hand, the stilt village across the water. */
const basketWeed: Work = (stage, outfit) => {
  const { canvas, palette } = stage;
  paintLake(stage, 400, [420, 270]);
  paintVillage(stage);
  paintDeck(stage, 760, '#8f6640');
  const post = lit(stage, '#5f3f28');
  canvas.path(box(1290, 0, 44, 790), canvas.linear(ramp(lighten(post, 0.1), post), [0, 0, 1, 0]));
  canvas.path('M0 0H1600V40Q800 96 0 40Z', mix(post, palette.deep, 0.4));
  paintBundle(stage, [180, 920], 300, '#8f8f4a');
  paintBundle(stage, [1120, 930], 300, '#a89a58');
  paintBackFigure(stage, {
    seat: [720, 930],
    size: 1.22,
    glance: -8,
    outfit,
    arms: [
      [
        [-136, -190],
        [-50, -150],
      ],
      [
        [150, -196],
        [196, -140],
      ],
    ],
  });
  paintBasket(stage, [1010, 840], 92, { textile: WARES.weed });
};

/** On the floor before a wall of masks, one lamp, chips all round. */
const mask: Work = (stage, outfit) => {
  const { canvas, random } = stage;
  paintRoom(stage, { wall: '#8f5a3c', ground: '#6f4630', floor: 640 });
  for (const [x, y, size, finish] of [
    [250, 190, 0.56, 'sage'],
    [520, 160, 0.5, 'courtier'],
    [1090, 160, 0.52, 'bare'],
    [1350, 200, 0.58, 'courtier'],
    [250, 460, 0.5, 'bare'],
    [1340, 470, 0.5, 'sage'],
  ] as const)
    paintMask(stage, { centre: [x, y], size, finish });
  let chips = '';
  for (let i = 0; i < 60; i += 1)
    chips += leaf([180 + random.next() * 1240, 800 + random.next() * 170], 28, 7, random.next() * 6);
  paintMask(stage, { centre: [1130, 800], size: 0.5, finish: 'bare', turn: 14 });
  canvas.path(chips, lit(stage, '#e6bd80', 0.4));
  for (const [i, x] of [300, 350, 400, 450].entries()) {
    canvas.stroke(`M${x} 880L${x + 40} ${800 - i * 6}`, lit(stage, '#c9ccd0'), 8);
    canvas.stroke(`M${x} 880L${x - 24} 930`, lit(stage, '#8a4a2c'), 17);
  }
  paintBackFigure(stage, {
    seat: [770, 930],
    size: 1.34,
    glance: 10,
    outfit,
    arms: [
      [
        [-138, -186],
        [-50, -150],
      ],
      [
        [140, -180],
        [50, -150],
      ],
    ],
  });
  paintBulb(stage, [980, 150]);
  paintLampNight(stage, [940, 420], 1500, 0.44);
};

/** Under palms by the sea, far off: a small figure in a wide bay. */
const basketRattan: Work = (stage, outfit) => {
  const { canvas, palette } = stage;
  paintLake(stage, 470, null);
  for (const [x, y, w, h] of [
    [1180, 470, 170, 210],
    [1380, 480, 130, 150],
    [1010, 474, 80, 90],
  ] as const) {
    const rock = mix(lit(stage, '#6f8a7a'), palette.haze, 0.25);
    canvas.path(
      `M${x - w} ${y}C${x - w * 0.9} ${y - h * 0.7} ${x - w * 0.5} ${y - h} ${x} ${y - h}S${x + w * 0.9} ${y - h * 0.6} ${x + w} ${y}Z`,
      canvas.linear(ramp(lighten(rock, 0.06), lighten(rock, -0.08)), [0, 0, 1, 1]),
    );
  }
  const sand = lit(stage, '#f0dcb0');
  canvas.path(
    'M0 660C400 600 900 720 1600 640V1000H0Z',
    canvas.linear(ramp(lighten(sand, 0.02), lighten(sand, -0.08))),
  );
  canvas.stroke('M0 664C400 604 900 724 1600 644', '#ffffff', 10, 'opacity=".8"');
  canvas.path('M0 820C300 740 800 800 1300 860L1600 1000H0Z', '#1a0f2a', `opacity=".18" ${canvas.blur(16)}`);
  const green = leafGreen(stage);
  paintPalm(stage, { foot: [300, 860], height: 640, lean: 150, colour: green });
  paintPalm(stage, { foot: [150, 900], height: 560, lean: -60, colour: mix(green, palette.deep, 0.2) });
  paintBackFigure(stage, {
    seat: [720, 850],
    size: 0.86,
    glance: 8,
    outfit,
    arms: [
      [
        [-136, -186],
        [-50, -150],
      ],
      [
        [152, -196],
        [184, -124],
      ],
    ],
  });
  paintBasket(stage, [900, 800], 74, { textile: WARES.rattan });
  paintBundle(stage, [1000, 880], 260, '#d9b36c');
  for (const r of [70, 54, 38]) canvas.stroke(oval(520, 866, r, r * 0.34), lit(stage, '#d9b36c'), 11);
};

/** Along the river, two women carry one long cloth on their shoulders. */
const saffron: Work = (stage, outfit) => {
  const { canvas, palette } = stage;
  paintLake(stage, 430, [1230, 300]);
  const gold = lit(stage, '#e9b84a');
  canvas.path(
    'M686 452C696 380 736 350 756 300C768 250 774 200 780 90C786 200 792 250 804 300C824 350 864 380 874 452Z',
    canvas.linear(ramp(lighten(gold, 0.1), [0.5, gold], lighten(gold, -0.16)), [0, 0, 1, 0]),
  );
  canvas.stroke('M702 420H858M722 384H838M742 340H818M760 290H800', lighten(gold, -0.16), 6, 'opacity=".7"');
  paintFoliage(
    stage,
    Array.from({ length: 8 }, (_, i) => [i * 110, 470 + ((i * 31) % 20), 48] as const),
    { name: 'bank', colour: leafGreen(stage) },
  );
  const path = lit(stage, '#d9b98c');
  canvas.path(
    'M0 560C500 520 1100 540 1600 600V1000H0Z',
    canvas.linear(ramp(lighten(path, 0.04), lighten(path, -0.1))),
  );
  canvas.path(
    'M0 560C500 520 1100 540 1600 600L1600 560C1100 500 500 490 0 520Z',
    mix(leafGreen(stage), palette.haze, 0.2),
  );
  const carry = (x: number, who: Outfit): void =>
    paintBackFigure(stage, {
      seat: [x, 960],
      size: 0.92,
      pose: 'stand',
      outfit: who,
      arms: [
        [
          [-136, -210],
          [-104, -306],
        ],
        [
          [136, -210],
          [104, -306],
        ],
      ],
    });
  carry(420, { ...outfit, cover: 'bob', hair: '#2a1c1a', lower: '#2f5f6b', sash: { ...WARES.rattan } });
  carry(1120, outfit);
  const cloth =
    'M120 410C260 384 360 388 440 392C640 470 900 470 1100 392C1220 384 1360 396 1490 420L1480 470C1350 446 1240 440 1140 444C900 540 640 540 410 444C330 438 230 440 130 462Z';
  canvas.shadow(cloth, [4, 20], { blur: 10, opacity: 0.35 });
  paintTextile(stage, cloth, WARES.saffron);
  canvas.path(cloth, canvas.linear(ramp([0, '#fff3d0', 0.3], [0.5, '#7a3a10', 0.05], [1, '#7a3a10', 0.3])));
};

/** At a pit loom, gold flowers growing on red, the jacquard's cords above. */
const brocade: Work = (stage, outfit) => {
  const { canvas, palette } = stage;
  paintRoom(stage, { wall: '#b0708a', ground: '#8a5a44', floor: 600, laid: 'earth' });
  canvas.path('M250 0H1350V600H250Z', '#2a0f1c', 'opacity=".22"');
  let cords = '';
  for (let x = 330; x <= 1270; x += 16) cords += `M${x} 30L${num(800 + (x - 800) * 0.8)} 470`;
  canvas.stroke(cords, lit(stage, '#f1e6d0'), 2.4, 'opacity=".75"');
  const wood = lit(stage, '#6b3f26');
  for (const x of [210, 1350])
    canvas.path(box(x, 0, 44, 720), canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.1)), [0, 0, 1, 0]));
  canvas.path(box(180, 16, 1240, 30), lighten(wood, 0.06));
  let warp = '';
  for (let i = -44; i <= 44; i += 1) warp += `M${num(800 + i * 8.4)} 470L${num(800 + i * 9.6)} 600`;
  canvas.stroke(warp, lit(stage, '#c8405c'), 3);
  canvas.path(box(330, 452, 940, 24) + box(330, 586, 940, 26), canvas.linear(ramp(lighten(wood, 0.16), wood)));
  const cloth = 'M378 612H1222L1310 800H290Z';
  paintTextile(stage, cloth, WARES.brocade);
  canvas.path(cloth, canvas.linear(ramp([0, palette.deep, 0.3], [0.5, palette.sun, 0.16], [1, palette.sun, 0.05])));
  canvas.path(box(250, 796, 1100, 34), canvas.linear(ramp(lighten(wood, 0.18), lighten(wood, -0.1))));
  for (const [x, tone] of [
    [1420, '#e9b84e'],
    [1490, '#c2485c'],
    [110, '#e9b84e'],
  ] as const) {
    canvas.path(`M${x - 26} 860h52l-10 -150h-32z`, lit(stage, tone));
    canvas.path(box(x - 8, 680, 16, 40), wood);
  }
  paintBackFigure(stage, {
    seat: [800, 1010],
    size: 1.3,
    outfit,
    arms: [
      [
        [-164, -200],
        [-196, -262],
      ],
      [
        [164, -200],
        [190, -270],
      ],
    ],
  });
};

/** A fence of pales with a vine of blue flowers. */
function paintFlowerFence(stage: Stage): void {
  const { canvas, random } = stage;
  const wood = lit(stage, '#8a6a48');
  let pales = '';
  for (let x = 20; x < 1600; x += 78) pales += `M${x - 13} 300L${x} 276L${x + 13} 300V740H${x - 13}Z`;
  canvas.path(pales, canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.06))));
  canvas.path(box(0, 380, 1600, 22) + box(0, 610, 1600, 22), lighten(wood, -0.06));
  paintFoliage(
    stage,
    Array.from({ length: 22 }, (_, i) => [i * 76, 330 + ((i * 97) % 250), 46] as const),
    { name: 'vine', colour: leafGreen(stage) },
  );
  const [blue, deep] = [lit(stage, '#4a5fd8'), lit(stage, '#2f3fae')];
  let [petals, hearts] = ['', ''];
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [40 + random.next() * 1520, 290 + random.next() * 330];
    petals += oval(x, y, 22, 18);
    hearts += oval(x + 2, y + 6, 7, 9);
  }
  canvas.path(petals, canvas.linear(ramp(lighten(blue, 0.08), deep)));
  canvas.path(hearts, '#fff6d0');
}

/** In the garden, picking blue flowers from the fence. */
const cakeNyonya: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintGarden(stage, 430, '#cdb894');
  paintFlowerFence(stage);
  paintBackFigure(stage, {
    seat: [720, 970],
    size: 1,
    pose: 'stand',
    glance: 10,
    outfit,
    arms: [
      [
        [-150, -210],
        [-130, -120],
      ],
      [
        [168, -270],
        [216, -360],
      ],
    ],
  });
  paintBasket(stage, [590, 800], 96, { textile: WARES.rattan, done: true });
  let picked = '';
  for (let i = 0; i < 12; i += 1) picked += oval(530 + i * 11, 796 - ((i * 7) % 12), 17, 12);
  canvas.path(picked, lit(stage, '#4a5fd8'));
  for (const x of [1130, 1290, 1440]) {
    canvas.path(
      `M${x - 60} 800H${x + 60}L${x + 44} 930H${x - 44}Z`,
      canvas.linear(ramp(lit(stage, '#c8703f'), lit(stage, '#8f4526')), [0, 0, 1, 0]),
    );
    paintFoliage(stage, [[x, 760, 66]], { name: `pot${x}`, colour: leafGreen(stage) });
  }
};

/** Those who turn their back: the work, or the view, is before them. */
export const BACK_WORK = {
  indigo,
  basketWeed,
  mask,
  basketRattan,
  saffron,
  brocade,
  cakeNyonya,
} as const;
