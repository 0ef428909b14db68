import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBeans } from '#demo/art/motifs/coffee-beans.ts';
import { paintCoffeeBranch } from '#demo/art/motifs/coffee-branch.ts';
import { paintGlass } from '#demo/art/motifs/glass.ts';
import { paintPerson } from '#demo/art/motifs/person.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';

/** Coffee through a cloth filter on a farm's veranda, beans drying in the sun behind. */
export function paintPakseCoffee(stage: Stage): void {
  paintFarm(stage);
  paintTable(stage);
  paintStand(stage, [700, 850]);
  paintTray(stage, [1250, 850]);
  paintGlass(stage, {
    foot: [970, 912],
    width: 150,
    height: 170,
    layers: [
      ['#f2dfb4', 0.26],
      ['#5a2c14', 0.82],
    ],
  });
  paintCoffeeBranch(stage, [-30, 40], 0.32, 1);
  paintCoffeeBranch(stage, [1640, -20], Math.PI - 0.5, 1.1);
  paintSteam(stage, [700, 470], { width: 120, height: 300, count: 5, opacity: 0.4 });
}

function paintFarm(stage: Stage): void {
  const { canvas, palette, random } = stage;
  paintSky(stage, 420);
  for (const [i, share] of [0.62, 0.4, 0.16].entries())
    paintRidge(stage, {
      name: `plateau${i}`,
      y: 330 + i * 56,
      height: 60 - i * 8,
      wave: 330,
      colour: mix(mix(palette.hill, palette.leaf, i * 0.35), palette.haze, share),
      fade: 0.4,
      ...(i > 0 ? { trees: 8 + i * 6 } : {}),
    });
  const soil = lit(stage, '#a8593a');
  canvas.path(box(0, 470, WIDTH, 530), canvas.linear(ramp(mix(soil, palette.haze, 0.3), lighten(soil, -0.1))));
  let bushes = '';
  for (let row = 0; row < 3; row += 1)
    for (let x = -20; x < WIDTH; x += 46 + row * 16)
      bushes += oval(x + random.around(0, 8), 470 + row * 16, 26 + row * 10, 22 + row * 9);
  canvas.path(bushes, canvas.linear(ramp(mix(palette.leaf, palette.sun, 0.14), mix(palette.leaf, palette.deep, 0.3))));
  for (const [x, y, wide] of [
    [120, 560, 420],
    [620, 552, 380],
    [1060, 560, 430],
  ] as const) {
    const bed = `M${x} ${y}H${x + wide}L${x + wide + 60} ${y + 92}H${x - 60}Z`;
    canvas.path(bed, palette.deep, `opacity=".35" transform="translate(0 24)" ${canvas.blur(6)}`);
    for (const px of [x - 40, x + wide + 34]) canvas.path(box(px, y + 80, 12, 76), lit(stage, '#5a3a22'));
    canvas.path(bed, lit(stage, '#c9985a'));
    const places: Point[] = Array.from({ length: 320 }, () => {
      const t = random.next();
      return [x - 50 * t + random.next() * (wide + 100 * t), y + 6 + t * 80];
    });
    paintBeans(stage, places, 6, ['#d9b46a', '#c98f4a', '#b5652f', '#e2c68a']);
    canvas.path(`M${x - 60} ${y + 92}H${x + wide + 60}V${y + 104}H${x - 60}Z`, lit(stage, '#7a4f2a'));
  }
  paintPerson(stage, { foot: [580, 600], size: 3.2, colour: '#3f6f8a', hat: 'cone' });
  canvas.stroke('M602 500L700 590', lit(stage, '#8a6238'), 6);
  paintPerson(stage, { foot: [1530, 606], size: 3.1, colour: '#a8443c', hat: 'cone' });
}

function paintTable(stage: Stage): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8a5530');
  canvas.path(`M0 760H${WIDTH}V${HEIGHT}H0Z`, canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.14))));
  let [grain, gaps] = ['', ''];
  for (let i = 0; i < 22; i += 1)
    grain += `M-10 ${num(772 + i * 11)}C400 ${num(766 + i * 11.6)} 1000 ${num(784 + i * 11)} 1610 ${num(770 + i * 11.4)}`;
  for (const y of [806, 872, 950]) gaps += `M0 ${y}H${WIDTH}`;
  canvas.stroke(grain, lighten(wood, -0.14), 2, 'opacity=".4"');
  canvas.stroke(gaps, lighten(wood, -0.24), 5, 'opacity=".6"');
  canvas.stroke(`M0 762H${WIDTH}`, lighten(wood, 0.2), 6, 'opacity=".8"');
}

/** A wooden stand with a cloth sock dripping into a glass jug. */
function paintStand(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#5a3620');
  canvas.path(oval(x + 20, y + 10, 240, 34), '#120a0a', `opacity=".45" ${canvas.blur(12)}`);
  canvas.path(
    `M${x - 200} ${y - 14}H${x + 200}L${x + 214} ${y + 18}H${x - 214}Z`,
    canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.08))),
  );
  for (const dx of [-178, 160])
    canvas.path(
      box(x + dx, y - 430, 20, 420),
      canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.1)), [0, 0, 1, 0]),
    );
  canvas.path(box(x - 196, y - 446, 392, 26), canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.06))));
  paintGlass(stage, { foot: [x, y - 14], width: 230, height: 190, layers: [['#3a1a0c', 0.56]], taper: 0.12 });
  canvas.stroke(`M${x} ${y - 170}V${y - 118}`, '#2e140a', 5, 'stroke-dasharray="15 13"');
  const cloth = lit(stage, '#eadfc6');
  const sock = `M${x - 104} ${y - 420}C${x - 92} ${y - 300} ${x - 46} ${y - 220} ${x} ${y - 172}C${x + 46} ${y - 220} ${x + 92} ${y - 300} ${x + 104} ${y - 420}Z`;
  canvas.path(
    sock,
    canvas.linear(ramp(lighten(cloth, 0.02), [0.4, lighten(cloth, 0.05)], lighten(cloth, -0.16)), [0, 0, 1, 0]),
  );
  canvas.inside(sock, () => {
    canvas.path(
      `M${x - 120} ${y - 350}Q${x} ${y - 318} ${x + 120} ${y - 350}V${y - 160}H${x - 120}Z`,
      lit(stage, '#6a3a1c'),
      `opacity=".72" ${canvas.blur(7)}`,
    );
    canvas.stroke(
      `M${x - 50} ${y - 420}Q${x - 40} ${y - 280} ${x - 6} ${y - 180}M${x + 50} ${y - 420}Q${x + 40} ${y - 280} ${x + 6} ${y - 180}`,
      lighten(cloth, -0.2),
      5,
      'opacity=".5"',
    );
  });
  canvas.grain(sock, { colour: '#5a3a22', axis: [x - 40, 0, x + 110, 0], opacity: 0.5 });
  canvas.path(oval(x, y - 420, 108, 20), lit(stage, '#3a1c0e'));
  canvas.stroke(oval(x, y - 420, 108, 20), '#c9a15c', 9);
}

/** A flat basket with the roasted beans and a scoop. */
function paintTray(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  const straw = lit(stage, '#c9985a');
  canvas.path(oval(x + 14, y + 20, 250, 76), '#120a0a', `opacity=".45" ${canvas.blur(12)}`);
  canvas.path(oval(x, y, 246, 76), canvas.linear(ramp(lighten(straw, 0.08), lighten(straw, -0.16))));
  canvas.stroke(oval(x, y - 2, 236, 70), lighten(straw, -0.18), 6, 'stroke-dasharray="12 8" opacity=".7"');
  canvas.path(oval(x, y - 4, 214, 60), lit(stage, '#2c150c'));
  const places: Point[] = Array.from({ length: 420 }, () => {
    const [angle, away] = [random.between(0, 6.283), Math.sqrt(random.next())];
    return [x + Math.cos(angle) * away * 200, y - 8 - (1 - away) * 34 + Math.sin(angle) * away * 52];
  });
  paintBeans(
    stage,
    places.toSorted((a, b) => a[1] - b[1]),
    11,
    ['#4a2412', '#5e3018', '#3a1a0c'],
  );
  canvas.stroke(`M${x + 60} ${y - 44}L${x + 210} ${y - 150}`, lit(stage, '#8a5a30'), 18);
  canvas.path(oval(x + 40, y - 34, 50, 24), lit(stage, '#7a4a26'));
}
