import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type SilverButtonsOptions = Record<never, never>;

/** Domed silver buttons and a neck ring on indigo cloth with an embroidered band, a hammer and punches beside them. */
export const silverButtons: Scene<SilverButtonsOptions> = {
  name: 'silver-buttons',
  draw(stage) {
    const { canvas } = stage;
    const x = focalX(stage);
    const cloth = lit(stage, '#1d2a52');
    canvas.path(box(0, 0, 1600, 1000), canvas.linear(ramp(lighten(cloth, 0.05), lighten(cloth, -0.05)), [0, 0, 1, 1]));
    const weave = Array.from({ length: 130 }, (_, i) => `M0 ${i * 8}H1600`).join('');
    canvas.stroke(weave, lighten(cloth, 0.07), 1.6, 'opacity=".5"');
    canvas.group(`transform="rotate(-24 ${x} 500)"`, () => {
      paintTextile(stage, box(x - 1100, 740, 2200, 260), {
        design: 'hill',
        colours: ['#b5325a', '#f7d98c', '#2f8f7a', '#f4f0e2'],
        scale: 1.1,
      });
      canvas.stroke(`M${x - 1100} 740H${x + 1100}M${x - 1100} 1000H${x + 1100}`, lit(stage, '#f0c25c'), 8);
      for (let i = -6; i <= 6; i += 1) paintButton(stage, [x + i * 118, 690], 46, i + 6);
    });
    paintNeckRing(stage, [x + 60, 360]);
    paintPile(stage, [x + 520, 720]);
    paintHammer(stage, [x - 440, 250]);
    const gleam = canvas.radial(ramp([0, '#cfe0ff', 0.3], [1, '#cfe0ff', 0]), [0.34, 0.2], 0.76);
    canvas.path(box(0, 0, 1600, 1000), gleam);
  },
};

/** One button: a dome with a beaten flower, one of three patterns. */
function paintButton(stage: Stage, [x, y]: Point, r: number, kind: number): void {
  const { canvas } = stage;
  canvas.path(oval(x + r * 0.14, y + r * 0.26, r * 1.02), '#060a18', `opacity=".6" ${canvas.blur(6)}`);
  canvas.path(
    oval(x, y, r),
    canvas.radial(ramp('#ffffff', [0.3, '#dfe6ec'], [0.7, '#a8b3bd'], '#6f7a86'), [0.36, 0.3], 0.76),
  );
  const beads = Array.from({ length: 18 }, (_, i) =>
    oval(x + Math.cos(i * 0.349) * r * 0.86, y + Math.sin(i * 0.349) * r * 0.86, r * 0.075),
  ).join('');
  canvas.path(beads, '#68737f', 'transform="translate(1.4 2)"');
  canvas.path(beads, '#f1f5f8');
  const count = [8, 6, 12][kind % 3] ?? 8;
  const flower = rosette([x, y], { length: r * 0.7, halfWidth: (r * 1.5) / count }, count, kind);
  canvas.path(flower, '#6f7a86', 'transform="translate(1.6 2.6)"');
  canvas.path(flower, '#d3dbe2');
  canvas.stroke(flower, '#ffffff', r * 0.03, 'opacity=".8" transform="translate(-1 -1)"');
  canvas.path(oval(x, y, r * 0.18), canvas.radial(ramp('#ffffff', '#8a95a0'), [0.36, 0.3], 0.7));
}

/** A broad flat ring with engraved vines and hanging leaves. */
function paintNeckRing(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const ring = `M${x - 226} ${y + 150}A262 262 0 1 1 ${x + 226} ${y + 150}`;
  canvas.stroke(ring, '#060a18', 66, `opacity=".55" transform="translate(12 22)" ${canvas.blur(10)}`);
  canvas.stroke(ring, '#78838f', 66);
  canvas.stroke(
    ring,
    canvas.linearOn(ramp('#ffffff', [0.4, '#cdd6de'], '#8a95a1'), [x - 200, y - 260, x + 220, y + 220]),
    58,
  );
  let [cut, ends] = ['', ''];
  for (let i = 0; i <= 26; i += 1) {
    const a = Math.PI * 0.86 + (i / 26) * Math.PI * 1.28;
    const on = (r: number, t: number): string => `${num(x + Math.cos(a + t) * r)} ${num(y + Math.sin(a + t) * r)}`;
    cut += `M${on(246, -0.06)}Q${on(286, 0)} ${on(262, 0.06)}M${on(280, -0.04)}L${on(246, 0.05)}`;
  }
  canvas.stroke(cut, '#5f6a76', 3.6, 'opacity=".85"');
  canvas.stroke(cut, '#ffffff', 1.6, 'opacity=".7" transform="translate(-1.6 -1.6)"');
  for (const side of [-1, 1]) {
    ends += oval(x + side * 226, y + 156, 40);
    canvas.path(
      oval(x + side * 226, y + 156, 40),
      canvas.radial(ramp('#ffffff', [0.5, '#c3ccd5'], '#78838f'), [0.36, 0.3], 0.75),
    );
    canvas.stroke(`M${x + side * 226} ${y + 156}m-16 0a16 16 0 1 1 26 10a26 26 0 0 1 -34 -4`, '#5f6a76', 4);
  }
  canvas.stroke(ends, '#f4f8fb', 2.6);
  for (let i = -3; i <= 3; i += 1) {
    const [px, py] = [x + i * 58, y - 222 + i * i * 11 + 40];
    canvas.stroke(`M${px} ${py - 20}v30`, '#c3ccd5', 4);
    canvas.path(leaf([px, py + 8], 60, 14, Math.PI / 2), '#6f7a86', 'transform="translate(3 5)"');
    canvas.path(leaf([px, py + 8], 60, 14, Math.PI / 2), canvas.linear(ramp('#ffffff', '#a8b3bd')));
    canvas.stroke(`M${px} ${py + 14}v44`, '#7d8894', 2);
  }
}

function paintPile(stage: Stage, [x, y]: Point): void {
  for (const [i, [dx, dy, r]] of (
    [
      [-120, 60, 52],
      [0, 80, 56],
      [110, 40, 50],
      [-60, -20, 54],
      [60, -30, 52],
      [10, -110, 48],
      [170, 130, 46],
      [-200, 140, 44],
      [-10, 170, 50],
    ] as const
  ).entries())
    paintButton(stage, [x + dx, y + dy], r, i + 1);
}

function paintHammer(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#a8703f');
  canvas.group(`transform="translate(${x} ${y}) rotate(-38)"`, () => {
    const shaft = 'M-20 -14L330 -18Q344 0 330 18L-20 14Z';
    const head = 'M-64 -96Q-30 -112 4 -96L16 -20L10 80Q-28 96 -66 80L-74 -20Z';
    canvas.shadow(`${shaft}${head}`, [16, 22], { blur: 12, opacity: 0.6 });
    canvas.path(shaft, canvas.linear(ramp(lighten(wood, 0.16), [0.5, wood], lighten(wood, -0.14))));
    canvas.stroke('M40 -8Q160 -14 300 -8', lighten(wood, 0.24), 3, 'opacity=".8"');
    canvas.path(head, canvas.linear(ramp('#e6ecf1', [0.4, '#a3aeb9'], '#5a6570'), [0, 0, 1, 0]));
    canvas.path('M-64 -96Q-30 -112 4 -96Q-30 -80 -64 -96Z', '#f4f8fb');
  });
  for (const [i, long] of [190, 170, 180, 160].entries()) {
    const [px, py] = [x - 200 + i * 46, y + 150 + i * 26];
    canvas.stroke(
      `M${px} ${py}l${num(long * 0.3)} ${long}`,
      '#060a18',
      15,
      `opacity=".5" transform="translate(8 12)" ${canvas.blur(3)}`,
    );
    canvas.stroke(`M${px} ${py}l${num(long * 0.3)} ${long}`, '#78838f', 15);
    canvas.stroke(`M${px - 3} ${py}l${num(long * 0.3)} ${long}`, '#dfe6ec', 4);
    canvas.stroke(`M${px} ${py}l4 14`, lit(stage, '#d8a83e'), 17);
  }
}
