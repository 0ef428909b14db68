import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBougainvillea } from '#demo/art/motifs/bougainvillea.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintGarland } from '#demo/art/motifs/garland.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintNeonSigns } from '#demo/art/motifs/neon-signs.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintStools } from '#demo/art/motifs/stools.ts';
import { paintStraitsHouse } from '#demo/art/motifs/straits-house.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';

/** What the cart sells; the street behind it belongs to the dish. */
export type CartDish = 'noodles' | 'flat-noodles' | 'chaat' | 'baguettes';

/** The street behind the cart and the ground it stands on. */
export function paintCartStreet(stage: Stage, dish: CartDish, ground: number): void {
  if (dish === 'noodles') paintNeonStreet(stage, ground);
  else if (dish === 'flat-noodles') paintStraitsStreet(stage, ground);
  else if (dish === 'chaat') paintRoseWall(stage, ground);
  else paintYellowWall(stage, ground);
}

/** Stools, customers and what hangs before the cart. */
export function paintCartCorner(stage: Stage, dish: CartDish, ground: number): void {
  const x = focalX(stage);
  const { canvas, palette } = stage;
  if (dish === 'chaat') {
    for (const i of [-1, 0, 1])
      paintGarland(stage, [x + i * 266 - 133, ground - 648], [x + i * 266 + 133, ground - 648], 46);
    paintJars(stage, [x + 520, ground + 30]);
    paintPasserBy(stage, {
      foot: [x - 560, ground + 36],
      size: 4,
      dress: 'sari',
      colours: ['#f2b431', '#2f7a6a'],
      pose: 'stand',
      skin: '#9a623f',
    });
    return;
  }
  if (dish === 'noodles') {
    for (const dx of [-250, 0, 250]) paintBulb(stage, [x + dx, ground - 600]);
    paintStools(stage, [x - 540, ground + 40], ['#d8402f', '#2f6fae']);
    paintStools(stage, [x + 520, ground + 46], ['#2f6fae', '#e8a82c']);
    return;
  }
  if (dish === 'flat-noodles') {
    for (const dx of [-230, 230])
      paintLantern(stage, { hook: [x + dx, ground - 596], size: 0.9, colour: '#d8362a', shape: 'globe' });
    paintStools(stage, [x - 560, ground + 40], ['#c8483c', '#2f7a72']);
    paintPasserBy(stage, {
      foot: [x + 560, ground + 40],
      size: 3.9,
      dress: 'sarong',
      colours: ['#f0d9a8', '#b8304c'],
      facing: -1,
      pose: 'carry',
      skin: '#b07a52',
    });
    return;
  }
  paintStools(stage, [x + 540, ground + 42], ['#d8402f', '#2f6fae']);
  paintPasserBy(stage, {
    foot: [x - 560, ground + 40],
    size: 3.9,
    dress: 'shirt',
    colours: ['#c8503c', '#33445a'],
    pose: 'stand',
    headwear: 'cone',
    skin: '#c08a5c',
  });
  canvas.path(oval(x - 300, ground - 700, 300, 160), palette.sun, `opacity=".12" ${canvas.blur(50)}`);
}

/** Clay water jars on a low stand, a garland round the biggest. */
function paintJars(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x + 30, y, 190, 15), palette.deep, `opacity=".3" ${canvas.blur(5)}`);
  for (const [dx, height, body] of [
    [-60, 190, '#b8603c'],
    [110, 160, '#c9764c'],
    [30, 120, '#d98a5c'],
  ] as const)
    paintVessel(stage, {
      foot: [x + dx, y + (height === 120 ? 22 : 0)],
      height,
      shape: height === 120 ? 'basin' : 'jar',
      body,
      glaze: false,
    });
}

function paintBulb(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x, y, 130), palette.lamp, `opacity=".26" ${canvas.blur(26)}`);
  canvas.stroke(`M${x} ${y - 46}V${y - 18}`, '#241a14', 3);
  canvas.path(box(x - 9, y - 26, 18, 14), '#3a2a20');
  canvas.path(oval(x, y, 15, 18), mix(palette.lamp, '#fffdf0', 0.6));
}

function paintPaving(stage: Stage, ground: number, colour: string): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, colour);
  const top = ground - 76;
  canvas.path(box(0, top, WIDTH, HEIGHT - top), canvas.linear(ramp(lighten(stone, 0.02), lighten(stone, -0.09))));
  let joints = '';
  for (const dy of [8, 26, 52, 86, 130]) joints += `M0 ${top + dy}H${WIDTH}`;
  for (let px = -1400; px < 1500; px += 130)
    joints += `M${num(800 + px * 0.86)} ${top}L${num(800 + px * 1.3)} ${HEIGHT}`;
  canvas.stroke(joints, lighten(stone, -0.12), 2.4, 'opacity=".5"');
  canvas.path(box(0, top - 2, WIDTH, 14), palette.deep, `opacity=".2" ${canvas.blur(4)}`);
}

function paintNeonStreet(stage: Stage, ground: number): void {
  const { canvas, palette } = stage;
  const [dark, low] = [mix(palette.deep, '#2a1c4a', 0.45), mix(palette.deep, '#6a2a5c', 0.4)];
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(dark, low)));
  paintNeonSigns(stage, ground - 90);
  paintPaving(stage, ground, '#5a5468');
  for (const [x, colour] of [
    [210, '#ff4f8a'],
    [520, palette.lamp],
    [800, palette.lamp],
    [1090, '#3fd0d8'],
    [1400, '#ff8a3c'],
  ] as const)
    canvas.path(oval(x, ground + 30, 150, 44), colour, `opacity=".26" ${canvas.blur(18)}`);
}

function paintStraitsStreet(stage: Stage, ground: number): void {
  paintSky(stage, 500);
  const looks = [
    { wall: '#e9a58c', trim: '#f8efdc', shutter: '#2f6f6a', tile: '#c8483c' },
    { wall: '#86b8b2', trim: '#f8f1e0', shutter: '#7a3a2c', tile: '#e0a03c' },
    { wall: '#f0cb78', trim: '#fbf4e0', shutter: '#2f5f7a', tile: '#2f7a68' },
  ] as const;
  for (const [i, look] of looks.entries())
    paintStraitsHouse(stage, {
      ...look,
      foot: [-130 + i * 620, ground - 70],
      width: 620,
      height: 930,
      head: i === 1 ? 'flat' : 'arch',
    });
  stage.canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${stage.palette.hill}" opacity=".3"/>`);
  paintPaving(stage, ground, '#a8846c');
}

function paintRoseWall(stage: Stage, ground: number): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#e08f78');
  const line = lit(stage, '#fdf0e0');
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(lighten(stone, 0.05), lighten(stone, -0.03))));
  for (let i = 0; i < 5; i += 1) {
    const x = i * 400;
    const arch = (grow: number): string =>
      `M${x - 130 - grow} ${ground}V${330 - grow}Q${x - 130 - grow} ${262 - grow} ${x - 84} ${240 - grow}Q${x - 62} ${186 - grow} ${x} ${150 - grow * 1.3}Q${x + 62} ${186 - grow} ${x + 84} ${240 - grow}Q${x + 130 + grow} ${262 - grow} ${x + 130 + grow} ${330 - grow}V${ground}Z`;
    canvas.stroke(box(x - 176, 90, 352, ground - 90), line, 4, 'opacity=".8"');
    canvas.stroke(box(x - 164, 102, 328, ground - 102), line, 2, 'opacity=".6"');
    canvas.path(arch(16), lighten(stone, 0.07));
    canvas.stroke(arch(16), line, 3.4);
    canvas.path(arch(0), canvas.linear(ramp(mix(stone, palette.deep, 0.36), mix(stone, palette.deep, 0.2))));
    paintCarvedDoor(stage, x, ground);
    let sprigs = '';
    for (const side of [-1, 1])
      sprigs +=
        rosette([x + side * 136, 176], { length: 26, halfWidth: 8 }, 6) +
        rosette([x + side * 136, 222], { length: 13, halfWidth: 4 }, 4) +
        rosette([x + side * 100, 146], { length: 13, halfWidth: 4 }, 4);
    canvas.path(sprigs, line, 'opacity=".9"');
  }
  canvas.path(box(0, 40, WIDTH, 26), lighten(stone, 0.08));
  let band = '';
  for (let px = 16; px < WIDTH; px += 40) band += rosette([px, 53], { length: 11, halfWidth: 4 }, 4);
  canvas.path(band, line);
  canvas.grain(box(0, 0, WIDTH, ground), { colour: lighten(stone, -0.16), axis: [200, 0, 1600, 900], opacity: 0.35 });
  canvas.path(`M0 0H${WIDTH}V150L0 420Z`, palette.deep, 'opacity=".12"');
  paintPaving(stage, ground, '#e3bd97');
}

/** A blue studded door in the depth of an arch. */
function paintCarvedDoor(stage: Stage, x: number, ground: number): void {
  const { canvas, palette } = stage;
  const blue = mix(lit(stage, '#3f7fae'), palette.deep, 0.12);
  const top = 430;
  const door = `M${x - 92} ${ground}V${top}Q${x - 92} ${top - 66} ${x} ${top - 110}Q${x + 92} ${top - 66} ${x + 92} ${top}V${ground}Z`;
  canvas.path(door, canvas.linear(ramp(lighten(blue, 0.03), lighten(blue, -0.06))));
  canvas.stroke(door, lit(stage, '#f4dcb0'), 5, 'opacity=".8"');
  canvas.stroke(`M${x} ${ground}V${top - 106}M${x - 92} ${top + 6}H${x + 92}`, lighten(blue, -0.16), 5);
  let [panels, studs] = ['', ''];
  for (const side of [-1, 1])
    for (let row = 0; row < 5; row += 1) {
      const [px, py] = [x + side * 46, top + 60 + row * 88];
      panels += box(px - 32, py - 34, 64, 68);
      studs += rosette([px, py], { length: 24, halfWidth: 7 }, 8);
    }
  canvas.stroke(panels, lighten(blue, -0.1), 4);
  canvas.path(studs, lit(stage, '#f4dcb0'), 'opacity=".55"');
  canvas.path(oval(x - 14, top + 150, 6) + oval(x + 14, top + 150, 6), palette.gold);
}

function paintYellowWall(stage: Stage, ground: number): void {
  const { canvas, palette } = stage;
  const lime = lit(stage, '#f0c35c');
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(lighten(lime, 0.04), lighten(lime, -0.06)), [0, 0, 0.6, 1]));
  const leaf = lit(stage, '#2f7d6a');
  for (const x of [170, 1430, 800]) {
    canvas.path(box(x - 150, 130, 300, 420), lit(stage, '#fbf1d8'));
    canvas.path(box(x - 130, 150, 260, 390), mix(palette.deep, leaf, 0.3));
    for (const side of [-1, 1]) {
      const left = side === -1 ? x - 132 : x + 6;
      canvas.path(
        box(left, 150, 126, 390),
        canvas.linear(ramp(lighten(leaf, 0.04), lighten(leaf, -0.06)), [0, 0, 1, 0]),
      );
      let slats = '';
      for (let y = 166; y < 526; y += 13) slats += box(left + 14, y, 98, 5);
      canvas.path(slats, lighten(leaf, -0.11), 'opacity=".8"');
      canvas.stroke(box(left + 8, 158, 110, 374), lighten(leaf, 0.06), 3);
    }
    canvas.path(box(x - 166, 546, 332, 18), lit(stage, '#fbf1d8'));
    canvas.path(box(x - 166, 564, 332, 8), lighten(lime, -0.12), 'opacity=".7"');
  }
  canvas.path(box(0, ground - 200, WIDTH, 130), lit(stage, '#b8763c'), 'opacity=".55"');
  canvas.path(box(0, ground - 206, WIDTH, 10), lit(stage, '#fbf1d8'));
  canvas.grain(box(0, 0, WIDTH, ground), { colour: lighten(lime, -0.2), axis: [100, 200, 1600, 1000], opacity: 0.5 });
  // Morning leaves throw their shadow on the wall.
  canvas.group(`opacity=".22" ${canvas.blur(7)}`, () =>
    paintShadeTree(stage, {
      foot: [1240, 980],
      height: 940,
      half: 520,
      colour: palette.deep,
      bark: palette.deep,
      blossom: palette.deep,
    }),
  );
  paintBougainvillea(
    stage,
    [
      [[60, 60], 110],
      [[200, 20], 90],
      [[30, 190], 70],
      [[330, 6], 56],
    ],
    '#e8508a',
  );
  paintPaving(stage, ground, '#b9a488');
}
