import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintPrayerFlags } from '#demo/art/motifs/prayer-flags.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type PaperSlopeOptions = Record<never, never>;

/** Frames of handmade paper leaning in the sun on a hillside, one being carried. */
export const paperSlope: Scene<PaperSlopeOptions> = {
  name: 'paper-slope',
  draw(stage) {
    const x = focalX(stage);
    paintHills(stage, x);
    for (const [row, y, size] of [
      [0, 560, 0.42],
      [1, 640, 0.6],
      [2, 760, 0.86],
    ] as const)
      for (let i = -4; i <= 4; i += 1) {
        const px = x + i * 300 * size + (row % 2) * 130 * size;
        if (row === 2 && i === 1) continue;
        paintPaperFrame(stage, [px, y + Math.sin(i * 1.7) * 10], size, (i * 7 + row * 3) % 5);
      }
    paintCarrier(stage, [x + 330, 900]);
    paintTub(stage, [x - 520, 920]);
  },
};

function paintHills(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  paintSky(stage, 460);
  paintClouds(stage, [{ x: x + 480, y: 110, length: 380 }]);
  paintSnowPeak(stage, { summit: [x - 360, 130], left: x - 820, right: x + 60, base: 440, haze: 0.25 });
  paintSnowPeak(stage, { summit: [x + 260, 190], left: x - 120, right: x + 760, base: 440, haze: 0.4 });
  for (const [i, share] of [0.55, 0.28].entries())
    paintRidge(stage, {
      name: `hill${i}`,
      y: 390 + i * 50,
      height: 100 - i * 30,
      wave: 260,
      colour: mix(mix(palette.hill, palette.leaf, 0.3 + i * 0.4), palette.haze, share),
      fade: 0.3,
      trees: 8 + i * 10,
    });
  const grass = lit(stage, mix(palette.leaf, '#b5c25a', 0.4));
  const slope = `M0 500Q${x} 430 ${WIDTH} 520V${HEIGHT}H0Z`;
  canvas.path(slope, canvas.linear(ramp(lighten(grass, 0.05), lighten(grass, -0.1))));
  let [dark, light] = ['', ''];
  for (let i = 0; i < 380; i += 1) {
    const t = random.next();
    const d = `M${num(random.between(0, WIDTH))} ${num(520 + t * t * 470)}q${num(random.around(0, 4))} ${num(-6 - t * 12)} ${num(random.around(0, 8))} ${num(-8 - t * 18)}`;
    if (random.chance(0.5)) dark += d;
    else light += d;
  }
  canvas.stroke(dark, lighten(grass, -0.12), 2.4, 'opacity=".6"');
  canvas.stroke(light, lighten(grass, 0.12), 2.2, 'opacity=".6"');
  canvas.path(box(x + 112, 316, 12, 240), lit(stage, '#7a5a3c'));
  paintPrayerFlags(stage, { from: [-20, 250], to: [x + 120, 330], sag: 70, size: 1.3 });
}

/** A wooden frame with its sheet, leaning back on two sticks; `tone` picks one of five dyes. */
function paintPaperFrame(stage: Stage, [x, y]: Point, size: number, tone: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#a87442');
  const paper = lit(stage, ['#f7efdc', '#f3e4c0', '#e8b84a', '#c8503c', '#fbf6e8'][tone] ?? '#f7efdc');
  canvas.group(`transform="translate(${num(x)} ${num(y)}) scale(${size})"`, () => {
    canvas.path('M-130 10L150 10L230 40L-60 44Z', palette.deep, `opacity=".34" ${canvas.blur(8)}`);
    canvas.stroke('M-90 -190L-40 30M110 -190L150 26', lighten(wood, -0.14), 10);
    const sheet = polyline(
      [
        [-118, -218],
        [132, -218],
        [118, 0],
        [-132, 0],
      ],
      true,
    );
    canvas.path(sheet, canvas.linear(ramp(lighten(paper, 0.04), [0.5, paper], lighten(paper, -0.07)), [0, 0, 1, 1]));
    canvas.inside(sheet, () => {
      let fibres = '';
      for (let i = 0; i < 26; i += 1)
        fibres += `M${num(-130 + ((i * 53) % 260))} ${num(-214 + ((i * 37) % 214))}q${(i % 5) * 4 - 8} ${(i % 7) * 3 - 9} ${16 + (i % 4) * 6} ${(i % 3) * 6 - 6}`;
      canvas.stroke(fibres, lighten(paper, -0.14), 2, 'opacity=".5"');
      canvas.path(
        `${leaf([-50, -120], 40, 9, 0.6)}${leaf([40, -60], 36, 8, -0.8)}`,
        lighten(paper, -0.06),
        'opacity=".7"',
      );
      canvas.path('M-140 -230L-20 -230L-90 20H-150Z', '#ffffff', 'opacity=".28"');
    });
    canvas.stroke(sheet, lighten(wood, -0.05), 15);
    canvas.stroke(sheet, lighten(wood, 0.12), 5, 'transform="translate(-2 -3)"');
  });
}

/** A person carrying a frame on the shoulder, seen from behind. */
function paintCarrier(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  canvas.group(`transform="translate(${x + 128} ${y - 60}) rotate(7)"`, () => paintPaperFrame(stage, [0, 0], 0.92, 2));
  const [shirt, skirt] = [lit(stage, '#b5324a'), lit(stage, '#2a4a6f')];
  canvas.path(oval(x + 40, y + 4, 110, 14), palette.deep, `opacity=".36" ${canvas.blur(6)}`);
  canvas.path(
    `M${x - 44} ${y - 150}C${x - 66} ${y - 80} ${x - 64} ${y - 30} ${x - 60} ${y - 6}Q${x} ${y + 8} ${x + 60} ${y - 6}C${x + 64} ${y - 30} ${x + 66} ${y - 80} ${x + 44} ${y - 150}Z`,
    canvas.linear(ramp(lighten(skirt, 0.05), lighten(skirt, -0.07)), [0, 0, 1, 0]),
  );
  canvas.stroke(`M${x - 60} ${y - 20}Q${x} ${y - 8} ${x + 60} ${y - 20}`, lit(stage, '#e8b84a'), 6);
  canvas.path(
    `M${x - 46} ${y - 140}C${x - 60} ${y - 200} ${x - 58} ${y - 244} ${x - 20} ${y - 256}H${x + 20}C${x + 58} ${y - 244} ${x + 60} ${y - 200} ${x + 46} ${y - 140}Z`,
    canvas.linear(ramp(lighten(shirt, 0.06), lighten(shirt, -0.08)), [0, 0, 1, 0]),
  );
  canvas.path(box(x - 50, y - 160, 100, 22), lit(stage, '#e8b84a'));
  canvas.path(oval(x, y - 290, 30, 36), lit(stage, '#2a1a18'));
  canvas.path(oval(x, y - 272, 20, 16), lit(stage, '#3a2420'));
  canvas.stroke(`M${x - 24} ${y - 262}Q${x} ${y - 250} ${x + 24} ${y - 262}`, lit(stage, '#e8b84a'), 5);
  canvas.stroke(
    `M${x + 44} ${y - 236}Q${x + 92} ${y - 200} ${x + 96} ${y - 156}M${x - 44} ${y - 236}Q${x - 60} ${y - 190} ${x - 36} ${y - 160}`,
    lighten(shirt, 0.02),
    24,
  );
  canvas.path(oval(x + 98, y - 146, 13) + oval(x - 34, y - 156, 12), lit(stage, '#b07a52'));
}

/** The pulp tub with a ladle. */
function paintTub(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#8a8078');
  canvas.path(oval(x + 14, y + 34, 220, 26), palette.deep, `opacity=".4" ${canvas.blur(9)}`);
  canvas.path(
    `M${x - 200} ${y - 70}L${x - 180} ${y + 36}H${x + 180}L${x + 200} ${y - 70}Z`,
    canvas.linear(ramp(lighten(stone, 0.05), lighten(stone, -0.1)), [0, 0, 1, 0.3]),
  );
  canvas.path(oval(x, y - 70, 200, 44), lighten(stone, 0.1));
  canvas.path(oval(x, y - 66, 180, 36), canvas.linear(ramp('#e3e8e4', lit(stage, '#cfe0e0'))));
  let pulp = '';
  for (let i = 0; i < 16; i += 1)
    pulp += oval(x - 130 + ((i * 61) % 260), y - 82 + ((i * 17) % 32), 20 + (i % 3) * 8, 5);
  canvas.path(pulp, '#fbf6e8', 'opacity=".9"');
  canvas.stroke(`M${x + 60} ${y - 80}L${x + 190} ${y - 200}`, lit(stage, '#8a5a34'), 13);
}
