import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintCourtDancer } from '#demo/art/motifs/court-dancer.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type CourtDanceOptions = Record<never, never>;

const FLOOR = 640;

/** A court dancer on the polished floor of a pillared hall by lamplight. */
export const courtDance: Scene<CourtDanceOptions> = {
  name: 'court-dance',
  draw(stage) {
    const { canvas } = stage;
    const x = focalX(stage);
    const hall = canvas.symbol(canvas.capture(() => paintHall(stage, x)));
    canvas.add(`<use href="#${hall}"/>`);
    paintFloor(stage, hall);
    const dancer = canvas.symbol(canvas.capture(() => paintCourtDancer(stage, [x - 30, 900], 1.08)));
    canvas.add(
      `<g transform="translate(0 1800) scale(1 -1)" opacity=".2" ${canvas.blur(5)}><use href="#${dancer}"/></g>`,
    );
    paintGlow(stage, [x, 520], 640, { strength: 0.42 });
    canvas.path(oval(x - 30, 904, 210, 18), stage.palette.deep, `opacity=".5" ${canvas.blur(8)}`);
    canvas.add(`<use href="#${dancer}"/>`);
    paintGlow(stage, [x - 30, 560], 520, { colour: '#ffb86a', strength: 0.2 });
    paintLamps(stage, x);
  },
};

function paintHall(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#5f3a28', 0.7);
  const gold = lit(stage, palette.gold, 0.5);
  canvas.path(box(0, 0, WIDTH, FLOOR), canvas.linear(ramp(palette.sky[0], [0.6, palette.sky[2]], palette.sky[3])));
  let trees = '';
  for (let px = -30; px < WIDTH + 60; px += 80) trees += oval(px, 560 + ((px * 11) % 50), 80, 100);
  canvas.path(trees, mix(palette.deep, palette.leaf, 0.4));
  paintMusicians(stage, x, gold);
  for (const [away, wide, foot] of [
    [300, 26, 640],
    [470, 38, 690],
    [700, 56, 760],
  ] as const)
    for (const side of [-1, 1]) {
      const px = x + side * away;
      canvas.path(
        box(px - wide / 2, 60, wide, foot - 60),
        canvas.linear(
          ramp(
            lighten(wood, -0.02),
            [side < 0 ? 0.8 : 0.2, mix(lighten(wood, 0.12), palette.lamp, 0.3)],
            lighten(wood, -0.12),
          ),
          [0, 0, 1, 0],
        ),
      );
      canvas.stroke(`M${num(px - wide / 2)} ${foot - 90}h${wide}M${num(px - wide / 2)} 250h${wide}`, gold, 5);
      canvas.path(
        `M${num(px - wide)} ${foot + 10}L${num(px - wide * 0.66)} ${foot - 40}H${num(px + wide * 0.66)}L${num(px + wide)} ${foot + 10}Z`,
        lit(stage, '#8a8078', 0.8),
      );
    }
  canvas.path(
    `M0 0H${WIDTH}V90L${x + 330} 190H${x - 330}L0 90Z`,
    canvas.linear(ramp(lighten(wood, -0.14), mix(wood, palette.lamp, 0.2))),
  );
  let rafters = '';
  for (let i = -16; i <= 16; i += 1) rafters += `M${x + i * 20} 188L${x + i * 86} 0`;
  canvas.stroke(rafters, lighten(wood, -0.16), 6, 'opacity=".6"');
  canvas.stroke(`M0 92L${x - 330} 192H${x + 330}L${WIDTH} 92`, gold, 9);
  let drops = '';
  for (let px = x - 320; px <= x + 320; px += 32) drops += leaf([px, 194], 26, 7, Math.PI / 2);
  canvas.path(drops, gold);
}

/** Musicians sit far back beside their gongs. */
function paintMusicians(stage: Stage, x: number, gold: string): void {
  const { canvas, palette } = stage;
  for (const [dx, tone] of [
    [-330, '#7a2a2a'],
    [-230, '#2f4a6a'],
    [250, '#6a4a2a'],
    [350, '#2f5a4a'],
  ] as const) {
    canvas.path(
      `M${x + dx - 44} ${FLOOR + 6}C${x + dx - 44} ${FLOOR - 60} ${x + dx - 22} ${FLOOR - 76} ${x + dx - 8} ${FLOOR - 80}H${x + dx + 8}C${x + dx + 22} ${FLOOR - 76} ${x + dx + 44} ${FLOOR - 60} ${x + dx + 44} ${FLOOR + 6}Z`,
      lit(stage, tone, 0.8),
    );
    canvas.path(oval(x + dx, FLOOR - 100, 18, 22), lit(stage, '#2a1a16', 0.6));
    canvas.path(box(x + dx - 60, FLOOR - 26, 120, 34), mix(lit(stage, '#8a2a24', 0.7), palette.deep, 0.2));
    canvas.stroke(`M${x + dx - 60} ${FLOOR - 24}h120`, gold, 4);
  }
}

function paintFloor(stage: Stage, hall: string): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#a88a72', 0.8);
  const floor = box(0, FLOOR, WIDTH, HEIGHT - FLOOR);
  canvas.path(floor, canvas.linear(ramp(mix(stone, palette.lamp, 0.35), [0.4, stone], lighten(stone, -0.16))));
  canvas.inside(floor, () =>
    canvas.add(
      `<g transform="translate(0 ${FLOOR * 2}) scale(1 -1)" opacity=".26" ${canvas.blur(6)}><use href="#${hall}"/></g>`,
    ),
  );
  let tiles = '';
  for (let i = 0; i < 8; i += 1) tiles += `M0 ${num(FLOOR + 8 + i * i * 6 + i * 6)}H${WIDTH}`;
  for (let i = -16; i <= 16; i += 1) tiles += `M${num(800 + i * 70)} ${FLOOR}L${num(800 + i * 200)} ${HEIGHT}`;
  canvas.stroke(tiles, lighten(stone, -0.14), 2, 'opacity=".45"');
}

function paintLamps(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  for (const [dx, y] of [
    [-400, 270],
    [400, 270],
  ] as const) {
    const [px, py] = [x + dx, y];
    paintGlow(stage, [px, py + 30], 230, { strength: 0.75 });
    canvas.stroke(`M${px} ${py - 110}V${py}`, palette.deep, 4);
    canvas.path(`M${px - 34} ${py}H${px + 34}L${px + 22} ${py - 18}H${px - 22}Z`, lit(stage, palette.gold, 0.4));
    canvas.path(
      `M${px - 28} ${py}L${px - 20} ${py + 56}H${px + 20}L${px + 28} ${py}Z`,
      canvas.linear(ramp('#fff3c4', '#ffc65c')),
    );
    canvas.stroke(
      `M${px} ${py}V${py + 56}M${px - 28} ${py}L${px - 20} ${py + 56}H${px + 20}L${px + 28} ${py}`,
      lit(stage, '#8a5a1c', 0.4),
      4,
    );
  }
}
