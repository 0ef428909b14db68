import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintHungTextiles } from './market-wares.ts';
import { paintSeatedVendor } from './seated-vendor.ts';

/** What a stall sells. */
export type TentWares = 'textiles' | 'fruit' | 'lamps' | 'bags' | 'grill';

/** A market stall under a cloth roof, seen from the front. */
export interface MarketTent {
  readonly foot: Point;
  /** 1 is about 320 units wide and 330 high. */
  readonly size: number;
  readonly roof: readonly [string, string];
  readonly wares: TentWares;
  /** Picks colours and the vendor's dress. */
  readonly index: number;
}

const DRESSES: readonly (readonly [string, string])[] = [
  ['#e8dcc4', '#7a2f4c'],
  ['#c8485a', '#2f4f6a'],
  ['#3f8a7a', '#5a3a2c'],
  ['#e9a83c', '#3a4a6a'],
  ['#7a5aa0', '#2f5a4a'],
];

/** Paints back cloth, hanging wares, vendor, counter and the peaked roof with its bulb. */
export function paintMarketTent(stage: Stage, tent: MarketTent): void {
  const { canvas, palette } = stage;
  const { foot, size, wares, index } = tent;
  const scale = Math.round(size * 1000) / 1000;
  canvas.group(`transform="translate(${at(foot)}) scale(${scale})"`, () => {
    canvas.path(oval(0, 2, 180, 12), palette.deep, 'opacity=".4"');
    const back = box(-146, -236, 292, 236);
    const glow = mix(palette.lamp, '#ff9a52', 0.35);
    canvas.path(
      back,
      canvas.linear(
        ramp(mix(glow, palette.deep, 0.12), [0.6, mix(glow, '#7a3a2c', 0.5)], mix(palette.deep, '#5a2c24', 0.5)),
      ),
    );
    paintBackWares(stage, wares, index);
    const [upper, lower] = DRESSES[index % 5] ?? ['#e8dcc4', '#7a2f4c'];
    paintSeatedVendor(stage, {
      foot: [index % 2 === 0 ? 40 : -44, -62],
      size: 1.5,
      colours: [upper, lower],
      headwear: index % 3 === 1 ? 'scarf' : 'none',
      facing: index % 2 === 0 ? -1 : 1,
    });
    paintCounter(stage, wares, index);
    paintRoof(stage, tent);
  });
}

function paintBackWares(stage: Stage, wares: TentWares, index: number): void {
  const { canvas, palette } = stage;
  if (wares === 'textiles') {
    paintHungTextiles(stage, { x: -140, y: -226, width: 280, drop: 150, index });
    return;
  }
  if (wares === 'lamps') {
    for (let i = 0; i < 7; i += 1) {
      const [x, y] = [-120 + i * 40, -190 + (i % 2) * 34];
      const colour = ['#f2a83c', '#e2506a', '#4fb0a8', '#f4e2b0', '#e8742c'][(i + index) % 5] ?? '#f2a83c';
      canvas.path(oval(x, y, 30), colour, `opacity=".4" ${canvas.blur(8)}`);
      canvas.path(oval(x, y, 15, 18), canvas.radial(ramp('#fff6d4', [0.5, mix(colour, '#fff0c0', 0.3)], colour)));
      canvas.stroke(
        `M${x} ${y - 18}V-232M${x} ${y + 18}v10M${x - 8} ${y - 14}Q${x - 13} ${y} ${x - 8} ${y + 14}M${x + 8} ${y - 14}Q${x + 13} ${y} ${x + 8} ${y + 14}`,
        lighten(colour, -0.2),
        1.4,
      );
    }
    return;
  }
  if (wares === 'bags') {
    for (let i = 0; i < 6; i += 1) {
      const [x, y] = [-116 + i * 46, -206];
      const colour = lit(
        stage,
        ['#2f6f8a', '#c8485a', '#e0a23c', '#5a8a4c', '#7a4a8a'][(i + index) % 5] ?? '#2f6f8a',
        0.4,
      );
      canvas.stroke(`M${x - 14} ${y + 40}Q${x} ${y - 20} ${x + 14} ${y + 40}`, lighten(colour, -0.08), 3);
      canvas.path(`M${x - 19} ${y + 34}H${x + 19}L${x + 22} ${y + 92}Q${x} ${y + 102} ${x - 22} ${y + 92}Z`, colour);
      canvas.stroke(
        `M${x - 17} ${y + 52}l6 8l6 -8l6 8l6 -8l6 8l4 -5M${x - 18} ${y + 78}h37`,
        lit(stage, '#f6e7c4', 0.4),
        2.6,
      );
    }
    return;
  }
  if (wares === 'fruit') {
    for (let i = 0; i < 5; i += 1) paintBananas(stage, [-110 + i * 56, -226], i + index);
    return;
  }
  canvas.path(oval(0, -150, 130, 60), palette.lamp, `opacity=".4" ${canvas.blur(24)}`);
}

function paintBananas(stage: Stage, [x, y]: Point, index: number): void {
  const { canvas } = stage;
  const skin = lit(stage, index % 3 === 0 ? '#8fb84a' : '#f2cf4a', 0.4);
  canvas.stroke(`M${x} ${y}v26`, '#5a4a2c', 3);
  let d = '';
  for (const tier of [0, 1, 2])
    for (const dx of [-16, -5, 6, 17]) d += leaf([x + dx * 0.4, y + 22 + tier * 20], 34, 6, 1.57 - dx * 0.04);
  canvas.path(d, skin);
  canvas.stroke(d, lighten(skin, -0.14), 1.2);
}

function paintCounter(stage: Stage, wares: TentWares, index: number): void {
  const { canvas, random } = stage;
  const cloth = lit(stage, ['#7a2438', '#274a6a', '#2f6a5a', '#a8642c'][index % 4] ?? '#7a2438');
  canvas.path('M-154 -74H154L160 0H-160Z', canvas.linear(ramp(lighten(cloth, 0.06), lighten(cloth, -0.08))));
  canvas.stroke(
    'M-156 -14q10 10 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
    lit(stage, '#f0c458'),
    3,
    'opacity=".8"',
  );
  let folds = '';
  for (let x = -130; x <= 130; x += 37) folds += `M${x} -72Q${x + 6} -40 ${x - 2} -4`;
  canvas.stroke(folds, lighten(cloth, -0.1), 3, 'opacity=".5"');
  canvas.path(box(-160, -82, 320, 10), lit(stage, '#b98a54'));
  if (wares === 'fruit') {
    for (const [i, colour] of ['#f08a2c', '#c8304a', '#7ab04a', '#f2c84a', '#7a3a6a'].entries())
      paintHeap(stage, [-124 + i * 62, -82], 28, colour);
    return;
  }
  if (wares === 'grill') return;
  for (let i = 0; i < 8; i += 1) {
    const x = -146 + i * 37;
    const tall = 2 + ((i * 3 + index) % 4);
    for (let k = 0; k < tall; k += 1) {
      const colour = lit(
        stage,
        random.pick(['#c8485a', '#e0a23c', '#2f6f8a', '#3f8a6a', '#7a4a8a', '#f0e2c4', '#d8702c']),
        0.4,
      );
      canvas.path(`M${x} ${-83 - k * 9}h32q4 -4.500 0 -9h-32Z`.replaceAll('.500', '.5'), colour);
      canvas.stroke(`M${x + 4} ${-87.5 - k * 9}h26`, lighten(colour, 0.14), 1.4);
    }
  }
}

/** A heap of round fruit. */
export function paintHeap(stage: Stage, [x, y]: Point, half: number, colour: string): void {
  const { canvas } = stage;
  const skin = lit(stage, colour, 0.5);
  const fill = canvas.radial(ramp(lighten(skin, 0.12), [0.55, skin], lighten(skin, -0.13)), [0.35, 0.3], 0.8);
  for (const [row, count] of [4, 3, 2, 1].entries())
    for (let i = 0; i < count; i += 1)
      canvas.path(oval(x + (i - (count - 1) / 2) * half * 0.5, y - half * (0.24 + row * 0.38), half * 0.27), fill);
}

function paintRoof(stage: Stage, { roof, index }: MarketTent): void {
  const { canvas, palette } = stage;
  const [a, b] = [lit(stage, roof[0], 0.7), lit(stage, roof[1], 0.7)];
  const post = lit(stage, '#c8ccd0');
  canvas.path(box(-152, -246, 8, 246) + box(144, -246, 8, 246), lighten(post, -0.12));
  canvas.path('M-182 -232L0 -334L182 -232Q0 -250 -182 -232Z', canvas.linear(ramp(lighten(a, 0.06), lighten(a, -0.03))));
  canvas.path('M0 -334L182 -232Q120 -240 62 -243Z', lighten(a, -0.09));
  canvas.path('M0 -334L-62 -243Q0 -248 62 -243Z', b);
  let valance = '';
  for (let i = 0; i < 13; i += 1) {
    const [x, y] = [-182 + i * 28, -232 - Math.sin((i / 13) * Math.PI) * 9];
    valance += `M${num(x)} ${num(y - 2)}h28v13q-14 13 -28 0Z`;
  }
  canvas.path(valance, lighten(a, -0.05));
  canvas.path(
    valance
      .split('M')
      .filter((_, i) => i % 2 === 1)
      .map((d) => `M${d}`)
      .join(''),
    b,
    'opacity=".9"',
  );
  const x = index % 2 === 0 ? -20 : 26;
  canvas.path(oval(x, -206, 92), palette.lamp, `opacity="${num(palette.lampGlow * 3.4)}e-1" ${canvas.blur(22)}`);
  canvas.stroke(`M${x} -246V-216`, '#1c1410', 2.4);
  canvas.path(oval(x, -208, 9, 11), mix(palette.lamp, '#fffdf0', 0.65));
}
