import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFist } from '#demo/art/motifs/fist.ts';
import { paintFlame } from '#demo/art/motifs/flame.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintPrawn } from '#demo/art/motifs/meat.ts';
import { paintNeonSign } from '#demo/art/motifs/neon-signs.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { Scene } from '#demo/art/picture.ts';

/** A night cook throws noodles through a pillar of flame, neon of the street behind. */
export const wokFire: Scene<object> = {
  name: 'wok-fire',
  draw(stage) {
    const x = focalX(stage);
    paintStreet(stage);
    paintGlow(stage, [x - 60, 430], 760, { colour: '#ff8a2c', strength: 0.62 });
    paintPillar(stage, x - 120);
    paintCounter(stage);
    paintWok(stage, [x - 80, 690]);
    paintToss(stage, x);
    paintGlow(stage, [x - 60, 600], 900, { colour: '#ff9a3c', strength: 0.34 });
    paintSteam(stage, [x - 60, 300], { width: 420, height: 300, count: 5, opacity: 0.3 });
  },
};

function paintStreet(stage: Stage): void {
  const { canvas, palette, random } = stage;
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(palette.sky[0], [0.5, palette.sky[1]], palette.deep))}"/>`,
  );
  canvas.group(canvas.blur(5), () => {
    for (let i = 0; i < 9; i += 1) {
      const x = -40 + i * 190;
      canvas.path(box(x, 40 + (i % 3) * 50, 176, 800), mix(palette.hill, palette.deep, 0.35 + (i % 2) * 0.2));
      for (let k = 0; k < 8; k += 1)
        if (random.chance(0.5))
          canvas.path(box(x + 20 + (k % 2) * 78, 120 + Math.floor(k / 2) * 120, 56, 70), palette.lamp, 'opacity=".5"');
    }
    for (const [i, at] of [
      [60, 110, 120, 330],
      [270, 220, 190, 96],
      [520, 90, 96, 260],
      [1060, 120, 180, 100],
      [1300, 90, 110, 330],
      [1460, 300, 130, 100],
    ].entries())
      paintNeonSign(stage, [at[0] ?? 0, at[1] ?? 0], [at[2] ?? 100, at[3] ?? 100], i);
    for (const [i, px] of [90, 210, 980, 1110, 1240, 1400, 1520].entries()) {
      const coat = mix(random.pick(['#d9668a', '#3f8f9a', '#e9b15c', '#8a6ac0']), palette.deep, 0.45);
      const top = 500 + (i % 3) * 34;
      canvas.path(
        `M${px - 56} 860C${px - 62} ${top + 130} ${px - 50} ${top + 76} ${px} ${top + 70}S${px + 62} ${top + 130} ${px + 56} 860Z`,
        coat,
      );
      canvas.path(oval(px, top + 30, 30, 36), mix('#8a5a3c', palette.deep, 0.4));
      canvas.path(oval(px, top + 16, 33, 28), mix('#1c1418', palette.deep, 0.4));
    }
    for (let i = 0; i < 40; i += 1) {
      const disc = oval(random.between(0, WIDTH), random.between(380, 680), random.between(10, 34));
      canvas.path(
        disc,
        random.pick([palette.lamp, palette.accent, '#5fd0c6', '#ff9ad0']),
        `opacity="${num(random.between(2, 5))}e-1"`,
      );
    }
  });
}

/** Fire that leaps out of the pan: broad tongues, thinner ones, sparks. */
function paintPillar(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  const tongue = (dx: number, wide: number, tall: number, lean: number): string =>
    `M${num(x + dx - wide)} 690C${num(x + dx - wide * 1.3)} ${num(690 - tall * 0.3)} ${num(x + dx - wide * 0.2 + lean * 0.3)} ${num(690 - tall * 0.5)} ${num(x + dx - wide * 0.34 + lean * 0.5)} ${num(690 - tall * 0.72)}Q${num(x + dx + lean * 0.7)} ${num(690 - tall * 0.86)} ${num(x + dx + lean)} ${num(690 - tall)}Q${num(x + dx + wide * 0.6 + lean * 0.6)} ${num(690 - tall * 0.7)} ${num(x + dx + wide * 0.4 + lean * 0.3)} ${num(690 - tall * 0.52)}C${num(x + dx + wide * 1.1)} ${num(690 - tall * 0.42)} ${num(x + dx + wide * 1.3)} ${num(690 - tall * 0.2)} ${num(x + dx + wide)} 690Z`;
  canvas.path(oval(x, 430, 330, 360), '#ff7a1c', `opacity=".5" ${canvas.blur(50)} style="mix-blend-mode:screen"`);
  for (const [share, colour, opacity] of [
    [1, '#e2481a', 0.85],
    [0.8, '#f77f22', 0.92],
    [0.58, '#ffb63c', 0.95],
    [0.36, '#fff0b4', 0.95],
  ] as const) {
    let d = '';
    for (const [dx, wide, tall, lean] of [
      [0, 130, 600, -40],
      [-150, 90, 470, -80],
      [140, 96, 500, 70],
      [-240, 56, 300, -60],
      [240, 60, 330, 70],
      [-70, 70, 540, 40],
    ] as const)
      d += tongue(dx * (0.6 + share * 0.4), wide * share, tall * (0.3 + share * 0.7), lean * share);
    canvas.path(
      d,
      canvas.linear(ramp([0, colour, opacity * 0.5], [0.4, colour, opacity], [1, colour, 1])),
      canvas.blur(share === 1 ? 5 : 2),
    );
  }
  let sparks = '';
  for (let i = 0; i < 60; i += 1)
    sparks += oval(x + random.around(0, 380), random.between(30, 620), random.between(1.6, 4.4));
  canvas.path(sparks, '#ffd27a', 'opacity=".9"');
}

function paintCounter(stage: Stage): void {
  const { canvas } = stage;
  const steel = lit(stage, '#7c858c');
  canvas.path(box(0, 830, WIDTH, 170), canvas.linear(ramp(lighten(steel, 0.02), lighten(steel, -0.2))));
  canvas.path(box(0, 824, WIDTH, 14), lighten(steel, 0.2));
  canvas.path(oval(720, 850, 520, 30), '#ff8a2c', `opacity=".55" ${canvas.blur(14)}`);
  for (let i = -5; i <= 5; i += 1) paintFlame(stage, [720 + i * 66, 858], 110 - Math.abs(i) * 6, i * 8);
  for (const [x, colour] of [
    [90, '#4f9e3f'],
    [230, '#f2d9a0'],
    [1370, '#d9482a'],
    [1510, '#f0b060'],
  ] as const) {
    canvas.path(
      `M${x - 62} 850H${x + 62}L${x + 50} 930H${x - 50}Z`,
      canvas.linear(ramp('#b9c2c8', [0.3, '#eef2f4'], '#6a737a'), [0, 0, 1, 0]),
    );
    canvas.path(oval(x, 850, 62, 15), '#9aa4aa');
    let heap = '';
    for (let k = 0; k < 22; k += 1)
      heap += leaf(
        [x + stage.random.around(0, 40), 848 - stage.random.between(0, 26)],
        30,
        8,
        stage.random.between(0, 6.2),
      );
    canvas.path(heap, lit(stage, colour, 0.5));
  }
}

/** The pan, tilted towards the fire, and the fist on its handle. */
function paintWok(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${x} ${y}) rotate(-9)"`, () => {
    canvas.path('M400 -34L760 -74L766 -34L404 26Z', canvas.linear(ramp('#8a5a34', '#4a2a14')));
    const pan = 'M-430 -10C-400 110 -240 176 0 176S400 110 430 -10Z';
    canvas.path(pan, canvas.linear(ramp('#4a4b54', [0.5, '#26262d'], '#121216')));
    canvas.grain(pan, { colour: '#08080a', axis: [0, 0, 400, 170], opacity: 0.7 });
    canvas.stroke('M-330 92Q-160 156 0 160T330 92', '#ff9a4c', 10, 'opacity=".7"');
    canvas.path(oval(0, -10, 430, 84), '#6a6b74');
    canvas.path(oval(0, -4, 408, 72), canvas.radial(ramp('#7a3a1c', [0.6, '#33201a'], '#17141a')));
    canvas.stroke('M-426 -14A430 84 0 0 1 -90 -92', '#ffd9a0', 6, 'opacity=".8"');
    paintHeap(stage);
    canvas.stroke('M-430 -10A430 84 0 0 0 430 -10', '#8a8b94', 9);
    canvas.stroke('M-424 -6A430 84 0 0 0 -60 72', '#ffc88a', 4, 'opacity=".8"');
  });
  paintFist(stage, {
    transform: `translate(${x + 640} ${y - 150}) rotate(70) scale(.86)`,
    skin: '#f0aa68',
    sleeve: '#f2ead8',
    elbow: [140, -520],
  });
}

function paintHeap(stage: Stage): void {
  const { canvas, random } = stage;
  const heap = 'M-300 4C-240 -80 -110 -110 0 -108S240 -80 300 4Q0 60 -300 4Z';
  canvas.path(heap, canvas.linear(ramp('#e8a850', '#8a4a1c')));
  canvas.inside(heap, () => {
    for (let i = 0; i < 110; i += 1) {
      const [sx, sy] = [random.around(0, 290), random.between(-100, 40)];
      const strand = `M${num(sx)} ${num(sy)}q${num(random.between(20, 50))} ${num(random.around(0, 34))} ${num(random.between(60, 110))} ${num(random.around(0, 16))}`;
      canvas.stroke(strand, random.pick(['#f2c878', '#e0a050', '#fbe0a4', '#b8702c']), 12);
    }
    for (let i = 0; i < 26; i += 1)
      canvas.path(
        leaf([random.around(0, 250), random.between(-90, 20)], random.between(40, 66), 13, random.between(0, 6.2)),
        random.pick(['#3f9a40', '#6fb84c', '#2c7a38']),
      );
  });
  paintPrawn(stage, [-120, -50], 0.62, 10);
  paintPrawn(stage, [80, -62], 0.66, 60);
}

/** Noodles and greens in a long arc above the pan. */
function paintToss(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  const arc = (t: number): Point => [x + 230 - t * 480, 560 - Math.sin(t * Math.PI * 0.92) * 400 + t * 60];
  for (let i = 0; i < 56; i += 1) {
    const [cx, cy] = arc(random.next());
    const [sx, sy] = [cx + random.around(0, 54), cy + random.around(0, 46)];
    const kind = i % 5;
    if (kind < 2) {
      const d = `M${num(sx)} ${num(sy)}q${num(random.around(0, 50))} ${num(random.around(0, 46))} ${num(random.around(0, 90))} ${num(random.around(0, 50))}`;
      canvas.stroke(d, '#7a3a10', 12, 'opacity=".5" transform="translate(2 4)"');
      canvas.stroke(d, '#ffdc94', 9);
    } else if (kind === 2)
      canvas.path(
        leaf([sx, sy], random.between(40, 62), 14, random.between(0, 6.2)),
        random.pick(['#5fc04c', '#3f9a40', '#8fd45a']),
      );
    else if (kind === 3)
      canvas.path(leaf([sx, sy], 40, 9, random.between(0, 6.2)), random.pick(['#f0402a', '#ff7a3c']));
    else canvas.path(oval(sx, sy, 11, 9), '#fff0c8');
  }
  for (const [t, turn] of [
    [0.3, 30],
    [0.55, -40],
    [0.78, 100],
  ] as const) {
    const [cx, cy] = arc(t);
    paintPrawn(stage, [cx, cy], 0.56, turn);
  }
}
