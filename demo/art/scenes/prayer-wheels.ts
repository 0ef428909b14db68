import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintButterLamp } from '#demo/art/motifs/butter-lamp.ts';
import { paintGarland } from '#demo/art/motifs/garland.ts';
import { paintPrayerFlags } from '#demo/art/motifs/prayer-flags.ts';
import { paintPrayerWheel } from '#demo/art/motifs/prayer-wheel.ts';
import { paintWall } from '#demo/art/motifs/wall.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface PrayerWheelsOptions {
  /** Rows of lamps in front; more rows hide more of the wheels. */
  readonly lampRows?: 1 | 2 | 3;
}

/** A row of prayer wheels in a niche, butter lamps burning before it. */
export const prayerWheels: Scene<PrayerWheelsOptions> = {
  name: 'prayer-wheels',
  draw(stage, { lampRows = 1 }) {
    paintWall(stage, 'brick', mix('#a5573f', stage.palette.deep, 0.15));
    paintNiche(stage);
    const x = focalX(stage);
    const spots = [-2, -1, 0, 1, 2].map((i) => x + i * 286).filter((px) => px > 40 && px < WIDTH - 40);
    for (const px of spots) paintPrayerWheel(stage, [px, 278], 116, 336);
    paintFrame(stage);
    paintGarland(stage, [-30, 96], [x, 90], 74);
    paintGarland(stage, [x, 90], [WIDTH + 30, 96], 74);
    paintLedge(stage);
    paintLamps(stage, lampRows);
    if (stage.palette.time !== 'night')
      paintPrayerFlags(stage, { from: [-20, -10], to: [WIDTH + 20, 30], sag: 60, size: 1.7 });
  },
};

function paintNiche(stage: Stage): void {
  const { canvas, palette } = stage;
  const dark = lit(stage, '#3a1a16');
  canvas.path(box(0, 170, WIDTH, 560), canvas.linear(ramp(lighten(dark, -0.06), lighten(dark, 0.05))));
  canvas.path(
    oval(focalX(stage), 720, 900, 260),
    palette.lamp,
    `opacity="${0.12 + palette.lampGlow * 0.22}" ${canvas.blur(60)}`,
  );
}

function paintFrame(stage: Stage): void {
  const { canvas } = stage;
  const red = lit(stage, '#8f2f24');
  for (const y of [158, 700]) {
    canvas.path(box(0, y, WIDTH, 56), canvas.linear(ramp(lighten(red, 0.06), lighten(red, -0.08))));
    let [petals, dots] = ['', ''];
    for (let px = 10; px < WIDTH; px += 46) {
      petals += `M${px} ${y + 48}Q${px + 4} ${y + 12} ${px + 19} ${y + 8}Q${px + 34} ${y + 12} ${px + 38} ${y + 48}Z`;
      dots += oval(px + 19, y + 34, 5);
    }
    canvas.path(petals, lit(stage, '#2f6f7a'));
    canvas.stroke(petals, lit(stage, '#f0c060'), 2.6);
    canvas.path(dots, lit(stage, '#f0c060'));
  }
}

function paintLedge(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#7a5a4e');
  canvas.path(
    box(0, 756, WIDTH, HEIGHT - 756),
    canvas.linear(ramp(mix(stone, palette.lamp, 0.35), [0.3, stone], lighten(stone, -0.2))),
  );
  canvas.path(box(0, 752, WIDTH, 10), mix(stone, palette.lamp, 0.55));
}

function paintLamps(stage: Stage, rows: number): void {
  const { random } = stage;
  for (let row = 0; row < rows; row += 1) {
    const size = 0.92 + row * 0.34;
    const y = rows === 1 ? 900 : 846 + row * 70;
    const gap = 112 + row * 40;
    for (let px = 30 + (row % 2) * (gap / 2); px < WIDTH + 40; px += gap)
      paintButterLamp(stage, [px + random.around(0, 6), y + random.around(0, 5)], size);
  }
}
