import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintMarionette } from '#demo/art/motifs/marionette.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type StringPuppetsOptions = Record<never, never>;

/** A prince and a princess on strings before a painted palace, on a small gilded stage. */
export const stringPuppets: Scene<StringPuppetsOptions> = {
  name: 'string-puppets',
  draw(stage) {
    const { canvas, palette } = stage;
    const x = focalX(stage);
    paintBackcloth(stage, x);
    paintGlow(stage, [x, 420], 640, { strength: 0.5 });
    const floor = lit(stage, '#7a3a24', 0.6);
    canvas.path(box(0, 770, WIDTH, 230), canvas.linear(ramp(mix(floor, palette.lamp, 0.35), lighten(floor, -0.12))));
    for (const dx of [-190, 200])
      canvas.path(oval(x + dx, 806, 150, 16), palette.deep, `opacity=".5" ${canvas.blur(8)}`);
    paintMarionette(stage, {
      hips: [x - 190, 560],
      size: 1.24,
      silk: ['#b5243c', '#2f5f9a'],
      facing: 1,
      bar: 500,
      crown: 'spire',
    });
    paintMarionette(stage, {
      hips: [x + 200, 564],
      size: 1.2,
      silk: ['#2f8f6a', '#d8486a'],
      facing: -1,
      bar: 500,
      crown: 'flowers',
    });
    paintBars(stage, x);
    paintArch(stage, x);
    paintFootlights(stage, x);
  },
};

function paintBackcloth(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const [, upper, lower, edge] = palette.sky;
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(upper, [0.4, lower], [0.75, edge], edge)));
  for (const [i, dx] of [-420, 0, 420].entries()) {
    const tall = i === 1 ? 1 : 0.72;
    const tone = mix(lit(stage, '#c9823a'), edge, 0.45);
    let roofs = '';
    for (let k = 0; k < 6; k += 1) {
      const half = (170 - k * 25) * tall;
      const y = 770 - (150 + k * 78) * tall;
      roofs += `M${num(x + dx - half)} ${num(y)}Q${num(x + dx - half * 0.7)} ${num(y - 12)} ${num(x + dx - half * 0.62)} ${num(y - 50 * tall)}H${num(x + dx + half * 0.62)}Q${num(x + dx + half * 0.7)} ${num(y - 12)} ${num(x + dx + half)} ${num(y)}Z`;
      roofs += box(x + dx - half * 0.66, y, half * 1.32, 30 * tall);
    }
    canvas.path(
      `${roofs}M${x + dx - 9} ${num(770 - 580 * tall)}L${x + dx} ${num(770 - 690 * tall)}L${x + dx + 9} ${num(770 - 580 * tall)}Z${box(x + dx - 110 * tall, 770 - 150 * tall, 220 * tall, 150 * tall)}`,
      tone,
    );
  }
  let trees = '';
  for (let px = -20; px < WIDTH + 40; px += 66) trees += oval(px, 762, 58, 46);
  canvas.path(trees, mix(palette.leaf, edge, 0.35));
}

/** Crossed control bars, held by a hand that stays behind the valance. */
function paintBars(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#a8703f');
  for (const dx of [-190, 200]) {
    canvas.path(box(x + dx - 120, 52, 240, 15), canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.08))));
    canvas.stroke(`M${x + dx - 70} 34L${x + dx + 70} 84`, lighten(wood, -0.06), 14);
  }
}

function paintArch(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const red = lit(stage, '#8a1f30', 0.6);
  const gold = lit(stage, palette.gold, 0.3);
  for (const side of [-1, 1]) {
    const at = (u: number): number => x + side * u;
    const curtain = `M${at(480)} 0C${at(470)} 200 ${at(540)} 330 ${at(640)} 470C${at(590)} 620 ${at(600)} 760 ${at(590)} 860H${at(1100)}V0Z`;
    canvas.shadow(curtain, [-side * 14, 14], { blur: 16, opacity: 0.5 });
    canvas.path(
      curtain,
      canvas.linear(ramp(lighten(red, 0.06), lighten(red, -0.12)), side < 0 ? [1, 0, 0, 0] : [0, 0, 1, 0]),
    );
    canvas.inside(curtain, () => {
      for (let i = 0; i < 6; i += 1) {
        const fold = `M${at(500 + i * 70)} 0C${at(500 + i * 70)} 220 ${at(580 + i * 46)} 360 ${at(652 + i * 30)} 470C${at(620 + i * 60)} 620 ${at(620 + i * 66)} 760 ${at(614 + i * 70)} 870`;
        canvas.stroke(fold, palette.deep, 22, `opacity=".34" ${canvas.blur(7)}`);
        canvas.stroke(fold, '#f4808a', 8, `opacity=".3" transform="translate(${-side * 18} 0)" ${canvas.blur(4)}`);
      }
    });
    canvas.stroke(
      `M${at(480)} 0C${at(470)} 200 ${at(540)} 330 ${at(640)} 470C${at(590)} 620 ${at(600)} 760 ${at(590)} 860`,
      gold,
      9,
    );
    canvas.stroke(`M${at(632)} 470Q${at(740)} 500 ${at(900)} 440`, gold, 22);
    canvas.path(oval(at(650), 476, 26) + leaf([at(650), 490], 90, 16, Math.PI / 2), gold);
  }
  let valance = `M0 0H${WIDTH}V96`;
  for (let px = WIDTH; px > 0; px -= 100) valance += `Q${px - 50} 176 ${px - 100} 96`;
  canvas.shadow(`${valance}Z`, [0, 14], { blur: 12, opacity: 0.5 });
  canvas.path(`${valance}Z`, canvas.linear(ramp(lighten(red, -0.05), lighten(red, 0.04))));
  let [fringe, stars] = ['', ''];
  for (let px = 0; px < WIDTH; px += 100) {
    fringe += `M${px} 96Q${px + 50} 176 ${px + 100} 96`;
    stars += rosette([px + 50, 84], { length: 28, halfWidth: 8 }, 8) + oval(px, 50, 7);
  }
  canvas.stroke(fringe, gold, 9);
  canvas.stroke(fringe, lighten(gold, -0.1), 12, 'stroke-dasharray="2 8" transform="translate(0 11)"');
  canvas.path(stars, gold);
}

function paintFootlights(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#5a2418', 0.6);
  const gold = lit(stage, palette.gold, 0.3);
  canvas.path(box(0, 858, WIDTH, 142), canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.12))));
  canvas.path(box(0, 852, WIDTH, 12), gold);
  let panels = '';
  for (let px = x - 860; px < WIDTH; px += 172)
    panels += `M${px + 20} 936Q${px + 50} 892 ${px + 86} 920Q${px + 122} 892 ${px + 152} 936Q${px + 122} 980 ${px + 86} 952Q${px + 50} 980 ${px + 20} 936Z${rosette([px + 86, 936], { length: 18, halfWidth: 6 }, 6)}`;
  canvas.stroke(panels, gold, 4, 'opacity=".8"');
  for (const dx of [-520, -260, 0, 260, 520]) {
    paintGlow(stage, [x + dx, 846], 130, { strength: 0.6 });
    canvas.path(`M${x + dx - 28} 838H${x + dx + 28}L${x + dx + 16} 862H${x + dx - 16}Z`, lighten(gold, -0.16));
    canvas.path(
      `M${x + dx} 790C${x + dx + 15} 816 ${x + dx + 14} 830 ${x + dx} 840C${x + dx - 14} 830 ${x + dx - 15} 816 ${x + dx} 790Z`,
      mix(palette.lamp, '#ffffff', 0.4),
    );
  }
}
