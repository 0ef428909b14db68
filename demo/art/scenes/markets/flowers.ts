import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBasket } from '#demo/art/motifs/crate.ts';
import { paintGarland } from '#demo/art/motifs/garland.ts';
import { paintVendor } from '#demo/art/motifs/vendor.ts';
import { paintMarketDepth } from './market-ground.ts';

/** Heaps of marigold, rose and jasmine under a curtain of garlands; the seller ties another one. */
export function paintFlowerMarket(stage: Stage): void {
  paintMarketDepth(stage, ['#d9668a', '#f2b431', '#7a4a8a', '#e2783c']);
  const { canvas, palette } = stage;
  const floor = lit(stage, '#8a5a48');
  canvas.path(box(0, 600, WIDTH, 400), canvas.linear(ramp(mix(floor, palette.haze, 0.3), lighten(floor, -0.2))));
  paintMound(stage, { foot: [300, 700], wide: 640, tall: 210, colours: ['#f7a81b', '#ee7a1f', '#ffc13a'] });
  paintMound(stage, { foot: [1310, 700], wide: 640, tall: 200, colours: ['#ffd23a', '#f7b81e', '#fff0a0'] });
  paintVendor(stage, {
    waist: [800, 660],
    size: 1.12,
    skin: '#a86f48',
    dress: '#2f7f6c',
    second: '#e0397e',
    head: 'scarf',
    held: () => paintHeld(stage),
  });
  paintMound(stage, { foot: [800, 800], wide: 560, tall: 120, colours: ['#d8324a', '#b81f3c', '#f0668a'] });
  for (const [x, colours] of [
    [190, ['#f7a81b', '#ffc13a', '#ee7a1f']],
    [610, ['#fffaf0', '#f4ecd8', '#ffffff']],
    [1010, ['#ee6a1f', '#f7901b', '#e2521b']],
    [1420, ['#f0a0c0', '#e0668a', '#ffd2e0']],
  ] as const) {
    paintMound(stage, { foot: [x, 920], wide: 350, tall: 150, colours });
    paintBasket(stage, { x: x - 186, y: 892, width: 372, height: 170 });
  }
  paintCurtain(stage);
}

interface Mound {
  readonly foot: Point;
  readonly wide: number;
  readonly tall: number;
  readonly colours: readonly [string, string, string];
}

/** A dome of flower heads, drawn once as three symbols and set many times. */
function paintMound(stage: Stage, { foot, wide, tall, colours }: Mound): void {
  const { canvas, random } = stage;
  const [x, y] = foot;
  const dome = `M${num(x - wide / 2)} ${y}C${num(x - wide * 0.42)} ${num(y - tall * 0.9)} ${num(x - wide * 0.16)} ${num(y - tall)} ${x} ${num(y - tall)}S${num(x + wide * 0.42)} ${num(y - tall * 0.9)} ${num(x + wide / 2)} ${y}Q${x} ${num(y + tall * 0.3)} ${num(x - wide / 2)} ${y}Z`;
  canvas.path(dome, '#1a0c0c', `opacity=".4" transform="translate(8 14)" ${canvas.blur(10)}`);
  canvas.path(dome, lit(stage, lighten(colours[1], -0.16)));
  const heads = colours.map((colour) => canvas.symbol(headText(lit(stage, colour, 0.5))));
  let uses = '';
  const rows = Math.round(tall / 29) + 2;
  for (let row = rows; row >= -1; row -= 1) {
    const share = row / rows;
    const half = (wide / 2) * Math.sqrt(Math.max(0, 1 - share ** 3.2));
    for (let px = -half; px <= half; px += 42) {
      const spot = [
        num(x + px + random.around(0, 8)),
        num(y - share * tall * 0.97 + (1 - (px / (half + 1)) ** 2) * 12 + random.around(0, 5)),
      ];
      const size = Math.round(random.between(1.24, 1.5) * (1.08 - share * 0.2) * 100) / 100;
      const id = random.pick(heads as [string, string, string]);
      uses += `<use href="#${id}" transform="translate(${spot[0]} ${spot[1]}) scale(${size}) rotate(${Math.round(random.between(0, 90))})"/>`;
    }
  }
  canvas.add(uses);
  canvas.grain(dome, { colour: '#3a1008', axis: [x - wide * 0.1, y - tall, x + wide * 0.5, y + 30], opacity: 0.5 });
  canvas.path(
    dome,
    canvas.linear(ramp([0, '#fff3c8', 0.26], [0.5, '#fff3c8', 0], [1, '#3a0c10', 0.34]), [0.2, 0, 0.8, 1]),
  );
}

/** One ruffled flower head round (0, 0), about 42 units wide. */
function headText(colour: string): string {
  const ring = (length: number, wide: number, count: number, fill: string): string => {
    let d = '';
    for (let i = 0; i < count; i += 1) d += leaf([0, 0], length, wide, (i / count) * Math.PI * 2 + length);
    return `<path d="${d}" fill="${fill}"/>`;
  };
  return (
    `<circle cx="2" cy="5" r="19" fill="#2a0c08" opacity=".45"/>` +
    ring(22, 5.4, 14, lighten(colour, -0.08)) +
    ring(16, 4.6, 12, colour) +
    ring(10, 3.4, 9, lighten(colour, 0.07))
  );
}

function paintHeld(stage: Stage): void {
  paintGarland(stage, [-60, -6], [66, -6], 60);
}

function paintCurtain(stage: Stage): void {
  const { canvas, palette } = stage;
  const pole = lit(stage, '#6e3f22');
  for (const [i, x] of [30, 100, 170, 250, 340, 1250, 1340, 1420, 1500, 1570].entries()) {
    const long = 250 + ((i * 83) % 150);
    paintString(stage, [x, 60], long, i);
  }
  for (let i = 0; i < 5; i += 1) paintGarland(stage, [i * 330 - 20, 52], [i * 330 + 310, 52], 70 + (i % 2) * 20);
  canvas.path(box(0, 36, WIDTH, 24), canvas.linear(ramp(lighten(pole, 0.14), lighten(pole, -0.12))));
  canvas.path(box(0, 0, WIDTH, 38), lit(stage, '#b0344f'));
  let tassels = '';
  for (let x = 0; x < WIDTH; x += 50) tassels += `M${x} 36H${x + 50}L${x + 25} 62Z`;
  canvas.path(tassels, lit(stage, '#f2b431'));
  canvas.path(
    box(0, 0, WIDTH, 120),
    canvas.linear(ramp([0, palette.deep, 0.35], [1, palette.deep, 0])),
    'style="mix-blend-mode:multiply"',
  );
  canvas.path(oval(WIDTH / 2, HEIGHT + 120, 1000, 160), palette.deep, `opacity=".4" ${canvas.blur(40)}`);
}

/** One hanging string, thick as an arm: marigold, jasmine, rose by turns. */
function paintString(stage: Stage, [x, y]: Point, long: number, index: number): void {
  const { canvas } = stage;
  const ids = ['#f7a81b', '#ee7a1f', '#fffaf0', '#d8324a'].map((colour) =>
    canvas.symbol(headText(lit(stage, colour, 0.5))),
  );
  let uses = '';
  for (let k = 0; k * 32 < long; k += 1) {
    const id = k % 7 === 6 ? ids[2] : index % 3 === 2 && k % 5 === 4 ? ids[3] : ids[index % 2];
    for (const dx of [-13, 13])
      uses += `<use href="#${id}" transform="translate(${num(x + dx + Math.sin(k + index) * 4)} ${num(y + k * 32 + (dx > 0 ? 8 : 0))}) scale(1.24) rotate(${(k * 37 + dx) % 90})"/>`;
  }
  canvas.add(uses);
}
