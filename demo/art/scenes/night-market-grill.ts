import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintCook } from '#demo/art/motifs/cook.ts';
import { paintHeap } from '#demo/art/motifs/market-tent.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';

/** Strings of paper flags across the street, as at a fiesta. */
export function paintBunting(stage: Stage, view: View): void {
  const { canvas } = stage;
  const colours = ['#f2c43c', '#e2503c', '#3f9ac0', '#f8ecd0', '#4fa86a', '#e2688a'] as const;
  for (const z of [4.2, 3, 2.1, 1.45]) {
    const [left, right] = [project(view, [-900, 640, z]), project(view, [900, 640, z])];
    const sag = 120 / z;
    canvas.stroke(
      `M${num(left[0])} ${num(left[1])}Q${num((left[0] + right[0]) / 2)} ${num(left[1] + sag * 2)} ${num(right[0])} ${num(right[1])}`,
      '#1a1420',
      2.4 / z,
    );
    const count = 26;
    for (let i = 0; i < count; i += 1) {
      const t = (i + 0.5) / count;
      const [px, py]: Point = [
        left[0] + (right[0] - left[0]) * t,
        left[1] + (right[1] - left[1]) * t + sag * 4 * t * (1 - t),
      ];
      const w = 24 / z;
      canvas.path(
        `M${num(px - w)} ${num(py)}H${num(px + w)}L${num(px)} ${num(py + 62 / z)}Z`,
        lit(stage, colours[i % 6] ?? colours[0], 0.6),
      );
    }
  }
}

/** The grill and the fruit table in the foreground, with the cook between. */
export function paintBarbecueFront(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const top = 770;
  paintSteam(stage, [x - 130, top - 40], { width: 330, height: 460, count: 6, opacity: 0.34 });
  paintCook(stage, {
    counter: [x - 380, top + 30],
    size: 1.16,
    shirt: '#f4ead4',
    apron: '#c8402f',
    headwear: 'cap',
    skin: '#a86a45',
  });
  canvas.path(box(0, top + 10, WIDTH, 260), canvas.linear(ramp(lit(stage, '#6f4a38'), lit(stage, '#3a2420'))));
  let planks = '';
  for (let px = 40; px < WIDTH; px += 118) planks += `M${px} ${top + 40}V1000`;
  canvas.stroke(planks, palette.deep, 4, 'opacity=".45"');
  paintCounterCloth(stage, top + 60);
  canvas.path(box(0, top, WIDTH, 26), canvas.linear(ramp(lit(stage, '#d9a466'), lit(stage, '#9a6638'))));
  paintGrill(stage, [x - 120, top]);
  for (const [i, colour] of ['#f2a02c', '#c8304a', '#f4cf4a', '#6fae4a', '#8a3a6a', '#f07a2c'].entries()) {
    paintTray(stage, [x + 250 + (i % 3) * 190, top + (i < 3 ? -6 : 66)], colour, i);
  }
}

/** A woven runner along the counter front. */
function paintCounterCloth(stage: Stage, y: number): void {
  const { canvas } = stage;
  canvas.path(box(0, y, WIDTH, 104), lit(stage, '#b83a34'));
  let [gems, stripes] = ['', ''];
  for (let px = 20; px < WIDTH; px += 64)
    gems += `M${px} ${y + 52}l26 -30l26 30l-26 30ZM${px + 12} ${y + 52}l14 -16l14 16l-14 16Z`;
  for (const dy of [6, 92]) stripes += box(0, y + dy, WIDTH, 7);
  canvas.path(gems, lit(stage, '#f4d48a'), 'fill-rule="evenodd"');
  canvas.path(stripes, lit(stage, '#2f6fae'));
  let fringe = '';
  for (let px = 4; px < WIDTH; px += 9) fringe += `M${px} ${y + 104}v16`;
  canvas.stroke(fringe, lit(stage, '#f4d48a'), 3);
}

function paintGrill(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  const iron = '#2c2a2e';
  canvas.path(oval(x, y - 20, 300, 60), '#ff8a3a', `opacity=".4" ${canvas.blur(26)}`);
  canvas.path(
    `M${x - 270} ${y - 40}H${x + 270}L${x + 250} ${y + 22}H${x - 250}Z`,
    canvas.linear(ramp('#4a464a', iron)),
  );
  let coals = '';
  for (let i = 0; i < 60; i += 1)
    coals += oval(x + random.around(0, 248), y - 36 + random.around(0, 7), random.between(6, 13), random.between(5, 8));
  canvas.path(box(x - 258, y - 46, 516, 18), '#7a1f10');
  canvas.path(coals, '#ff7a2a', 'opacity=".85"');
  canvas.path(
    coals
      .split('M')
      .filter((_, i) => i % 3 === 0)
      .map((d) => `M${d}`)
      .join('')
      .replace('MM', 'M'),
    '#ffd07a',
    'opacity=".8"',
  );
  let bars = '';
  for (let px = -250; px <= 250; px += 20) bars += `M${x + px} ${y - 48}v14`;
  canvas.stroke(`M${x - 264} ${y - 48}H${x + 264}${bars}`, '#8a8a90', 3);
  for (let i = 0; i < 15; i += 1) paintSkewer(stage, [x - 238 + i * 34, y - 50], i);
}

function paintSkewer(stage: Stage, [x, y]: Point, index: number): void {
  const { canvas } = stage;
  canvas.stroke(`M${x - 12} ${y + 42}L${x + 16} ${y - 86}`, lit(stage, '#d9b070', 0.5), 4);
  const sausage = index % 4 === 2;
  for (let k = 0; k < 4; k += 1) {
    const [px, py] = [x - 3 + k * 5.2, y - 2 - k * 22];
    const meat = lit(stage, sausage ? '#d8402c' : k % 2 === 0 ? '#a8502a' : '#c4703a', 0.35);
    canvas.path(
      sausage
        ? oval(px, py, 12, 10)
        : `M${num(px - 14)} ${num(py + 6)}Q${num(px - 16)} ${num(py - 10)} ${num(px)} ${num(py - 11)}Q${num(px + 16)} ${num(py - 9)} ${num(px + 13)} ${num(py + 6)}Q${num(px)} ${num(py + 13)} ${num(px - 14)} ${num(py + 6)}Z`,
      canvas.radial(ramp(lighten(meat, 0.12), [0.6, meat], lighten(meat, -0.12)), [0.35, 0.25], 0.8),
    );
    canvas.stroke(`M${num(px - 7)} ${num(py - 4)}l12 -3`, '#ffe0a4', 2, 'opacity=".55"');
  }
}

function paintTray(stage: Stage, [x, y]: Point, colour: string, index: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#c08a4c');
  canvas.path(
    `M${x - 92} ${y - 30}H${x + 92}L${x + 82} ${y + 24}H${x - 82}Z`,
    canvas.linear(ramp(lighten(wood, 0.05), lighten(wood, -0.12))),
  );
  canvas.stroke(`M${x - 88} ${y - 8}H${x + 88}`, lighten(wood, -0.15), 3);
  let leaves = '';
  for (let i = 0; i < 7; i += 1) leaves += leaf([x - 80 + i * 26, y - 26], 40, 9, -1.57 + (i - 3) * 0.16);
  canvas.path(leaves, lit(stage, '#3f8a4a', 0.5));
  if (index % 3 === 1) {
    for (const dx of [-52, 0, 52]) paintPineapple(stage, [x + dx, y - 26]);
    return;
  }
  for (const dx of [-46, 44]) paintHeap(stage, [x + dx, y - 24], 48, colour);
}

function paintPineapple(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const skin = lit(stage, '#e0a23c', 0.5);
  let crown = '';
  for (const angle of [-2.5, -2.1, -1.8, -1.57, -1.3, -1, -0.65]) crown += leaf([x, y - 62], 38, 6, angle);
  canvas.path(crown, lit(stage, '#3f8a5c', 0.5));
  const body = oval(x, y - 30, 25, 36);
  canvas.path(body, canvas.linear(ramp(lighten(skin, 0.06), lighten(skin, -0.12)), [0, 0, 1, 0]));
  canvas.inside(body, () => {
    let net = '';
    for (let k = -70; k < 70; k += 13) net += `M${x + k} ${y - 70}l60 80M${x + k + 20} ${y - 70}l-60 80`;
    canvas.stroke(net, mix(skin, '#5a3a1c', 0.6), 2.2, 'opacity=".7"');
  });
}
