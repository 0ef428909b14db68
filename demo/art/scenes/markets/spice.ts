import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintVendor } from '#demo/art/motifs/vendor.ts';
import { paintBulbs } from './market-ground.ts';

type Sack = readonly [x: number, y: number, wide: number, colour: string, whole: boolean];

const SACKS: readonly Sack[] = [
  [150, 620, 250, '#c8642a', false],
  [400, 610, 240, '#7a4a24', true],
  [1200, 610, 240, '#d9b45c', true],
  [1450, 620, 250, '#8f2f1c', false],
  [60, 800, 330, '#e9b42a', false],
  [385, 812, 330, '#5f7a34', true],
  [715, 816, 340, '#c4301c', false],
  [1050, 812, 340, '#e0902a', false],
  [1400, 806, 340, '#b8742e', true],
];

/** A spice shop in an arcade: sacks with cones of powder, jars on the shelves, brass scales. */
export function paintSpiceShop(stage: Stage): void {
  paintArcade(stage);
  paintShelves(stage);
  paintVendor(stage, {
    waist: [800, 640],
    size: 1.04,
    skin: '#a86f48',
    dress: '#f3ead6',
    second: '#d9382f',
    head: 'turban',
  });
  for (const sack of SACKS.slice(0, 4)) paintSack(stage, sack);
  paintCounter(stage);
  paintScales(stage, [800, 560]);
  for (const sack of SACKS.slice(4)) paintSack(stage, sack);
  paintBulbs(stage, 96);
}

function paintArcade(stage: Stage): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#c9714e');
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(lighten(wall, 0.02), lighten(wall, -0.2)))}"/>`,
  );
  const arch = (x: number, half: number, top: number): string => {
    let d = `M${x - half} 700V${top + half * 0.7}`;
    const lobes = 7;
    for (let i = 0; i < lobes; i += 1) {
      const on = (k: number): Point => {
        const angle = Math.PI * (1 - k / lobes);
        return [x + Math.cos(angle) * half, top + half * 0.7 - Math.sin(angle) ** 0.85 * half * 0.8];
      };
      const [from, to] = [on(i), on(i + 1)];
      d += `Q${num(x + ((from[0] + to[0]) / 2 - x) * 0.84)} ${num((from[1] + to[1]) / 2 + 16)} ${num(to[0])} ${num(to[1])}`;
    }
    return `${d}V700Z`;
  };
  for (const [x, half] of [
    [190, 250],
    [800, 330],
    [1410, 250],
  ] as const) {
    const opening = arch(x, half, 120);
    canvas.stroke(opening, lit(stage, '#f6e3c8'), 30);
    canvas.stroke(opening, lit(stage, '#2f6f86'), 8);
    canvas.path(opening, canvas.linear(ramp(mix(palette.deep, '#5a2418', 0.5), mix(palette.deep, '#8a4424', 0.6))));
    canvas.inside(opening, () =>
      canvas.path(
        oval(x, 470, half, 280),
        palette.lamp,
        `opacity=".3" ${canvas.blur(50)} style="mix-blend-mode:screen"`,
      ),
    );
  }
  let petals = '';
  for (const x of [495, 1105])
    for (let i = 0; i < 8; i += 1)
      petals += leaf([x, 190], 44, 11, (i / 8) * 6.283) + leaf([x, 320], 26, 7, (i / 8) * 6.283);
  canvas.path(petals, lit(stage, '#f6e3c8'), 'opacity=".8"');
}

/** Shelves with jars, and strings of dried chillies between them. */
function paintShelves(stage: Stage): void {
  const { canvas, random } = stage;
  const wood = lit(stage, '#6e3f22');
  for (const y of [330, 450])
    for (const [from, to] of [
      [-20, 420],
      [540, 1060],
      [1180, 1620],
    ] as const) {
      for (let x = from + 30; x < to - 20; x += 58) {
        const tall = random.between(58, 82);
        const fill = lit(
          stage,
          random.pick(['#e9b42a', '#c4301c', '#7a4a24', '#5f7a34', '#f2e2b8', '#e0902a', '#3a2a22']),
          0.6,
        );
        canvas.path(box(x - 21, y - tall, 42, tall), '#f3ead8', 'opacity=".34"');
        canvas.path(
          box(x - 18, y - tall * 0.8, 36, tall * 0.8 - 2),
          canvas.linear(ramp(lighten(fill, 0.06), fill, lighten(fill, -0.14)), [0, 0, 1, 0]),
        );
        canvas.path(box(x - 23, y - tall - 10, 46, 13), lit(stage, '#b98a3c'));
        canvas.path(box(x - 15, y - tall + 4, 5, tall - 12), '#ffffff', 'opacity=".4"');
      }
      canvas.path(box(from, y, to - from, 16), canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.1))));
    }
  for (const x of [470, 520, 1082, 1132]) {
    let [pods, dark] = ['', ''];
    for (let k = 0; k < 26; k += 1) {
      const pod = leaf([x, 200 + k * 12], 50, 8, Math.PI / 2 + (k % 3) * 0.6 - 0.6);
      if (k % 2 === 0) pods += pod;
      else dark += pod;
    }
    canvas.path(dark, lit(stage, '#8f1c14'));
    canvas.path(pods, lit(stage, '#c9301f'));
  }
}

function paintCounter(stage: Stage): void {
  const { canvas } = stage;
  const wood = lit(stage, '#5a3420');
  canvas.path(box(0, 640, WIDTH, 400), canvas.linear(ramp(wood, lighten(wood, -0.14))));
  canvas.path(box(0, 634, WIDTH, 14), lighten(wood, 0.12));
}

/** A sack with a rolled brim and a cone of spice, or of seeds, in it. */
function paintSack(stage: Stage, [x, y, wide, colour, whole]: Sack): void {
  const { canvas, random } = stage;
  const half = wide / 2;
  const jute = lit(stage, '#d2ae78');
  const spice = lit(stage, colour, 0.5);
  const body = `M${num(x - half)} ${y}C${num(x - half * 1.14)} ${y + 90} ${num(x - half * 1.1)} ${y + 200} ${num(x - half * 0.9)} ${y + 240}H${num(x + half * 0.9)}C${num(x + half * 1.1)} ${y + 200} ${num(x + half * 1.14)} ${y + 90} ${num(x + half)} ${y}Z`;
  canvas.path(body, '#160806', `opacity=".4" transform="translate(10 6)" ${canvas.blur(8)}`);
  canvas.path(body, canvas.linear(ramp(lighten(jute, 0.05), [0.45, jute], lighten(jute, -0.2)), [0, 0, 1, 0]));
  canvas.grain(body, { colour: lighten(jute, -0.3), axis: [x - half * 0.4, y, x + half, y + 120], opacity: 0.6 });
  canvas.stroke(
    `M${num(x - half * 0.5)} ${y + 60}Q${num(x - half * 0.4)} ${y + 130} ${num(x - half * 0.6)} ${y + 220}M${num(x + half * 0.4)} ${y + 50}Q${num(x + half * 0.5)} ${y + 130} ${num(x + half * 0.34)} ${y + 230}`,
    lighten(jute, -0.16),
    6,
    'opacity=".5"',
  );
  const brim = half * 0.28;
  canvas.path(oval(x, y, half * 1.03, brim), lighten(jute, 0.06));
  canvas.path(oval(x, y + 3, half * 0.9, brim * 0.8), lighten(jute, -0.2));
  const peak = y - half * 0.82;
  const cone = `M${num(x - half * 0.88)} ${y + 4}Q${num(x - half * 0.36)} ${num(peak + half * 0.34)} ${num(x - half * 0.1)} ${num(peak)}Q${x} ${num(peak - half * 0.08)} ${num(x + half * 0.1)} ${num(peak)}Q${num(x + half * 0.36)} ${num(peak + half * 0.34)} ${num(x + half * 0.88)} ${y + 4}Q${x} ${num(y + brim * 1.5)} ${num(x - half * 0.88)} ${y + 4}Z`;
  canvas.path(
    cone,
    canvas.linear(ramp(lighten(spice, 0.12), [0.42, spice], lighten(spice, -0.18)), [0.1, 0, 0.9, 0.3]),
  );
  canvas.grain(cone, { colour: lighten(spice, -0.26), axis: [x - half * 0.1, peak, x + half * 0.9, y], opacity: 0.75 });
  canvas.grain(cone, { colour: lighten(spice, 0.2), axis: [x + half * 0.3, peak, x - half * 0.7, y], opacity: 0.5 });
  if (whole)
    canvas.inside(cone, () => {
      let [seeds, light] = ['', ''];
      for (let i = 0; i < 150; i += 1) {
        const d = leaf(
          [x + random.around(0, half * 0.86), random.between(peak, y + brim)],
          random.between(12, 18),
          3.6,
          random.between(0, 6.2),
        );
        if (i % 2 === 0) seeds += d;
        else light += d;
      }
      canvas.path(seeds, lighten(spice, -0.13), 'opacity=".8"');
      canvas.path(light, lighten(spice, 0.13), 'opacity=".8"');
    });
  const lip = `M${num(x - half * 1.03)} ${y}A${num(half * 1.03)} ${num(brim)} 0 0 0 ${num(x + half * 1.03)} ${y}`;
  canvas.stroke(lip, lighten(jute, 0.02), 24);
  canvas.stroke(lip, lighten(jute, 0.14), 6, 'opacity=".7" transform="translate(0 -7)"');
}

/** A balance with two brass pans held over the counter. */
function paintScales(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const brass = lit(stage, '#d9a441', 0.6);
  canvas.stroke(`M${x - 150} ${y - 20}Q${x} ${y - 50} ${x + 150} ${y + 4}`, brass, 10);
  canvas.stroke(`M${x} ${y - 36}V${y + 20}`, lighten(brass, -0.1), 8);
  for (const [side, drop] of [
    [-1, -20],
    [1, 4],
  ] as const) {
    const px = x + side * 150;
    canvas.stroke(
      `M${px} ${y + drop}L${px - 62} ${y + 90 + drop}M${px} ${y + drop}L${px + 62} ${y + 90 + drop}`,
      lighten(brass, -0.16),
      3,
    );
    canvas.path(
      `M${px - 70} ${y + 90 + drop}Q${px} ${y + 142 + drop} ${px + 70} ${y + 90 + drop}Z`,
      canvas.linear(ramp(lighten(brass, 0.14), [0.5, brass], lighten(brass, -0.2)), [0, 0, 1, 0]),
    );
    canvas.path(oval(px, y + 90 + drop, 70, 12), lighten(brass, -0.1));
    if (side === -1)
      canvas.path(
        `M${px - 46} ${y + 88 + drop}Q${px} ${y + 40 + drop} ${px + 46} ${y + 88 + drop}Z`,
        lit(stage, '#e9b42a', 0.4),
      );
    else canvas.path(box(px - 22, y + 58 + drop, 44, 32), canvas.linear(ramp('#8a8f94', '#4a4e54'), [0, 0, 1, 0]));
  }
}
