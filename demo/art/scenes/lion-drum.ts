import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type LionDrumOptions = Record<never, never>;

/** The head of a dancing lion on a stand and a great studded drum in a courtyard under red lanterns. */
export const lionDrum: Scene<LionDrumOptions> = {
  name: 'lion-drum',
  draw(stage) {
    const x = focalX(stage);
    paintCourt(stage, x);
    for (const [dx, y, size, shape] of [
      [-690, -20, 1.3, 'globe'],
      [-470, 10, 1.1, 'globe'],
      [-250, -30, 1, 'drum'],
      [280, -20, 1.05, 'globe'],
      [500, 10, 1.2, 'drum'],
      [710, -20, 1.3, 'globe'],
    ] as const)
      paintLantern(stage, { hook: [x + dx, y], size, colour: '#d8281f', shape });
    paintDrum(stage, [x + 400, 650]);
    paintBody(stage, [x - 210, 560]);
    paintHead(stage, [x - 200, 520]);
    paintGlow(stage, [x, 180], 720, { strength: 0.4 });
  },
};

function paintCourt(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#a8402c', 0.6);
  canvas.path(box(0, 0, WIDTH, 760), canvas.linear(ramp(lighten(wall, -0.14), wall)));
  const gold = lit(stage, palette.gold, 0.4);
  for (const dx of [-610, 0, 610]) {
    canvas.path(box(x + dx - 160, 190, 320, 560), lighten(wall, -0.16));
    let lattice = '';
    for (let i = 0; i < 6; i += 1) lattice += `M${x + dx - 150 + i * 60} 200V540`;
    for (let i = 0; i < 7; i += 1) lattice += `M${x + dx - 156} ${208 + i * 55}h312`;
    canvas.path(box(x + dx - 150, 200, 300, 340), canvas.linear(ramp('#ffcf7a', '#c9702c')));
    canvas.stroke(lattice, lit(stage, '#6a1f18', 0.5), 9);
    canvas.stroke([0, 1, 2].map((i) => oval(x + dx - 100 + i * 100, 370, 36)).join(''), lit(stage, '#6a1f18', 0.5), 8);
    canvas.path(box(x + dx - 150, 570, 300, 170), lighten(wall, -0.05));
    canvas.stroke(
      rosette([x + dx, 655], { length: 60, halfWidth: 18 }, 8) + box(x + dx - 130, 585, 260, 140),
      gold,
      4,
      'opacity=".8"',
    );
  }
  for (const dx of [-330, 330]) {
    canvas.path(
      box(x + dx - 32, 60, 64, 700),
      canvas.linear(
        ramp(lit(stage, '#c8382a', 0.5), [0.4, lit(stage, '#a8281f', 0.5)], lit(stage, '#5f1412', 0.5)),
        [0, 0, 1, 0],
      ),
    );
    canvas.stroke(`M${x + dx - 32} 130h64M${x + dx - 32} 150h64M${x + dx - 32} 690h64`, gold, 7);
  }
  canvas.path(box(0, 0, WIDTH, 60), lighten(wall, -0.2));
  let tiles = '';
  for (let px = 0; px < WIDTH; px += 40) tiles += `M${px} 60q20 36 40 0Z`;
  canvas.path(tiles, lit(stage, '#2f6f5a', 0.6));
  canvas.stroke(tiles, gold, 2.4, 'opacity=".7"');
  const stone = lit(stage, '#7a6a66', 0.8);
  canvas.path(
    box(0, 750, WIDTH, HEIGHT - 750),
    canvas.linear(ramp(mix(stone, palette.lamp, 0.35), [0.4, stone], lighten(stone, -0.18))),
  );
  let slabs = '';
  for (let i = 0; i < 6; i += 1) slabs += `M0 ${756 + i * 22 + i * i * 7}H${WIDTH}`;
  for (let i = -12; i <= 12; i += 1) slabs += `M${800 + i * 100} 750L${800 + i * 210} ${HEIGHT}`;
  canvas.stroke(slabs, lighten(stone, -0.16), 3, 'opacity=".6"');
}

/** A barrel drum on its stand, skin towards the viewer, two sticks laid on it. */
function paintDrum(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const red = lit(stage, '#c2281f', 0.5);
  const gold = lit(stage, palette.gold, 0.3);
  canvas.path(oval(x + 10, 936, 280, 30), palette.deep, `opacity=".6" ${canvas.blur(11)}`);
  canvas.stroke(
    `M${x - 190} 930L${x - 110} 690M${x + 190} 930L${x + 110} 690M${x - 160} 850H${x + 160}`,
    lit(stage, '#5f2418', 0.5),
    30,
  );
  const body = `M${x - 220} ${y - 120}C${x - 270} ${y - 20} ${x - 260} ${y + 70} ${x - 200} ${y + 140}Q${x} ${y + 200} ${x + 200} ${y + 140}C${x + 260} ${y + 70} ${x + 270} ${y - 20} ${x + 220} ${y - 120}Z`;
  canvas.path(
    body,
    canvas.linear(ramp(lighten(red, 0.04), [0.3, lighten(red, 0.12)], lighten(red, -0.2)), [0, 0, 1, 0]),
  );
  canvas.inside(body, () => {
    let studs = '';
    for (let i = -9; i <= 9; i += 1) {
      const a = i * 0.165;
      studs +=
        oval(x + Math.sin(a) * 244, y - 66 + Math.cos(a) * 62, 8 * Math.cos(a) + 2, 9) +
        oval(x + Math.sin(a) * 226, y + 84 + Math.cos(a) * 58, 8 * Math.cos(a) + 2, 9);
    }
    canvas.path(
      [-1, 0, 1]
        .map((i) => rosette([x + i * 140, y + 62 - Math.abs(i) * 14], { length: 54, halfWidth: 17 }, 8))
        .join(''),
      gold,
    );
    canvas.path([-1, 0, 1].map((i) => oval(x + i * 140, y + 62 - Math.abs(i) * 14, 13)).join(''), lighten(red, -0.1));
    canvas.path(studs, gold);
  });
  const skin = lit(stage, '#f3dfb8', 0.6);
  canvas.path(oval(x, y - 120, 226, 72), gold);
  canvas.path(
    oval(x, y - 124, 214, 64),
    canvas.radial(ramp(lighten(skin, 0.05), [0.7, skin], lighten(skin, -0.14)), [0.42, 0.36], 0.7),
  );
  canvas.stroke(oval(x, y - 124, 120, 35), lighten(skin, -0.14), 4, 'opacity=".7"');
  for (const [fx, fy, tx, ty] of [
    [-150, -104, 130, -186],
    [-60, -78, 220, -150],
  ] as const) {
    canvas.stroke(`M${x + fx} ${y + fy + 12}L${x + tx} ${y + ty + 14}`, '#1a0808', 15, 'opacity=".35"');
    canvas.stroke(`M${x + fx} ${y + fy}L${x + tx} ${y + ty}`, lit(stage, '#c98a4c', 0.5), 15);
    canvas.stroke(`M${x + tx - 40} ${num(y + ty + 11)}L${x + tx} ${y + ty}`, lit(stage, '#d8281f', 0.4), 17);
  }
}

/** The cloth body that falls from the head over its stand, in rows of fringe. */
function paintBody(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x - 20, 950, 360, 34), palette.deep, `opacity=".6" ${canvas.blur(12)}`);
  const cloth = `M${x - 190} ${y}C${x - 300} ${y + 120} ${x - 340} ${y + 260} ${x - 330} 950H${x + 270}C${x + 290} ${y + 260} ${x + 250} ${y + 120} ${x + 200} ${y}Z`;
  const red = lit(stage, '#d8331f', 0.4);
  canvas.path(cloth, canvas.linear(ramp(lighten(red, 0.04), lighten(red, -0.16)), [0, 0, 1, 0.3]));
  canvas.inside(cloth, () => {
    for (const [i, tone] of ['#f4b83c', '#fff3dc', '#2f8f6a', '#f4b83c', '#fff3dc'].entries()) {
      const py = y + 130 + i * 66;
      let fringe = '';
      for (let px = x - 360; px < x + 320; px += 13) fringe += `M${px} ${py}q${(px % 5) - 2} 26 ${(px % 7) - 3} 52`;
      canvas.stroke(fringe, lit(stage, tone, 0.4), 9);
      canvas.stroke(`M${x - 360} ${py}H${x + 320}`, lit(stage, palette.gold, 0.3), 9);
    }
  });
}

/** Horn, mirrors, pompoms, round eyes under fur brows, a wide mouth with beard. */
function paintHead(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const [red, gold, white] = [lit(stage, '#e03a22', 0.3), lit(stage, palette.gold, 0.2), lit(stage, '#fff6e4', 0.25)];
  canvas.group(`transform="translate(${x} ${y}) rotate(-5)"`, () => {
    for (const side of [-1, 1])
      canvas.path(
        `M${side * 190} -90C${side * 280} -150 ${side * 310} -70 ${side * 280} -10C${side * 250} 20 ${side * 210} 0 ${side * 186} -30Z`,
        canvas.linear(ramp(lighten(red, 0.06), lighten(red, -0.12))),
      );
    for (const side of [-1, 1])
      canvas.path(
        `M${side * 204} -84C${side * 262} -116 ${side * 284} -70 ${side * 262} -26C${side * 246} -10 ${side * 220} -20 ${side * 206} -40Z`,
        white,
      );
    const skull =
      'M-220 20C-240 -120 -160 -250 0 -256C160 -250 240 -120 220 20C200 90 130 110 0 110C-130 110 -200 90 -220 20Z';
    canvas.shadow(skull, [14, 24], { blur: 18, opacity: 0.6 });
    canvas.path(skull, canvas.radial(ramp(lighten(red, 0.12), [0.6, red], lighten(red, -0.18)), [0.4, 0.3], 0.78));
    canvas.path(
      'M-34 -236C-30 -310 -10 -350 30 -372C24 -320 40 -280 36 -236Z',
      canvas.linear(ramp(lighten(gold, 0.1), lighten(gold, -0.16)), [0, 0, 1, 0]),
    );
    canvas.stroke('M-28 -264H34M-22 -294H32M-10 -322H30', lighten(gold, -0.26), 4);
    let swirls = '';
    for (const side of [-1, 1])
      swirls += `M${side * 60} -190q${side * 60} -30 ${side * 90} 20q${side * 4} 34 ${side * -26} 30q${side * -24} -10 ${side * -8} -26M${side * 170} -110q${side * 40} 30 ${side * 20} 80`;
    canvas.stroke(swirls, gold, 10);
    canvas.path(oval(0, -180, 40), gold);
    canvas.path(oval(0, -180, 29), canvas.linear(ramp('#ffffff', [0.5, '#a9c6d8'], '#e8f2f8'), [0, 0, 1, 1]));
    paintEyes(stage, gold, white);
    paintMouth(stage, red, white);
    for (const [px, py, tone] of [
      [-120, -232, '#2f8f6a'],
      [-190, -170, '#f4b83c'],
      [124, -230, '#2f8f6a'],
      [194, -166, '#f4b83c'],
      [0, -388, '#f4b83c'],
    ] as const) {
      const ball = Array.from(
        { length: 26 },
        (_, i) => `M${px} ${py}l${num(Math.cos(i * 0.2417) * 30)} ${num(Math.sin(i * 0.2417) * 30)}`,
      ).join('');
      canvas.stroke(ball, lit(stage, tone, 0.3), 8);
      canvas.path(oval(px, py, 13), lighten(lit(stage, tone, 0.3), 0.1));
    }
  });
}

function paintEyes(stage: Stage, gold: string, white: string): void {
  const { canvas } = stage;
  for (const side of [-1, 1]) {
    const ex = side * 104;
    let brow = '';
    for (let i = 0; i < 22; i += 1)
      brow += leaf(
        [ex + side * (i * 5.4 - 66), -84 - Math.sin(i * 0.15) * 34],
        50,
        7,
        -Math.PI / 2 + side * (i * 0.06 - 0.4),
      );
    canvas.path(brow, white);
    canvas.path(oval(ex, -52, 62, 56), gold);
    canvas.path(oval(ex, -52, 50, 46), white);
    canvas.path(oval(ex + 4, -46, 27, 29), '#140a10');
    canvas.path(oval(ex - 6, -58, 10), '#ffffff');
    canvas.stroke(`M${ex - 62} -54Q${ex} -120 ${ex + 62} -54`, lit(stage, '#8f1a14', 0.3), 12);
  }
  canvas.path(
    'M-44 -30C-60 0 -60 30 -36 34C-20 44 20 44 36 34C60 30 60 0 44 -30C20 -50 -20 -50 -44 -30Z',
    canvas.linear(ramp(lit(stage, '#2f9a72', 0.3), lit(stage, '#1a5f48', 0.3))),
  );
  canvas.path(oval(-20, 22, 10, 7) + oval(20, 22, 10, 7), '#0c241c');
}

function paintMouth(stage: Stage, red: string, white: string): void {
  const { canvas } = stage;
  canvas.path('M-200 70C-120 120 120 120 200 70C196 190 110 230 0 230C-110 230 -196 190 -200 70Z', '#3a0a12');
  canvas.path('M-120 196C-80 150 80 150 120 196C70 226 -70 226 -120 196Z', lit(stage, '#e8607a', 0.3));
  let teeth = '';
  for (let i = -5; i <= 5; i += 1)
    teeth += `M${i * 30 - 13} ${num(100 - Math.abs(i) * 5)}h26l-3 ${28 - Math.abs(i)}q-10 8 -20 0Z`;
  canvas.path(teeth, white);
  let fur = '';
  for (let i = 0; i < 40; i += 1)
    fur += leaf([-204 + i * 10.5, 66 + Math.sin((i / 39) * Math.PI) * 34], 40, 7, -Math.PI / 2 + (i / 39 - 0.5) * 1.4);
  canvas.path(fur, white);
  const jaw = 'M-196 130C-170 250 -80 280 0 280C80 280 170 250 196 130C176 200 90 236 0 236C-90 236 -176 200 -196 130Z';
  canvas.path(jaw, canvas.linear(ramp(lighten(red, 0.06), lighten(red, -0.12))));
  let beard = '';
  for (let i = 0; i < 30; i += 1)
    beard += leaf(
      [-150 + i * 10.4, 258 + Math.sin((i / 29) * Math.PI) * 22],
      84 + Math.sin((i / 29) * Math.PI) * 30,
      8,
      Math.PI / 2 - (i / 29 - 0.5) * 0.7,
    );
  canvas.path(beard, white);
  canvas.path(beard, '#c9b8a0', 'opacity=".3" transform="translate(5 6)"');
}
