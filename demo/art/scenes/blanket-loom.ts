import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintShuttle } from '#demo/art/motifs/shuttle.ts';
import { paintTextile, type Textile } from '#demo/art/motifs/textile.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type BlanketLoomOptions = Record<never, never>;

const BLUE: Textile = { design: 'binakul', colours: ['#f7f1e2', '#1f3f7a', '#1f3f7a', '#1f3f7a'], scale: 1.25 };
const RED: Textile = { design: 'binakul', colours: ['#f7f1e2', '#b5322c', '#b5322c', '#b5322c'], scale: 0.7 };
const STRIPED: Textile = { design: 'stripe', colours: ['#f7f1e2', '#1f3f7a', '#d9413a', '#f0b43c'] };

/** A pedal loom with a cotton blanket growing on it, shell windows behind, blankets folded beside. */
export const blanketLoom: Scene<BlanketLoomOptions> = {
  name: 'blanket-loom',
  draw(stage) {
    const x = focalX(stage);
    paintRoom(stage, x);
    paintLoom(stage, x - 90);
    paintPile(stage, [x + 560, 940]);
    paintBasket(stage, [x - 660, 930]);
    paintShuttle(stage, [x - 90, 640], { turn: -5, thread: '#1f3f7a', size: 0.8 });
  },
};

/** Wide boards, sliding windows with small panes of shell, light through them. */
function paintRoom(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#7a4a30');
  canvas.path(box(0, 0, WIDTH, 780), canvas.linear(ramp(lighten(wall, -0.1), wall)));
  for (const [px, wide] of [
    [x - 780, 440],
    [x - 300, 600],
    [x + 340, 440],
  ] as const) {
    canvas.path(box(px - 20, 50, wide + 40, 420), lighten(wall, -0.16));
    const pane = canvas.linear(ramp(mix('#fdf3d8', palette.sun, 0.5), mix('#e9dcb8', palette.sky[2], 0.35)));
    canvas.path(box(px, 70, wide, 380), pane);
    let grid = '';
    for (let gx = 0; gx <= wide; gx += 40) grid += `M${px + gx} 70V450`;
    for (let gy = 0; gy <= 380; gy += 42) grid += `M${px} ${70 + gy}H${px + wide}`;
    let pearls = '';
    for (let gx = 0; gx < wide; gx += 40)
      for (let gy = 0; gy < 360; gy += 42) if (stage.random.chance(0.4)) pearls += box(px + gx, 70 + gy, 40, 42);
    canvas.path(pearls, palette.sky[1], 'opacity=".2"');
    canvas.stroke(grid, lit(stage, '#5a3420'), 6);
    canvas.path(box(px + wide / 2 - 11, 62, 22, 396), lit(stage, '#5a3420'));
    paintGlow(stage, [px + wide / 2, 260], 360, { colour: palette.sun, strength: 0.34 });
  }
  const rail = lit(stage, '#5a3420');
  canvas.path(box(0, 480, WIDTH, 26), lighten(rail, 0.06));
  let balusters = '';
  for (let px = 14; px < WIDTH; px += 44)
    balusters += `M${px - 6} 506Q${px - 15} 560 ${px - 5} 610Q${px - 14} 650 ${px - 6} 690H${px + 6}Q${px + 14} 650 ${px + 5} 610Q${px + 15} 560 ${px + 6} 506Z`;
  canvas.path(box(0, 506, WIDTH, 190), lighten(wall, -0.14));
  canvas.path(balusters, lighten(rail, 0.04));
  canvas.path(box(0, 690, WIDTH, 30), lighten(rail, 0.02));
  canvas.path(box(0, 720, WIDTH, HEIGHT - 720), canvas.linear(ramp(lighten(wall, 0.06), lighten(wall, -0.1))));
  let boards = '';
  for (let i = -14; i <= 14; i += 1) boards += `M${num(800 + i * 96)} 720L${num(800 + i * 210)} ${HEIGHT}`;
  canvas.stroke(boards, lighten(wall, -0.14), 4, 'opacity=".7"');
  for (const i of [-1, 0, 1])
    canvas.path(
      `M${num(800 + i * 470 - 160)} 722H${num(800 + i * 470 + 160)}L${num(800 + i * 640 + 260)} 1000H${num(800 + i * 640 - 130)}Z`,
      palette.sun,
      `opacity=".14" ${canvas.blur(10)}`,
    );
}

function paintLoom(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#a8703f');
  canvas.path(oval(x, 960, 520, 30), '#140a0a', `opacity=".5" ${canvas.blur(14)}`);
  for (const side of [-1, 1])
    canvas.path(
      box(x + side * 300 - 16, 190, 32, 600),
      canvas.linear(ramp(lighten(wood, -0.06), lighten(wood, -0.18)), [0, 0, 1, 0]),
    );
  canvas.path(box(x - 330, 210, 660, 26), lighten(wood, -0.08));
  const warp = `M${x - 250} 380H${x + 250}L${x + 310} 690H${x - 310}Z`;
  canvas.path(warp, lit(stage, '#dfe4ea'));
  canvas.inside(warp, () => {
    let [white, blue] = ['', ''];
    for (let i = -46; i <= 46; i += 1) {
      const d = `M${num(x + i * 5.45)} 380L${num(x + i * 6.75)} 690`;
      if (Math.floor((i + 100) / 4) % 2 === 0) white += d;
      else blue += d;
    }
    canvas.stroke(white, lit(stage, '#fbf7ea'), 3);
    canvas.stroke(blue, lit(stage, '#2a4f8f'), 3);
    canvas.path(box(x - 320, 380, 640, 120), canvas.linear(ramp([0, palette.deep, 0.5], [1, palette.deep, 0])));
  });
  // Four heddle shafts hung from the top.
  for (const [i, y] of [330, 352, 374, 396].entries()) {
    let strings = '';
    for (let px = -270 - i * 4; px <= 270 + i * 4; px += 9) strings += `M${x + px} ${y}V${y + 110}`;
    canvas.stroke(strings, lit(stage, '#f3e9cf'), 1.8, 'opacity=".75"');
    for (const bar of [y, y + 110])
      canvas.path(
        box(x - 284 - i * 4, bar - 6, 568 + i * 8, 13),
        canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.08))),
      );
    canvas.stroke(`M${x - 180} ${y}V190M${x + 180} ${y}V190`, lit(stage, '#e8d8b0'), 3);
  }
  paintBeater(stage, x, wood);
  paintFront(stage, x, wood);
}

function paintBeater(stage: Stage, x: number, wood: string): void {
  const { canvas } = stage;
  let reed = '';
  for (let px = -310; px <= 310; px += 8) reed += `M${x + px} 540V604`;
  canvas.path(box(x - 312, 536, 624, 70), '#1c0d14', 'opacity=".25"');
  canvas.stroke(reed, lit(stage, '#e2c083'), 3);
  canvas.path(box(x - 350, 516, 700, 26), canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.06))));
  canvas.path(box(x - 350, 600, 700, 32), canvas.linear(ramp(lighten(wood, 0.16), lighten(wood, -0.1))));
  canvas.path(
    box(x - 352, 170, 26, 460) + box(x + 326, 170, 26, 460),
    canvas.linear(ramp(lighten(wood, 0.08), lighten(wood, -0.1)), [0, 0, 1, 0]),
  );
}

/** Side posts, breast beam, and the blanket that falls over it. */
function paintFront(stage: Stage, x: number, wood: string): void {
  const { canvas, palette } = stage;
  for (const side of [-1, 1]) {
    const px = x + side * 420;
    canvas.path(
      box(px - 28, 130, 56, 830),
      canvas.linear(ramp(lighten(wood, 0.12), [0.4, wood], lighten(wood, -0.18)), [0, 0, 1, 0]),
    );
    canvas.path(oval(px, 122, 34, 26), lighten(wood, 0.06));
    canvas.path(box(px - 36, 680, 72, 30) + box(px - 36, 930, 72, 34), lighten(wood, -0.04));
  }
  canvas.path(box(x - 470, 150, 940, 36), canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.1))));
  const web = `M${x - 312} 640H${x + 312}L${x + 322} 712H${x - 322}Z`;
  paintTextile(stage, web, { ...BLUE, scale: 1 });
  const fall = `M${x - 330} 716H${x + 330}C${x + 326} 800 ${x + 336} 880 ${x + 326} 950Q${x + 160} 968 ${x} 950T${x - 328} 952C${x - 334} 880 ${x - 326} 800 ${x - 330} 716Z`;
  canvas.shadow(fall, [10, 16], { blur: 12, opacity: 0.5 });
  paintTextile(stage, fall, BLUE);
  canvas.inside(fall, () => {
    for (const dx of [-250, -60, 140, 290])
      canvas.path(box(x + dx, 716, 44, 260), palette.deep, `opacity=".2" ${canvas.blur(12)}`);
    canvas.path(box(x - 340, 716, 680, 60), canvas.linear(ramp([0, palette.deep, 0.5], [1, palette.deep, 0])));
  });
  canvas.path(
    box(x - 440, 686, 880, 46),
    canvas.linear(ramp(lighten(wood, 0.2), [0.4, lighten(wood, 0.02)], lighten(wood, -0.16))),
  );
  paintTextile(stage, box(x - 328, 686, 656, 46), { ...BLUE, scale: 1 });
  canvas.path(
    box(x - 328, 686, 656, 46),
    canvas.linear(ramp([0, palette.sun, 0.3], [0.4, palette.sun, 0], [1, palette.deep, 0.6])),
  );
}

/** Blankets folded into a pile on a low stool. */
function paintPile(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#5a3420');
  canvas.path(oval(x, y + 6, 230, 22), '#140a0a', `opacity=".5" ${canvas.blur(9)}`);
  canvas.path(
    box(x - 200, y - 60, 400, 22) + box(x - 180, y - 40, 30, 46) + box(x + 150, y - 40, 30, 46),
    canvas.linear(ramp(lighten(wood, 0.12), wood)),
  );
  for (const [i, cloth] of [
    STRIPED,
    RED,
    BLUE,
    { ...STRIPED, colours: ['#f0b43c', '#8a2c2c', '#f7f1e2', '#1f3f7a'] } as Textile,
    RED,
  ].entries()) {
    const [top, half] = [y - 128 - i * 66, 186 - (i % 3) * 12];
    const d = `M${x - half} ${top + 6}Q${x - half - 16} ${top + 34} ${x - half + 2} ${top + 66}H${x + half}Q${x + half + 12} ${top + 34} ${x + half} ${top + 4}Q${x} ${top - 8} ${x - half} ${top + 6}Z`;
    paintTextile(stage, d, { ...cloth, scale: 0.6 });
    canvas.path(d, canvas.linear(ramp([0, palette.sun, 0.16], [0.5, palette.sun, 0], [1, palette.deep, 0.55])));
    canvas.stroke(`M${x - half + 6} ${top + 34}H${x + half - 30}`, palette.deep, 2.4, 'opacity=".4"');
  }
}

function paintBasket(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const cane = lit(stage, '#b98a4c');
  canvas.path(oval(x + 10, y, 170, 24), '#140a0a', `opacity=".5" ${canvas.blur(9)}`);
  canvas.path(oval(x, y - 150, 160, 46), lighten(cane, -0.24));
  for (const [dx, dy, dye] of [
    [-86, -176, '#1f3f7a'],
    [0, -196, '#f7f1e2'],
    [84, -178, '#b5322c'],
    [-42, -158, '#f0b43c'],
    [46, -156, '#2a7a6a'],
  ] as const) {
    const tone = lit(stage, dye);
    canvas.path(
      oval(x + dx, y + dy, 62, 56),
      canvas.radial(ramp(lighten(tone, 0.1), [0.6, tone], lighten(tone, -0.16)), [0.38, 0.34], 0.7),
    );
    let thread = '';
    for (let k = -4; k <= 4; k += 1)
      thread += `M${x + dx - 56} ${y + dy + k * 11}Q${x + dx} ${y + dy + k * 11 - 26} ${x + dx + 54} ${y + dy + k * 9}`;
    canvas.inside(oval(x + dx, y + dy, 62, 56), () => canvas.stroke(thread, lighten(tone, -0.1), 2.4, 'opacity=".7"'));
  }
  const body = `M${x - 162} ${y - 150}Q${x - 150} ${y - 30} ${x - 116} ${y}H${x + 116}Q${x + 150} ${y - 30} ${x + 162} ${y - 150}Q${x} ${y - 84} ${x - 162} ${y - 150}Z`;
  canvas.path(body, canvas.linear(ramp(lighten(cane, 0.06), [0.4, cane], lighten(cane, -0.16)), [0, 0, 1, 0]));
  canvas.inside(body, () => {
    let weave = '';
    for (let row = 0; row < 10; row += 1)
      for (let i = 0; i < 20; i += 1)
        if ((i + row) % 2 === 0) weave += box(x - 170 + i * 18, y - 150 + row * 16, 17, 13);
    canvas.path(weave, lighten(cane, -0.1), 'opacity=".75"');
  });
  canvas.stroke(`M${x - 162} ${y - 150}Q${x} ${y - 84} ${x + 162} ${y - 150}`, lighten(cane, 0.1), 12);
}
