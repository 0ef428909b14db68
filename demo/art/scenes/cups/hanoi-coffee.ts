import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBeans } from '#demo/art/motifs/coffee-beans.ts';
import { paintDripFilter } from '#demo/art/motifs/drip-filter.ts';
import { paintGlass } from '#demo/art/motifs/glass.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';

/** Drip coffee on a low stool at the kerb, an ochre wall and a bicycle behind. */
export function paintHanoiCoffee(stage: Stage): void {
  paintStreet(stage);
  paintStool(stage, { at: [250, 700], size: 0.86, colour: '#2a66a8' });
  paintStool(stage, { at: [1390, 690], size: 0.8, colour: '#c23b2a' });
  paintTable(stage);
  const foot: Point = [800, 850];
  paintGlass(stage, {
    foot,
    width: 270,
    height: 330,
    layers: [
      ['#f4e2b8', 0.24],
      ['#8a4f24', 0.32],
      ['#2e150c', 0.68],
    ],
  });
  stage.canvas.stroke(`M800 548V${num(620)}`, '#2a120a', 5, 'stroke-dasharray="16 15"');
  paintDripFilter(stage, [800, 522], 330);
  paintSteam(stage, [800, 316], { width: 90, height: 260, count: 4, opacity: 0.5 });
  paintGlass(stage, { foot: [1110, 842], width: 140, height: 176, layers: [['#d9a83c', 0.74]] });
  paintTin(stage, [500, 850]);
  paintBeans(
    stage,
    scatterOn(stage, [300, 890], 52, 17).map(([bx, by]): Point => [bx * 1.2 - 40, 890 + (by - 890) * 0.4]),
    13,
    ['#4a2412', '#5e3018'],
  );
  paintLeafShade(stage);
  paintSpoon(stage);
}

function paintStreet(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const wall = lit(stage, '#e6b04a');
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(lighten(wall, 0.03), lighten(wall, -0.1)), [0, 0, 1, 1])}"/>`,
  );
  canvas.group(canvas.blur(3), () => {
    let stains = '';
    for (let i = 0; i < 30; i += 1)
      stains += box(random.between(0, WIDTH), random.between(0, 520), random.between(30, 160), random.between(4, 14));
    canvas.path(stains, lighten(wall, -0.08), 'opacity=".35"');
    const green = lit(stage, '#2f7a6a');
    for (const x of [170, 1130]) {
      canvas.path(box(x - 20, 60, 310, 400), lighten(wall, 0.09));
      canvas.path(box(x, 80, 270, 360), mix(palette.deep, '#2a1a12', 0.4));
      for (const dx of [0, 138]) {
        canvas.path(
          box(x + dx, 80, 132, 360),
          canvas.linear(ramp(lighten(green, 0.05), lighten(green, -0.06)), [0, 0, 1, 0]),
        );
        let slats = '';
        for (let y = 100; y < 430; y += 17) slats += `M${x + dx + 14} ${y}h104`;
        canvas.stroke(slats, lighten(green, -0.14), 6, 'opacity=".7"');
      }
    }
    canvas.path(box(0, 500, WIDTH, 40), lit(stage, '#b98a3c'));
    const stone = lit(stage, '#9a8a80');
    canvas.path(box(0, 540, WIDTH, 460), canvas.linear(ramp(lighten(stone, 0.05), lighten(stone, -0.2))));
    let joints = '';
    for (let i = -8; i < 26; i += 1) joints += `M${800 + (i - 8) * 70} 540L${800 + (i - 8) * 190} 1000`;
    for (const y of [590, 660, 760]) joints += `M0 ${y}H${WIDTH}`;
    canvas.stroke(joints, lighten(stone, -0.14), 4, 'opacity=".5"');
    canvas.group('transform="translate(330 26)"', () => paintBicycleBlur(stage));
  });
  const shade = canvas.linear(
    ramp([0, palette.deep, 0.3], [0.55, palette.deep, 0], [1, palette.deep, 0.2]),
    [0, 0, 1, 1],
  );
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${shade}" style="mix-blend-mode:multiply"/>`);
  canvas.path(
    `M900 -20L1640 -20V520L1240 1000H300Z`,
    palette.sun,
    `opacity=".16" ${canvas.blur(40)} style="mix-blend-mode:screen"`,
  );
}

/** Leaves of the street's tree hanging in at the top, and their shadow on the wall. */
function paintLeafShade(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const cluster = (cx: number, cy: number, spread: number, count: number): string => {
    let d = '';
    for (let i = 0; i < count; i += 1)
      d += leaf(
        [cx + random.around(0, spread), cy + random.around(0, spread * 0.42)],
        random.between(60, 96),
        15,
        random.between(0.6, 2.5),
      );
    return d;
  };
  const shadow = cluster(620, 120, 330, 40) + cluster(1000, 60, 280, 30);
  canvas.path(shadow, palette.deep, `opacity=".2" ${canvas.blur(7)} style="mix-blend-mode:multiply"`);
  const near = mix(palette.leaf, palette.deep, 0.25);
  canvas.path(
    cluster(120, -30, 250, 30) + cluster(1500, -40, 260, 34),
    canvas.linear(ramp(near, lighten(near, 0.08))),
    canvas.blur(2),
  );
  canvas.path(cluster(60, -30, 200, 18) + cluster(1540, -30, 210, 22), lighten(near, 0.1), 'opacity=".9"');
}

function paintBicycleBlur(stage: Stage): void {
  const { canvas } = stage;
  const dark = lit(stage, '#2a2c34');
  canvas.stroke(oval(700, 500, 82) + oval(960, 500, 82), dark, 10);
  canvas.stroke(
    'M700 500L770 380L880 390L960 500M770 380L820 500L880 390M820 500H700M880 390L868 340H910M770 380L758 350H790',
    dark,
    10,
  );
  canvas.path(box(640, 330, 120, 84), lit(stage, '#8a5a30'));
  canvas.path(oval(665, 326, 30, 34) + oval(700, 318, 34, 40) + oval(738, 326, 30, 34), lit(stage, '#5a9a4a'));
}

function paintStool(stage: Stage, { at: [x, y], size, colour }: { at: Point; size: number; colour: string }): void {
  const { canvas } = stage;
  const own = lit(stage, colour);
  canvas.group(`transform="translate(${x} ${y}) scale(${size})" ${canvas.blur(2)}`, () => {
    canvas.path(oval(10, 196, 170, 26), '#120a0c', `opacity=".4" ${canvas.blur(9)}`);
    for (const [top, foot] of [
      [-104, -140],
      [74, 104],
    ] as const)
      canvas.path(
        `M${top} 10H${top + 34}L${foot + 34} 196H${foot}Z`,
        canvas.linear(ramp(lighten(own, -0.02), lighten(own, -0.14))),
      );
    canvas.path('M-120 90H120L126 120H-126Z', lighten(own, -0.08));
    canvas.path('M-130 -10H130L122 34H-122Z', canvas.linear(ramp(own, lighten(own, -0.1))));
    canvas.path('M-112 -44H112L134 -8H-134Z', canvas.linear(ramp(lighten(own, 0.1), lighten(own, 0.02))));
    let slots = '';
    for (const dx of [-60, -20, 20, 60]) slots += oval(dx, -26, 13, 5);
    canvas.path(slots, lighten(own, -0.16));
  });
}

/** The low table: red plastic with a moulded edge. */
function paintTable(stage: Stage): void {
  const { canvas } = stage;
  const red = lit(stage, '#c8392b');
  canvas.path('M170 780H1430L1560 930H40Z', '#120a0c', `opacity=".4" transform="translate(0 46)" ${canvas.blur(22)}`);
  canvas.path('M190 770H1410L1600 940H0Z', canvas.linear(ramp(lighten(red, 0.06), lighten(red, -0.02))));
  canvas.path('M0 940H1600V1010H0Z', canvas.linear(ramp(lighten(red, -0.06), lighten(red, -0.2))));
  canvas.stroke('M0 940H1600', lighten(red, 0.16), 6, 'opacity=".7"');
  canvas.stroke('M236 786H1364L1500 918H100Z', lighten(red, -0.09), 5, 'opacity=".7"');
  canvas.path(oval(800, 858, 420, 50), lighten(red, 0.14), `opacity=".3" ${canvas.blur(20)}`);
}

/** A tin of sweet milk without a word on it. */
function paintTin(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const blue = lit(stage, '#2c6aa8');
  canvas.path(oval(x + 24, y + 6, 110, 22), '#120a0a', `opacity=".42" ${canvas.blur(8)}`);
  canvas.path(
    `M${x - 82} ${y - 178}V${y}A82 20 0 0 0 ${x + 82} ${y}V${y - 178}Z`,
    canvas.linear(ramp(lighten(blue, -0.12), [0.3, lighten(blue, 0.12)], blue, lighten(blue, -0.2)), [0, 0, 1, 0]),
  );
  canvas.path(
    `M${x - 82} ${y - 130}A82 20 0 0 0 ${x + 82} ${y - 130}V${y - 50}A82 20 0 0 1 ${x - 82} ${y - 50}Z`,
    canvas.linear(ramp('#d9d2c4', [0.3, '#fffdf4'], '#b5ada0'), [0, 0, 1, 0]),
  );
  for (let i = -2; i <= 2; i += 1)
    canvas.path(
      oval(x + i * 26, y - 72 + (2 - Math.abs(i)) * 4, 11 - Math.abs(i), 14),
      lit(stage, i === 0 ? '#d9483f' : '#e9b15c'),
    );
  canvas.path(oval(x, y - 178, 82, 20), '#c4ccd0');
  canvas.path(oval(x, y - 177, 70, 15), canvas.linear(ramp('#fbf0d0', '#e9d6a4')));
  canvas.stroke(oval(x, y - 178, 80, 19), '#ffffff', 4, 'opacity=".7"');
  canvas.stroke(`M${x - 52} ${y - 150}V${y - 10}`, '#ffffff', 9, 'opacity=".3"');
}

function paintSpoon(stage: Stage): void {
  const { canvas } = stage;
  canvas.stroke('M990 908L1190 934', '#120a0a', 13, `opacity=".4" transform="translate(6 12)" ${canvas.blur(4)}`);
  canvas.stroke('M990 908L1190 934', '#9aa4aa', 12);
  canvas.stroke('M992 905L1186 930', '#ffffff', 4, 'opacity=".8"');
  canvas.path(oval(962, 905, 44, 17), canvas.linear(ramp('#f7fafb', '#868f95')));
}
