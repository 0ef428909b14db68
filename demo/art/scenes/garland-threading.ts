import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type GarlandThreadingOptions = Record<never, never>;

/** Jasmine buds threaded on a long needle over banana leaf, finished garlands and bowls of flowers round it. */
export const garlandThreading: Scene<GarlandThreadingOptions> = {
  name: 'garland-threading',
  draw(stage) {
    const x = focalX(stage);
    paintLeaves(stage, x);
    paintGarlandRing(stage, [x - 470, 300], 180, '#8a3fa8');
    paintGarlandRing(stage, [x + 420, 860], 130, '#e0486e');
    paintBowl(stage, [x + 520, 240], 'jasmine');
    paintBowl(stage, [x - 620, 820], 'rose');
    paintNeedle(stage, x);
    for (const [dx, y, r] of [
      [150, 130, 60],
      [260, 200, 46],
      [-300, 880, 52],
      [-170, 920, 40],
    ] as const)
      paintBlossom(stage, dx > 0 ? 'orchid' : 'marigold', [x + dx, y], r);
    paintLoose(stage, x);
    paintGripHand(stage, {
      transform: `translate(${x + 130} 560) rotate(3) scale(1)`,
      skin: '#c08a5e',
      sleeve: '#e8e2d2',
      tool: () => stage.canvas.stroke('M-60 -7L440 54', '#eef2f4', 6),
    });
  },
};

function paintLeaves(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const green = lit(stage, mix(palette.leaf, '#2f7a3f', 0.6));
  const wood = lit(stage, '#5a3a2a');
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(lighten(wood, 0.04), lighten(wood, -0.08)), [0, 0, 1, 1]));
  for (const [y, tilt, tone] of [
    [180, -6, 0.02],
    [800, 5, -0.03],
    [500, -3, 0.05],
  ] as const) {
    canvas.group(`transform="rotate(${tilt} ${x} 500)"`, () => {
      const blade = `M-160 ${y}C100 ${y - 250} 1300 ${y - 270} 1780 ${y - 60}C1300 ${y + 250} 300 ${y + 240} -160 ${y}Z`;
      const tone2 = lighten(green, tone);
      canvas.shadow(blade, [6, 16], { blur: 14, opacity: 0.5 });
      canvas.path(
        blade,
        canvas.linear(ramp(lighten(tone2, 0.08), [0.46, tone2], [0.5, lighten(tone2, -0.1)], lighten(tone2, -0.02))),
      );
      canvas.inside(blade, () => {
        let veins = '';
        for (let px = -160; px < 1800; px += 17)
          veins += `M${px} ${num(y - 20)}Q${px + 60} ${y - 140} ${px + 170} ${y - 260}M${px} ${num(y - 10)}Q${px + 60} ${y + 120} ${px + 170} ${y + 250}`;
        canvas.stroke(veins, lighten(tone2, -0.08), 2.4, 'opacity=".5"');
        canvas.stroke(veins, lighten(tone2, 0.14), 1.6, 'opacity=".45" transform="translate(6 0)"');
        canvas.stroke(`M-160 ${y - 8}C400 ${y - 40} 1200 ${y - 40} 1780 ${y - 62}`, lighten(tone2, 0.2), 12);
        canvas.stroke(`M-160 ${y}C400 ${y - 32} 1200 ${y - 32} 1780 ${y - 54}`, lighten(tone2, -0.06), 4);
      });
    });
  }
}

const bud = (x: number, y: number, long: number, turn: number): string => leaf([x, y], long, long * 0.24, turn);

/** A ring of close-set buds with coloured bands and a tassel of roses. */
function paintGarlandRing(stage: Stage, [x, y]: Point, r: number, band: string): void {
  const { canvas } = stage;
  const white = lit(stage, '#fffaf0');
  canvas.path(
    `${oval(x, y, r + 34)}${oval(x, y, r - 34)}`,
    '#06140c',
    `fill-rule="evenodd" opacity=".5" transform="translate(10 20)" ${canvas.blur(12)}`,
  );
  canvas.stroke(oval(x, y, r), lit(stage, '#cfe0b8'), 52);
  const count = Math.round(r * 0.42);
  for (const [inset, step] of [
    [34, -0.05],
    [6, -0.02],
    [-22, 0.01],
  ] as const) {
    let [buds, tinted] = ['', ''];
    for (let i = 0; i < count; i += 1) {
      const a = ((i + inset * 0.05) / count) * Math.PI * 2;
      const d = bud(x + Math.cos(a) * (r - inset), y + Math.sin(a) * (r - inset), 42, a - 0.9);
      if (Math.floor((i / count) * 16) % 4 === 1) tinted += d;
      else buds += d;
    }
    canvas.path(buds, lighten(white, step));
    canvas.stroke(buds, lit(stage, '#b9c79a'), 1.6, 'opacity=".7"');
    canvas.path(tinted, lighten(lit(stage, band), step * 2));
    canvas.stroke(tinted, lighten(lit(stage, band), -0.12), 1.6, 'opacity=".7"');
  }
  for (const [lean, long] of [
    [-0.3, 150],
    [0.06, 176],
    [0.4, 146],
  ] as const) {
    const [fx, fy] = [x + Math.sin(lean) * 20, y + r + 20];
    for (let k = 0; k < 6; k += 1) {
      const [px, py] = [fx + Math.sin(lean) * k * (long / 6), fy + Math.cos(lean) * k * (long / 6)];
      canvas.path(bud(px - 9, py, 24, 1.3 - lean) + bud(px + 9, py, 24, 1.8 - lean), lighten(white, -0.01));
    }
    rose(stage, [fx + Math.sin(lean) * long, fy + Math.cos(lean) * long], 26, '#c8203c');
  }
  rose(stage, [x, y + r + 8], 40, '#d8305a');
}

function rose(stage: Stage, [x, y]: Point, r: number, tone: string): void {
  const { canvas } = stage;
  const red = lit(stage, tone);
  canvas.path(oval(x + 3, y + 7, r), '#06140c', 'opacity=".35"');
  for (const [share, count, step] of [
    [1, 7, -0.08],
    [0.74, 6, -0.02],
    [0.48, 5, 0.04],
  ] as const)
    canvas.path(
      rosette([x, y], { length: r * share, halfWidth: r * share * 0.52 }, count, share * 5),
      lighten(red, step),
    );
  canvas.stroke(
    `M${num(x - r * 0.16)} ${num(y)}a${num(r * 0.16)} ${num(r * 0.16)} 0 1 1 ${num(r * 0.2)} ${num(r * 0.12)}a${num(r * 0.3)} ${num(r * 0.3)} 0 0 1 ${num(-r * 0.4)} ${num(-r * 0.2)}`,
    lighten(red, -0.16),
    2.6,
  );
}

function paintBowl(stage: Stage, [x, y]: Point, what: 'jasmine' | 'rose'): void {
  const { canvas, random } = stage;
  const brass = lit(stage, '#d8a83e');
  const r = 150;
  canvas.path(oval(x + 12, y + 26, r + 6), '#06140c', `opacity=".5" ${canvas.blur(13)}`);
  canvas.path(
    oval(x, y, r),
    canvas.linear(ramp(lighten(brass, 0.14), [0.5, brass], lighten(brass, -0.16)), [0, 0, 1, 1]),
  );
  canvas.path(oval(x, y, r - 16), lighten(brass, -0.26));
  if (what === 'rose') {
    for (let i = 0; i < 26; i += 1) {
      const away = Math.sqrt((26 - i) / 26) * 106;
      rose(
        stage,
        [x + Math.cos(i * 2.4) * away, y + Math.sin(i * 2.4) * away],
        random.between(28, 36),
        random.pick(['#c8203c', '#e0486e', '#f3a0b4', '#b5182e']),
      );
    }
    return;
  }
  const groups = ['', '', ''];
  for (let i = 0; i < 150; i += 1) {
    const away = Math.sqrt((150 - i) / 150) * 116;
    groups[Math.floor(i / 50)] += bud(
      x + Math.cos(i * 2.4) * away,
      y + Math.sin(i * 2.4) * away,
      random.between(34, 46),
      random.between(0, 6.3),
    );
  }
  for (const [i, d] of groups.entries()) {
    canvas.path(d, '#3a4a2a', 'opacity=".3" transform="translate(2 5)"');
    canvas.path(d, lit(stage, ['#dfe4c4', '#f3f0de', '#fffaf0'][i] ?? '#fffaf0'));
    canvas.stroke(d, lit(stage, '#b9c79a'), 1.4, 'opacity=".6"');
  }
  canvas.stroke(`M${x - 120} ${y - 66}A138 138 0 0 1 ${x - 30} ${y - 134}`, '#fff6d0', 7, 'opacity=".8"');
}

/** The needle runs from the hand to the left, strung with buds and a band of violet. */
function paintNeedle(stage: Stage, x: number): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${x + 130} 560) rotate(10)"`, () => {
    canvas.stroke('M-470 20H60', '#06140c', 60, `opacity=".4" transform="translate(4 30)" ${canvas.blur(11)}`);
    canvas.stroke('M-640 0H60', '#eef2f4', 6);
    canvas.path('M-640 -3L-664 0L-640 3Z', '#eef2f4');
    for (const [row, step] of [
      [0, -0.05],
      [1, 0],
      [2, 0.01],
    ] as const) {
      let [buds, tinted] = ['', ''];
      for (let i = 0; i < 30; i += 1) {
        const px = -480 + i * 15 + row * 5;
        const d =
          row === 0
            ? bud(px, 12, 50, 2 + (i % 3) * 0.12)
            : row === 1
              ? bud(px, -8, 50, -2.1 - (i % 3) * 0.12)
              : bud(px + 8, 2, 42, Math.PI - 0.2 + (i % 3) * 0.2);
        if (i > 11 && i < 17) tinted += d;
        else buds += d;
      }
      canvas.path(buds, lighten(lit(stage, '#fffaf0'), step));
      canvas.stroke(buds, lit(stage, '#b9c79a'), 1.6, 'opacity=".75"');
      canvas.path(tinted, lighten(lit(stage, '#8a3fa8'), step * 2));
      canvas.stroke(tinted, lit(stage, '#5a1f78'), 1.6, 'opacity=".6"');
    }
  });
}

function paintLoose(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  let [buds, shade] = ['', ''];
  for (let i = 0; i < 26; i += 1) {
    const [px, py, a] = [x + random.around(-60, 420), 690 + random.around(0, 190), random.between(0, 6.3)];
    buds += bud(px, py, 40, a);
    shade += bud(px + 4, py + 9, 40, a);
  }
  canvas.path(shade, '#06140c', 'opacity=".34"');
  canvas.path(buds, lit(stage, '#fffaf0'));
  canvas.stroke(buds, lit(stage, '#b9c79a'), 1.8);
}
