import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFlame } from './flame.ts';
import { paintPrawn } from './meat.ts';
import { paintSteam } from './steam.ts';

/** A glass cabinet: frame, panes, what stands inside. `x`, `y` is its lower left corner. */
export function paintCabinet(stage: Stage, [x, y]: Point, [w, h]: Point, fill: () => void): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#9c6a3e');
  const pane = box(x, y - h, w, h);
  canvas.path(pane, mix(palette.lamp, '#fff6dc', 0.4), `opacity="${num((0.5 + palette.lampGlow * 0.4) * 10)}e-1"`);
  canvas.inside(pane, fill);
  canvas.path(
    `M${x + w * 0.1} ${y - h}L${x + w * 0.34} ${y - h}L${x + w * 0.1} ${y}H${x - 10}ZM${x + w * 0.46} ${y - h}h${num(w * 0.08)}L${x + w * 0.3} ${y}h${num(-w * 0.08)}Z`,
    '#ffffff',
    'opacity=".2"',
  );
  canvas.stroke(pane, lighten(wood, -0.04), 8);
  canvas.path(box(x - 8, y - h - 12, w + 16, 16), lighten(wood, 0.05));
}

/** Roast meat on hooks, egg noodles in nests, greens, a steaming pot and bowls. */
export function paintNoodleWares(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  paintCabinet(stage, [x - 310, y], [230, 196], () => {
    canvas.path(box(x - 310, y - 90, 230, 7) + box(x - 310, y - 186, 230, 5), lit(stage, '#b98a54'));
    for (let i = 0; i < 6; i += 1) {
      const px = x - 290 + i * 37;
      const meat = lit(stage, i % 3 === 1 ? '#d9a05a' : '#b8382a', 0.5);
      canvas.stroke(`M${px} ${y - 184}v10`, '#4a4a50', 3);
      const slab = `M${px - 13} ${y - 174}Q${px} ${y - 182} ${px + 13} ${y - 174}Q${px + 17} ${y - 136} ${px + 6} ${y - 106}Q${px} ${y - 98} ${px - 6} ${y - 106}Q${px - 17} ${y - 136} ${px - 13} ${y - 174}Z`;
      canvas.path(slab, canvas.linear(ramp(lighten(meat, 0.08), lighten(meat, -0.1)), [0, 0, 1, 0.6]));
      canvas.stroke(
        `M${px - 6} ${y - 168}Q${px - 9} ${y - 138} ${px - 3} ${y - 112}`,
        lighten(meat, 0.16),
        3,
        'opacity=".7"',
      );
    }
    for (let i = 0; i < 4; i += 1) paintNest(stage, [x - 282 + i * 58, y - 16], 27, '#f2cf6a');
    for (let i = 0; i < 16; i += 1)
      canvas.path(
        leaf([x - 306 + i * 15, y - 34 - (i % 2) * 5], 36, 8, -1.2 + (i % 3) * 0.35),
        lit(stage, i % 2 === 0 ? '#4f9a46' : '#7cb85a', 0.5),
      );
  });
  paintPot(stage, [x + 214, y], 92, 118);
  for (let i = 0; i < 7; i += 1) {
    const bowl = `M${x - 50} ${y - 14 - i * 13}H${x + 26}Q${x + 20} ${y + 4 - i * 13} ${x + 6} ${y + 5 - i * 13}H${x - 30}Q${x - 44} ${y + 4 - i * 13} ${x - 50} ${y - 14 - i * 13}Z`;
    canvas.path(bowl, lit(stage, i % 2 === 0 ? '#f4efe4' : '#e2ddd2', 0.6));
    canvas.stroke(`M${x - 46} ${y - 8 - i * 13}H${x + 22}`, lit(stage, '#c8483c'), 2.4);
  }
  paintBottles(stage, [x + 56, y]);
  paintSteam(stage, [x + 210, y - 124], { width: 110, height: 250, count: 5, opacity: 0.5 });
}

function paintNest(stage: Stage, [x, y]: Point, half: number, colour: string): void {
  const { canvas, random } = stage;
  const noodle = lit(stage, colour, 0.5);
  canvas.path(oval(x, y, half, half * 0.6), lighten(noodle, -0.08));
  let strands = '';
  for (let i = 0; i < 9; i += 1) {
    const r = half * random.between(0.3, 0.92);
    strands += `M${num(x - r)} ${num(y + random.around(0, 4))}Q${num(x + random.around(0, 10))} ${num(y - half * random.between(0.2, 0.9))} ${num(x + r)} ${num(y + random.around(0, 5))}`;
  }
  canvas.stroke(strands, lighten(noodle, 0.05), 3.2);
}

/** A tall steel pot with a ladle and a bamboo strainer. */
export function paintPot(stage: Stage, [x, y]: Point, half: number, tall: number): void {
  const { canvas } = stage;
  canvas.stroke(
    `M${x - 20} ${y - tall}L${x - 74} ${y - tall - 74}M${x + 30} ${y - tall}L${x + 66} ${y - tall - 92}`,
    lit(stage, '#a8743c'),
    8,
  );
  const body = `M${x - half} ${y - tall}H${x + half}L${x + half - 8} ${y - 6}Q${x} ${y + 8} ${x - half + 8} ${y - 6}Z`;
  canvas.path(body, canvas.linear(ramp('#7c848c', [0.25, '#e2e7ea'], [0.5, '#a2abb2'], '#4c545c'), [0, 0, 1, 0]));
  canvas.path(oval(x, y - tall, half, 17), '#c4ccd0');
  canvas.path(oval(x, y - tall, half - 8, 13), lit(stage, '#d9a35c', 0.5));
  canvas.stroke(`M${x - half} ${y - tall * 0.7}h-16v24h16M${x + half} ${y - tall * 0.7}h16v24h-16`, '#59616a', 6);
  canvas.stroke(
    `M${x - half + 4} ${y - tall * 0.3}Q${x} ${y - tall * 0.3 + 12} ${x + half - 4} ${y - tall * 0.3}`,
    '#6a727a',
    2.4,
    'opacity=".7"',
  );
}

function paintBottles(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  for (const [i, colour] of ['#c8281e', '#6a3a1c', '#e8a02c', '#3f7a3c'].entries()) {
    const px = x + i * 22;
    const glass = lit(stage, colour, 0.6);
    canvas.path(
      `M${px - 8} ${y}V${y - 40}Q${px - 8} ${y - 48} ${px - 3.5} ${y - 52}V${y - 66}H${px + 3.5}V${y - 52}Q${px + 8} ${y - 48} ${px + 8} ${y - 40}V${y}Z`.replaceAll(
        '.500',
        '.5',
      ),
      glass,
    );
    canvas.path(box(px - 4.5, y - 72, 9, 8), lit(stage, '#f3ead4'));
    canvas.path(box(px - 5, y - 38, 3, 34), '#ffffff', 'opacity=".35"');
    canvas.path(box(px - 8, y - 32, 16, 16), lit(stage, '#f6e7c4'), 'opacity=".9"');
  }
}

/** A wok over the flame with flat noodles in the air, eggs, sprouts and prawns beside it. */
export function paintWokWares(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  for (const dx of [96, 140, 184, 228, 270]) paintFlame(stage, [x + dx, y + 2], 54 + (dx % 3) * 10, 4);
  const pan = `M${x + 40} ${y - 76}Q${x + 70} ${y - 8} ${x + 184} ${y - 4}Q${x + 296} ${y - 8} ${x + 326} ${y - 76}Z`;
  canvas.path(pan, canvas.linear(ramp('#5a5b62', [0.4, '#2e2f36'], '#15151a'), [0, 0, 0.6, 1]));
  canvas.path(oval(x + 183, y - 76, 143, 24), '#62636b');
  canvas.path(oval(x + 183, y - 75, 134, 19), '#26262b');
  const heap = `M${x + 82} ${y - 76}Q${x + 110} ${y - 122} ${x + 184} ${y - 126}Q${x + 262} ${y - 122} ${x + 286} ${y - 76}Q${x + 184} ${y - 56} ${x + 82} ${y - 76}Z`;
  canvas.path(heap, lit(stage, '#c98a44', 0.5));
  let ribbons = '';
  for (let i = 0; i < 34; i += 1) {
    const t = random.around(0, 0.9);
    const [px, py] = [x + 184 + t * 92, y - 80 - Math.sqrt(1 - t * t) * 40 * random.next()];
    ribbons += `M${num(px - 18)} ${num(py + 3)}q9 ${num(random.around(0, 14))} 18 0t18 0`;
  }
  canvas.inside(heap + box(x + 60, y - 160, 250, 60), () => {
    canvas.stroke(ribbons, lit(stage, '#b8742f', 0.5), 8.5);
    canvas.stroke(ribbons, lit(stage, '#eec98a', 0.5), 5.5);
  });
  for (let i = 0; i < 15; i += 1) {
    const spot: Point = [x + 184 + random.around(0, 100), y - 110 - random.between(0, 120)];
    if (i % 3 === 0) canvas.path(leaf(spot, 34, 5, random.between(0, 6)), lit(stage, '#5aa84a', 0.5));
    else
      canvas.stroke(
        `M${num(spot[0])} ${num(spot[1])}q${num(random.around(0, 20))} -14 ${num(random.around(6, 26))} 6`,
        lit(stage, i % 3 === 1 ? '#f0d09a' : '#e8e2cc', 0.5),
        i % 3 === 1 ? 6 : 3.4,
      );
  }
  paintPrawn(stage, [x + 130, y - 150], 0.36, 30);
  paintPrawn(stage, [x + 236, y - 176], 0.36, -60);
  paintPrawn(stage, [x + 190, y - 112], 0.4, 80);
  paintEggsAndSprouts(stage, [x, y]);
  paintSteam(stage, [x + 184, y - 130], { width: 190, height: 220, count: 5, opacity: 0.42 });
}

function paintEggsAndSprouts(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  const tray = lit(stage, '#9aa0a0');
  canvas.path(box(x - 320, y - 22, 128, 22), tray);
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 5 - row; i += 1) {
      const [px, py] = [x - 306 + i * 25 + row * 12, y - 32 - row * 22];
      canvas.path(
        oval(px, py, 11, 13.5),
        canvas.radial(ramp(lit(stage, '#f8dcb4', 0.5), lit(stage, '#c98f62', 0.5)), [0.35, 0.3], 0.8),
      );
    }
  canvas.path(`M${x - 176} ${y - 34}H${x - 62}L${x - 76} ${y}H${x - 162}Z`, lit(stage, '#3f7fae'));
  let sprouts = '';
  for (let i = 0; i < 70; i += 1) {
    const t = random.around(0, 1);
    sprouts += `M${num(x - 119 + t * 50)} ${num(y - 36 - Math.sqrt(1 - t * t) * 34 * random.next())}q8 -8 ${num(random.between(8, 18))} ${num(random.around(0, 5))}`;
  }
  canvas.path(`M${x - 172} ${y - 34}Q${x - 119} ${y - 92} ${x - 66} ${y - 34}Z`, lit(stage, '#e2dcbc'));
  canvas.stroke(sprouts, lit(stage, '#fbf8e6', 0.5), 3.6);
  for (let i = 0; i < 6; i += 1)
    canvas.path(
      `M${x - 46} ${y - 6 - i * 8}H${x + 34}L${x + 26} ${y - i * 8}H${x - 38}Z`,
      lit(stage, i % 2 === 0 ? '#e89aa8' : '#f7e4d8', 0.6),
    );
}
