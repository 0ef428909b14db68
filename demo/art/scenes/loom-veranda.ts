import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBackFigure } from '#demo/art/motifs/back-figure.ts';
import { paintLeafFrame } from '#demo/art/motifs/leaf-frame.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type LoomVerandaOptions = Record<never, never>;

/** A weaver seen from behind at her loom on a veranda above a river. */
export const loomVeranda: Scene<LoomVerandaOptions> = {
  name: 'loom-veranda',
  draw(stage) {
    const x = focalX(stage);
    paintOutside(stage, x);
    paintVeranda(stage);
    paintSkeins(stage, [-690, -610, -530], x);
    paintSkeins(stage, [560, 640, 720], x);
    paintLoomBack(stage, x);
    paintWarp(stage, x);
    paintLoomFront(stage, x);
    paintBackFigure(stage, {
      seat: [x, 930],
      size: 1.06,
      blossoms: true,
      outfit: {
        skin: lit(stage, '#b87b52', 0.7),
        hair: lit(stage, '#231820', 0.5),
        cover: 'bun',
        dress: lit(stage, '#f2e3cf'),
        lower: { design: 'naga', colours: ['#3c1f4d', '#e2b04a', '#a83a5a', '#f3e6c8'], scale: 0.5 },
        sash: { design: 'naga', colours: ['#b5343f', '#f0c25c', '#7a1f33', '#f6dfb4'], scale: 0.3 },
      },
      arms: [
        [
          [-158, -200],
          [-206, -262],
        ],
        [
          [158, -200],
          [206, -262],
        ],
      ],
    });
    paintBench(stage, x);
    paintLeafFrame(stage, 'left', 0.8);
  },
};

function paintOutside(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  paintSky(stage, 420);
  paintSun(stage, [x + 500, 260], 56);
  for (const [i, share] of [0.68, 0.44, 0.2].entries())
    paintRidge(stage, {
      name: `hill${i}`,
      y: 340 + i * 52,
      height: 130 - i * 20,
      wave: 240,
      colour: mix(mix(palette.hill, palette.leaf, i * 0.3), palette.haze, share),
      fade: 0.5,
      ...(i > 0 ? { trees: 8 + i * 4 } : {}),
    });
  canvas.path(box(0, 470, WIDTH, 200), canvas.linear(ramp(palette.water[0], palette.water[1])));
  paintMist(stage, 420, 520, { opacity: 0.6 });
  let gleams = '';
  for (let i = 0; i < 30; i += 1)
    gleams += `M${num(stage.random.between(0, WIDTH))} ${num(500 + stage.random.next() * 130)}h${num(stage.random.between(30, 150))}`;
  canvas.stroke(gleams, palette.sun, 2.6, 'opacity=".45"');
  paintPalm(stage, { foot: [x - 600, 640], height: 420, lean: 50, colour: mix(palette.leaf, palette.deep, 0.4) });
  paintPalm(stage, { foot: [x + 690, 640], height: 360, lean: -50, colour: mix(palette.leaf, palette.deep, 0.35) });
}

function paintVeranda(stage: Stage): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#6b3f2a');
  let rails = '';
  for (let px = 20; px < WIDTH; px += 58)
    rails += `M${px - 7} 560Q${px - 17} 610 ${px - 7} 662H${px + 7}Q${px + 17} 610 ${px + 7} 560Z`;
  canvas.path(rails, canvas.linear(ramp(lighten(wood, 0.03), lighten(wood, -0.1))));
  canvas.path(box(0, 540, WIDTH, 22), canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.04))));
  canvas.path(
    box(0, 656, WIDTH, HEIGHT - 656),
    canvas.linear(ramp(lighten(wood, 0.07), [0.2, lighten(wood, 0.01)], lighten(wood, -0.14))),
  );
  let boards = '';
  for (let i = -20; i <= 20; i += 1) boards += `M${num(800 + i * 74)} 660L${num(800 + i * 150)} ${HEIGHT}`;
  canvas.stroke(boards, lighten(wood, -0.14), 3, 'opacity=".6"');
  for (const px of [40, 1512]) {
    canvas.path(
      box(px, 0, 48, 700),
      canvas.linear(ramp(lighten(wood, 0.1), [0.4, wood], lighten(wood, -0.14)), [0, 0, 1, 0]),
    );
    canvas.path(box(px - 10, 640, 68, 26), lighten(wood, -0.06));
  }
  const eave = lit(stage, '#4a2a20');
  canvas.path(box(0, 0, WIDTH, 54), canvas.linear(ramp(lighten(eave, -0.08), eave)));
  let lace = '';
  for (let px = -10; px < WIDTH; px += 40) lace += `M${px} 52Q${px + 4} 84 ${px + 20} 92Q${px + 36} 84 ${px + 40} 52Z`;
  canvas.path(lace, lighten(eave, 0.03));
  canvas.path(box(0, 46, WIDTH, 10), mix(lighten(eave, 0.14), palette.gold, 0.3));
}

function paintSkeins(stage: Stage, places: readonly number[], x: number): void {
  const { canvas } = stage;
  const dyes = ['#c23a4c', '#e5a52f', '#2c6f72', '#7a3a6d', '#3f7f4f', '#d9633a'];
  canvas.stroke(
    `M${x + (places[0] ?? 0) - 90} 176Q${x + (places[1] ?? 0)} 196 ${x + (places[2] ?? 0) + 90} 176`,
    lit(stage, '#c9a468'),
    9,
  );
  for (const [i, dx] of places.entries()) {
    const tone = lit(stage, dyes[(i + (dx > 0 ? 3 : 0)) % dyes.length] ?? '#c23a4c');
    const px = x + dx;
    const d = `M${px - 27} 178C${px - 40} 290 ${px - 34} 380 ${px - 20} 430Q${px} 452 ${px + 20} 430C${px + 34} 380 ${px + 40} 290 ${px + 27} 178Q${px} 168 ${px - 27} 178Z`;
    canvas.path(d, canvas.linear(ramp(lighten(tone, 0.08), [0.45, tone], lighten(tone, -0.14)), [0, 0, 1, 0]));
    let fibres = '';
    for (let k = -3; k <= 3; k += 1)
      fibres += `M${px + k * 7} 176C${px + k * 11} 280 ${px + k * 9} 380 ${px + k * 5} 438`;
    canvas.stroke(fibres, lighten(tone, -0.1), 2, 'opacity=".6"');
    canvas.stroke(`M${px - 34} 250Q${px} 264 ${px + 34} 250`, lighten(tone, 0.22), 7);
  }
}

function paintLoomBack(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8a5432');
  for (const side of [-1, 1])
    canvas.path(
      box(x + side * 300 - 14, 190, 28, 520),
      canvas.linear(ramp(lighten(wood, 0.02), lighten(wood, -0.12)), [0, 0, 1, 0]),
    );
  canvas.path(box(x - 330, 200, 660, 22), lighten(wood, -0.03));
}

/** Pattern heddle, warp, finished cloth. */
function paintWarp(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  let sheet = '';
  for (let px = -262; px <= 262; px += 7) sheet += `M${num(x + px)} 222L${num(x + px * 1.04)} 560`;
  canvas.stroke(sheet, lit(stage, '#fdf6e6'), 2.2, 'opacity=".85"');
  for (let i = 0; i < 9; i += 1) {
    const y = 252 + i * 27;
    canvas.stroke(`M${x - 284} ${y}H${x + 284}`, lit(stage, '#b88a4c'), 6);
    canvas.stroke(`M${x - 284} ${y - 1.5}H${x + 284}`, lit(stage, '#ecd09a'), 1.8);
  }
  const cloth = `M${x - 296} 590H${x + 296}L${x + 350} 742H${x - 350}Z`;
  const bare = `M${x - 270} 520H${x + 270}L${x + 298} 604H${x - 298}Z`;
  canvas.path(bare, lit(stage, '#8e2340'));
  let threads = '';
  for (let i = -40; i <= 40; i += 1) threads += `M${num(x + i * 6.7)} 520L${num(x + i * 7.4)} 604`;
  canvas.stroke(threads, lit(stage, '#e8a0a8'), 1.6, 'opacity=".7"');
  paintTextile(stage, cloth, { design: 'naga', colours: ['#8e2340', '#f0c25c', '#3c1d4d', '#f6dfb4'], scale: 0.72 });
  canvas.path(cloth, canvas.linear(ramp([0, palette.deep, 0.3], [0.4, palette.deep, 0], [1, palette.sun, 0.12])));
}

function paintLoomFront(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#95592f');
  // The beater with its reed.
  canvas.path(box(x - 330, 566, 660, 16), canvas.linear(ramp(lighten(wood, 0.16), wood)));
  canvas.path(box(x - 330, 628, 660, 20), canvas.linear(ramp(lighten(wood, 0.16), lighten(wood, -0.04))));
  let reed = '';
  for (let px = -316; px <= 316; px += 8) reed += `M${x + px} 582V630`;
  canvas.stroke(reed, lit(stage, '#e2c083'), 2.4, 'opacity=".8"');
  for (const side of [-1, 1]) {
    canvas.stroke(`M${x + side * 322} 574V172`, lit(stage, '#c9a468'), 6);
    const px = x + side * 390;
    canvas.path(
      box(px - 22, 128, 44, 800),
      canvas.linear(ramp(lighten(wood, 0.1), [0.4, wood], lighten(wood, -0.14)), [0, 0, 1, 0]),
    );
    canvas.path(`M${px - 26} 128Q${px - 34} 100 ${px} 84Q${px + 34} 100 ${px + 26} 128Z`, lighten(wood, 0.06));
    canvas.stroke(`M${px - 18} 140V900`, mix(wood, palette.sun, 0.6), 3, 'opacity=".5"');
  }
  canvas.path(box(x - 450, 156, 900, 30), canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.08))));
  const beam = box(x - 420, 736, 840, 42);
  canvas.shadow(beam, [0, 18], { blur: 10, opacity: 0.45 });
  canvas.path(beam, canvas.linear(ramp(lighten(wood, 0.18), [0.4, wood], lighten(wood, -0.16))));
}

function paintBench(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#5a331e');
  canvas.path(oval(x, 996, 320, 20), '#170b0a', `opacity=".45" ${canvas.blur(9)}`);
  canvas.path(box(x - 230, 934, 460, 28), canvas.linear(ramp(lighten(wood, 0.14), wood)));
  canvas.path(box(x - 200, 962, 30, 40) + box(x + 170, 962, 30, 40), lighten(wood, -0.05));
}
