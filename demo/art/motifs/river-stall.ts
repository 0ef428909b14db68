import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSeatedVendor } from './seated-vendor.ts';
import { paintSteam } from './steam.ts';

/** A food stall on wheels, about 260 units high at size 1. */
export interface RiverStall {
  readonly foot: Point;
  readonly size: number;
  readonly cloth: string;
  /** Skewers over charcoal, or green papaya pounded to order. */
  readonly food: 'grill' | 'salad';
}

/** Paints the stall with its cook, wares, lamp and awning, and the light that it throws on the ground. */
export function paintRiverStall(stage: Stage, { foot: [x, y], size, cloth, food }: RiverStall): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x, y + 4, 150 * size, 12 * size), palette.deep, 'opacity=".35"');
  canvas.path(
    oval(x, y + 26, 210 * size, 38 * size),
    palette.lamp,
    `opacity="${num(palette.lampGlow * 0.34)}" ${canvas.blur(16)}`,
  );
  canvas.group(`transform="translate(${x} ${y}) scale(${size})"`, () => {
    paintBack(stage);
    const blouse = food === 'grill' ? '#e8e0cc' : '#3f8fa0';
    paintSeatedVendor(stage, {
      foot: [food === 'grill' ? 46 : -40, -78],
      size: 1.42,
      colours: [blouse, '#8a3a5c'],
      headwear: food === 'grill' ? 'none' : 'straw',
    });
    paintCounter(stage, cloth);
    if (food === 'grill') paintGrill(stage);
    else paintSalad(stage);
    paintAwning(stage, cloth);
  });
  if (food === 'grill')
    paintSteam(stage, [x - 62 * size, y - 140 * size], { width: 66, height: 190, count: 4, opacity: 0.5 });
}

/** The lit inside: a board with shelves of bottles, and bananas on a string. */
function paintBack(stage: Stage): void {
  const { canvas, palette } = stage;
  const wall = mix(lit(stage, '#7a5236'), palette.lamp, palette.lampGlow * 0.6);
  canvas.path(box(-112, -220, 224, 118), canvas.linear(ramp(mix(wall, palette.lamp, 0.3), wall)));
  let [bottles, caps] = ['', ''];
  for (let i = 0; i < 12; i += 1) {
    const x = -100 + i * 18;
    bottles += `M${x} -176v-16q0 -5 4 -7v-6h5v6q4 2 4 7v16Z`;
    caps += box(x + 4, -207, 5, 4);
  }
  canvas.path(bottles, lit(stage, '#b5542c', 0.5), 'opacity=".8"');
  canvas.path(caps, lit(stage, '#f2d06b', 0.5));
  canvas.path(box(-110, -177, 220, 5), lit(stage, '#5a3a28', 0.6));
  canvas.stroke('M-112 -20V-232M112 -20V-232', lit(stage, '#8a5a38', 0.7), 6);
}

function paintCounter(stage: Stage, cloth: string): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8a5a38', 0.8);
  canvas.path(box(-124, -114, 248, 94), canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.1))));
  const panel = lit(stage, cloth, 0.7);
  let [panels, marks] = ['', ''];
  for (let x = -116; x < 112; x += 38) {
    panels += box(x, -94, 31, 64);
    for (let k = 0; k < 4; k += 1) marks += leaf([x + 15.5, -62], 15, 4, (k * Math.PI) / 2);
  }
  canvas.path(panels, canvas.linear(ramp(lighten(panel, 0.04), lighten(panel, -0.08))));
  canvas.path(marks, lit(stage, '#f2d99a', 0.7), 'opacity=".75"');
  canvas.path(box(-130, -122, 260, 12), lighten(wood, 0.14));
  const rubber = lit(stage, '#3a2a28');
  const wheels = [-76, 80].map(
    (x) => `<path d="${oval(x, -10, 20)}"/><path d="M${x - 20} -10h40M${x} -30v40" stroke-width="2"/>`,
  );
  canvas.add(`<g fill="none" stroke="${rubber}" stroke-width="5">${wheels.join('')}</g>`);
}

/** Skewers, river fish and sausages over glowing coals, baskets of sticky rice beside them. */
function paintGrill(stage: Stage): void {
  const { canvas } = stage;
  canvas.path('M-122 -142H-6L-14 -120H-114Z', lit(stage, '#3a3436', 0.6));
  canvas.path(oval(-64, -142, 54, 5), '#ff8a3c', `opacity=".8" ${canvas.blur(4)}`);
  let [sticks, meat, gloss] = ['', '', ''];
  for (let i = 0; i < 8; i += 1) {
    const x = -110 + i * 12;
    sticks += `M${x} -138L${x + 14} -176`;
    meat += `M${x + 4} -149L${x + 11} -168`;
    gloss += `M${x + 3} -150L${x + 8} -163`;
  }
  canvas.stroke(sticks, lit(stage, '#e0b870', 0.4), 2);
  canvas.stroke(meat, lit(stage, '#a8481f', 0.3), 8.4);
  canvas.stroke(gloss, '#f2a04c', 2, 'opacity=".8"');
  const straw = lit(stage, '#d8a856', 0.4);
  for (const x of [24, 62, 100]) {
    canvas.path(
      `M${x - 15} -142Q${x - 18} -124 ${x - 10} -121H${x + 10}Q${x + 18} -124 ${x + 15} -142Z`,
      canvas.linear(ramp(lighten(straw, 0.05), lighten(straw, -0.12)), [0, 0, 1, 0]),
    );
    canvas.stroke(
      `M${x - 15} -136L${x + 14} -126M${x + 15} -136L${x - 14} -126`,
      lighten(straw, -0.16),
      1.6,
      'opacity=".7"',
    );
    canvas.path(`M${x - 16} -141Q${x} -156 ${x + 16} -141Q${x} -136 ${x - 16} -141Z`, lighten(straw, -0.04));
  }
}

/** Green papayas, tomatoes and limes round a clay mortar with its pestle. */
function paintSalad(stage: Stage): void {
  const { canvas } = stage;
  const clay = lit(stage, '#a8603c', 0.4);
  canvas.stroke('M34 -150L52 -192', lit(stage, '#b98a54', 0.4), 9);
  canvas.path('M2 -158H54L46 -122H10Z', canvas.linear(ramp(lighten(clay, 0.08), lighten(clay, -0.12)), [0, 0, 1, 0]));
  canvas.path(oval(28, -158, 26, 6), lighten(clay, -0.14));
  canvas.path(oval(28, -160, 19, 5), lit(stage, '#b8d878', 0.3));
  for (const [x, y, rx, hue] of [
    [-104, -134, 17, '#6fa84a'],
    [-76, -132, 19, '#83b852'],
    [-92, -150, 16, '#5f9a44'],
  ] as const) {
    canvas.path(oval(x, y, rx, 11), lit(stage, hue, 0.4));
    canvas.path(oval(x - 5, y - 4, rx * 0.5, 3), '#e4f2b0', 'opacity=".6"');
  }
  let [reds, limes] = ['', ''];
  for (let i = 0; i < 5; i += 1) reds += oval(70 + (i % 3) * 15 + (i > 2 ? 7 : 0), i > 2 ? -144 : -131, 8.4, 8);
  for (let i = 0; i < 3; i += 1) limes += oval(116 - i * 3, -130 - i * 13, 7.4, 7);
  canvas.path(reds, lit(stage, '#d8382c', 0.4));
  canvas.path(limes, lit(stage, '#a8c83e', 0.4));
}

function paintAwning(stage: Stage, cloth: string): void {
  const { canvas, palette } = stage;
  let bananas = '';
  for (let i = -3; i <= 3; i += 1) bananas += `M84 -222q${i * 5} 8 ${i * 6} 30`;
  canvas.stroke(bananas, lit(stage, '#f0c63c', 0.4), 6);
  const own = lit(stage, cloth, 0.7);
  canvas.path('M-144 -226L-122 -264H122L144 -226Z', canvas.linear(ramp(lighten(own, 0.06), lighten(own, -0.03))));
  let [stripes, hem] = ['', ''];
  for (let i = -6; i < 6; i += 1) {
    if (i % 2 === 0) stripes += `M${num(i * 20.3)} -264H${num((i + 1) * 20.3)}L${num((i + 1) * 24)} -226H${i * 24}Z`;
    hem += `M${i * 24} -226h24q-12 22 -24 0Z`;
  }
  canvas.path(stripes, lit(stage, '#fbf0dc', 0.7), 'opacity=".9"');
  canvas.path(hem, lighten(own, -0.05));
  canvas.path(oval(-4, -190, 78), palette.lamp, `opacity="${num(0.16 + palette.lampGlow * 0.3)}" ${canvas.blur(20)}`);
  canvas.stroke('M-4 -226V-212', lit(stage, '#3a2a28'), 2);
  canvas.path(oval(-4, -203, 9, 11), mix('#fff6de', palette.lamp, 0.3));
}
