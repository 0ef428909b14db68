import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type IkatThreadsOptions = Record<never, never>;

/** Silk threads stretched on a frame, tied and dyed bundle by bundle before they are woven; a hand ties the next knot. */
export const ikatThreads: Scene<IkatThreadsOptions> = {
  name: 'ikat-threads',
  draw(stage) {
    const x = focalX(stage);
    paintThatchWall(stage);
    paintGlow(stage, [x - 300, 260], 700, { colour: stage.palette.sun, strength: 0.34 });
    paintCloth(stage, x);
    paintSpinningWheel(stage, [x + 530, 470]);
    paintFloor(stage);
    paintFrame(stage, x - 130);
    for (const [dx, y, dye] of [
      [470, 900, '#d9a13a'],
      [590, 936, '#b5343f'],
      [700, 890, '#f3dfae'],
    ] as const)
      paintSpool(stage, [x + dx, y], dye);
    paintGripHand(stage, {
      transform: `translate(${x + 20} 545) rotate(28) scale(.9)`,
      skin: '#a86f48',
      sleeve: '#2f6b5a',
      tool: () => stage.canvas.stroke('M-20 -6C30 10 60 20 90 24C130 30 170 60 210 120', lit(stage, '#b5343f'), 6),
    });
  },
};

function paintThatchWall(stage: Stage): void {
  const { canvas, random } = stage;
  const palm = lit(stage, '#a9824f');
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(lighten(palm, -0.06), lighten(palm, -0.16)), [0, 0, 1, 1]));
  for (let row = 0; row < 8; row += 1) {
    let [light, dark] = ['', ''];
    for (let px = -20; px < WIDTH + 20; px += 17) {
      const d = `M${px} ${row * 110 - 10}L${num(px + 19)} ${row * 110 - 10}L${num(px + random.between(8, 20))} ${num(row * 110 + random.between(96, 124))}L${num(px + 3)} ${num(row * 110 + random.between(90, 116))}Z`;
      if (random.chance(0.5)) light += d;
      else dark += d;
    }
    canvas.path(box(0, row * 110, WIDTH, 40), lighten(palm, -0.26), `opacity=".5" ${canvas.blur(8)}`);
    canvas.path(light, lighten(palm, 0.01), 'opacity=".75"');
    canvas.path(dark, lighten(palm, -0.06), 'opacity=".75"');
  }
  const pole = lit(stage, '#7a5530');
  for (const y of [150, 480]) {
    canvas.path(box(0, y, WIDTH, 22), canvas.linear(ramp(lighten(pole, 0.12), lighten(pole, -0.08))));
  }
}

function paintFloor(stage: Stage): void {
  const { canvas } = stage;
  const cane = lit(stage, '#8a5f38');
  canvas.path(box(0, 740, WIDTH, 260), canvas.linear(ramp(lighten(cane, 0.02), lighten(cane, -0.16))));
  let slats = '';
  for (let i = 0; i < 11; i += 1) slats += `M0 ${num(744 + i * 13 + i * i * 1.3)}H${WIDTH}`;
  canvas.stroke(slats, lighten(cane, -0.16), 4, 'opacity=".7"');
  canvas.stroke(slats, lighten(cane, 0.12), 2, 'opacity=".5" transform="translate(0 5)"');
}

/** A finished silk hung over the wall pole. */
function paintCloth(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  for (const [dx, wide, colours] of [
    [-740, 230, ['#5a1f3f', '#f2b84e', '#e8734a', '#f7e2b0']],
    [240, 190, ['#2f5f4a', '#f2d9a0', '#c9823a', '#f7e2b0']],
  ] as const) {
    const d = `M${x + dx} 140H${x + dx + wide}L${x + dx + wide + 6} 700Q${x + dx + wide / 2} 716 ${x + dx - 6} 700Z`;
    canvas.shadow(d, [14, 10], { blur: 10, opacity: 0.4 });
    paintTextile(stage, d, { design: 'ikat', colours: [...colours], scale: 0.8 });
    for (const share of [0.2, 0.55, 0.86])
      canvas.path(box(x + dx + wide * share, 140, wide * 0.1, 570), palette.deep, `opacity=".26" ${canvas.blur(8)}`);
  }
}

/** Upright frame; the pattern shows where the bundles have been dyed, ties where colour must not go. */
function paintFrame(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#8f5a30');
  const [left, right, top, foot] = [x - 360, x + 360, 130, 850];
  canvas.path(oval(x, foot + 60, 460, 26), '#140a0a', `opacity=".45" ${canvas.blur(12)}`);
  const sheet = box(left, top, right - left, foot - top);
  canvas.inside(sheet, () => {
    canvas.path(sheet, '#1c0d14', 'opacity=".35"');
    paintDyed(stage, [left, right], [top, 600]);
    paintRaw(stage, [left, right], [600, foot]);
    let threads = '';
    for (let px = left; px < right; px += 6) threads += `M${px} ${top}V${foot}`;
    canvas.stroke(threads, palette.deep, 1.3, 'opacity=".4"');
    canvas.stroke(threads, '#fff3d6', 1, 'opacity=".28" transform="translate(2 0)"');
  });
  for (const px of [left - 20, right + 20]) {
    canvas.path(
      box(px - 20, top - 60, 40, foot - top + 130),
      canvas.linear(ramp(lighten(wood, 0.12), [0.5, wood], lighten(wood, -0.16)), [0, 0, 1, 0]),
    );
    canvas.path(
      `M${px - 70} ${foot + 84}Q${px - 50} ${foot + 40} ${px} ${foot + 34}Q${px + 50} ${foot + 40} ${px + 70} ${foot + 84}Z`,
      lighten(wood, -0.06),
    );
  }
  for (const y of [top - 16, foot - 12]) {
    canvas.shadow(box(left - 50, y, right - left + 100, 34), [0, 14], { blur: 8, opacity: 0.4 });
    canvas.path(
      box(left - 50, y, right - left + 100, 34),
      canvas.linear(ramp(lighten(wood, 0.18), [0.4, wood], lighten(wood, -0.14))),
    );
  }
}

function paintDyed(
  stage: Stage,
  [left, right]: readonly [number, number],
  [top, foot]: readonly [number, number],
): void {
  paintTextile(stage, box(left, top, right - left, foot - top), {
    design: 'ikat',
    colours: ['#8c2332', '#f4d48c', '#d9762f', '#3a1430'],
    scale: 1.2,
  });
  const fade = stage.canvas.linear(ramp([0, '#f4e3bc', 0], [1, lit(stage, '#f4e3bc'), 1]));
  stage.canvas.path(box(left, foot - 110, right - left, 112), fade);
}

/** Undyed silk with red ties in the figure to come. */
function paintRaw(
  stage: Stage,
  [left, right]: readonly [number, number],
  [top, foot]: readonly [number, number],
): void {
  const { canvas } = stage;
  const silk = lit(stage, '#f4e3bc');
  canvas.path(box(left, top, right - left, foot - top), canvas.linear(ramp(silk, lighten(silk, -0.05)), [0, 0, 1, 0]));
  let [ties, ends] = ['', ''];
  for (let column = 0; column < 24; column += 1) {
    const px = left + 14 + column * 30;
    const lift = Math.abs(((column + 2) % 8) - 4);
    for (const y of [top + 20 + lift * 17, top + 150 - lift * 17, top + 196 - lift * 9]) {
      if (y > foot - 30 || (column > 13 && y > top + 90)) continue;
      ties += box(px - 11, y, 22, 13);
      ends += `M${num(px + 9)} ${num(y + 6)}l9 ${num(-6 + (column % 3) * 6)}`;
    }
  }
  canvas.path(ties, lit(stage, '#b5343f'));
  canvas.stroke(ends, lit(stage, '#d4545c'), 3);
}

function paintSpinningWheel(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#6e4226');
  canvas.path(oval(x, 790, 230, 22), '#140a0a', `opacity=".4" ${canvas.blur(9)}`);
  canvas.stroke(`M${x} ${y}L${x - 96} 790M${x} ${y}L${x + 96} 790`, lighten(wood, -0.05), 22);
  let spokes = '';
  for (let i = 0; i < 12; i += 1)
    spokes += `M${x} ${y}L${num(x + Math.cos(i * 0.5236) * 176)} ${num(y + Math.sin(i * 0.5236) * 190)}`;
  canvas.stroke(spokes, wood, 8);
  canvas.stroke(oval(x, y, 180, 194), lighten(wood, -0.02), 22);
  canvas.stroke(oval(x, y, 184, 198), lighten(wood, 0.16), 4, 'opacity=".8"');
  canvas.stroke(
    `M${x - 180} ${y}Q${x - 300} ${y + 170} ${x - 250} ${y + 240}M${x + 20} ${y + 194}Q${x - 180} ${y + 270} ${x - 250} ${y + 262}`,
    mix(lit(stage, '#f4e3bc'), '#ffffff', 0.2),
    3,
  );
  canvas.path(oval(x, y, 24), lighten(wood, 0.1));
  canvas.path(oval(x, y, 10), lighten(wood, -0.16));
}

function paintSpool(stage: Stage, [x, y]: Point, dye: string): void {
  const { canvas } = stage;
  const [wood, silk] = [lit(stage, '#9a6a3c'), lit(stage, dye)];
  canvas.path(oval(x + 8, y + 4, 66, 16), '#140a0a', `opacity=".45" ${canvas.blur(6)}`);
  canvas.path(oval(x, y - 2, 52, 15), lighten(wood, -0.08));
  const body = `M${x - 40} ${y - 8}Q${x - 54} ${y - 56} ${x - 38} ${y - 104}H${x + 38}Q${x + 54} ${y - 56} ${x + 40} ${y - 8}Q${x} ${y + 8} ${x - 40} ${y - 8}Z`;
  canvas.path(
    body,
    canvas.linear(ramp(lighten(silk, 0.04), [0.35, lighten(silk, 0.12)], lighten(silk, -0.18)), [0, 0, 1, 0]),
  );
  let turns = '';
  for (let i = 0; i < 14; i += 1)
    turns += `M${x - 54} ${num(y - 100 + i * 7)}Q${x} ${num(y - 88 + i * 7)} ${x + 54} ${num(y - 102 + i * 7)}`;
  canvas.inside(body, () => canvas.stroke(turns, lighten(silk, -0.1), 1.8, 'opacity=".7"'));
  canvas.path(oval(x, y - 106, 46, 13), canvas.linear(ramp(lighten(wood, 0.14), wood)));
  canvas.path(oval(x, y - 107, 10, 3.4), lighten(wood, -0.24));
}
