import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFern } from '#demo/art/motifs/fern.ts';
import { paintGiantRoots, paintGiantTrunk } from '#demo/art/motifs/giant-roots.ts';
import { RUIN_GROUND, RUIN_ROOF, paintRuinedGallery } from '#demo/art/motifs/ruined-gallery.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface RootGalleryOptions {
  readonly visitor?: boolean;
}

const GROUND = RUIN_GROUND;

/** The roots of a giant tree flowing over a stone gallery. */
export const rootGallery: Scene<RootGalleryOptions> = {
  name: 'root-gallery',
  draw(stage, { visitor = true }) {
    paintForest(stage);
    paintRuinedGallery(stage);
    paintGiantRoots(stage, RUIN_ROOF);
    paintGiantTrunk(stage);
    paintGround(stage);
    if (visitor) {
      paintWalker(stage, {
        foot: [1090, GROUND + 34],
        size: 1.3,
        top: '#e8642f',
        bottom: '#3f4a5c',
        head: 'cap',
        headColour: '#f4efe2',
        load: 'pack',
        heading: -1,
        stride: false,
      });
      paintWalker(stage, {
        foot: [1160, GROUND + 40],
        size: 1.24,
        top: '#f2e2b8',
        bottom: '#6b3a5c',
        dress: 'skirt',
        head: 'bun',
        heading: -1,
        arms: 'up',
      });
    }
    paintNear(stage);
  },
};

function paintForest(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const light = mix(palette.haze, '#f6f4c4', 0.5);
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.radial(ramp(light, [0.5, mix(light, palette.leaf, 0.45)], mix(palette.leaf, palette.deep, 0.6)), [0.6, 0.3], 0.8)}"/>`,
  );
  for (const [i, share] of [0.62, 0.4, 0.18].entries()) {
    const colour = mix(mix(palette.leaf, palette.deep, 0.35), light, share);
    let trunks = '';
    for (let k = 0; k < 11; k += 1) {
      const x = random.between(-20, WIDTH + 20);
      const w = random.between(8, 15) * (1 + i * 0.6);
      trunks += `M${num(x - w)} 640L${num(x - w * 0.6)} -10H${num(x + w * 0.6)}L${num(x + w)} 640Z`;
    }
    canvas.path(trunks, mix(colour, lit(stage, '#8a7a62'), 0.3));
    canvas.group(`transform="translate(0 ${180 - i * 50}) scale(1 -1)"`, () =>
      paintTreeRow(stage, {
        y: (x) => 80 - i * 26 + Math.cos((x - 1000) / 300) * 60 + Math.sin(x / 86 + i) * 20,
        size: 54 + i * 18,
        colour,
        bright: mix(colour, light, 0.4),
        light: 1,
        depth: 4,
      }),
    );
    paintTreeRow(stage, {
      y: (x) => 520 + i * 30 + Math.sin(x / 120 + i) * 16,
      size: 36 + i * 8,
      colour: mix(colour, palette.leaf, 0.25),
      light: 1,
      depth: 5,
    });
  }
  let shafts = '';
  for (const [x, w, lean] of [
    [900, 70, -220],
    [1120, 100, -240],
    [1330, 60, -220],
  ] as const)
    shafts += `M${x} -20H${x + w}L${x + w * 1.8 + lean} 760H${x + lean}Z`;
  canvas.path(
    shafts,
    mix(palette.sun, palette.glow, 0.3),
    `opacity=".26" style="mix-blend-mode:screen" ${canvas.blur(9)}`,
  );
}

function paintGround(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const earth = lit(stage, '#c9a878');
  canvas.path(
    `M-20 ${GROUND + 6}Q400 ${GROUND - 8} 800 ${GROUND + 8}T${WIDTH + 20} ${GROUND}V${HEIGHT + 10}H-20Z`,
    canvas.linear(ramp(mix(earth, palette.sun, 0.2), [0.4, earth], mix(earth, palette.deep, 0.5))),
  );
  canvas.path(oval(640, GROUND + 26, 560, 32), palette.deep, `opacity=".28" ${canvas.blur(10)}`);
  const stone = lit(stage, '#a8947e');
  for (const [x, y, w, h, turn] of [
    [300, 890, 110, 56, -6],
    [210, 930, 130, 64, 8],
    [420, 944, 96, 50, 4],
    [1400, 900, 120, 60, 6],
    [1500, 940, 130, 70, -8],
    [1300, 950, 90, 46, 3],
    [700, 966, 120, 56, -4],
  ] as const) {
    canvas.group(`transform="translate(${x} ${y}) rotate(${turn})"`, () => {
      canvas.path(oval(0, h * 0.5, w * 0.62, 10), palette.deep, 'opacity=".35"');
      canvas.path(
        box(-w / 2, -h / 2, w, h),
        canvas.linear(ramp(mix(stone, palette.deep, 0.16), mix(stone, palette.deep, 0.36))),
      );
      canvas.path(
        `M${-w / 2} ${-h / 2}L${-w / 2 + 16} ${-h / 2 - 18}H${w / 2 + 10}L${w / 2} ${-h / 2}Z`,
        mix(stone, palette.sun, 0.45),
      );
      canvas.path(
        `M${w / 2} ${-h / 2}L${w / 2 + 10} ${-h / 2 - 18}V${h / 2 - 14}L${w / 2} ${h / 2}Z`,
        mix(stone, palette.deep, 0.1),
      );
      canvas.path(oval(-w * 0.2, -h / 2 - 8, w * 0.24, 5), mix(palette.leaf, '#a8b84a', 0.3), 'opacity=".7"');
    });
  }
  let litter = '';
  for (let i = 0; i < 70; i += 1)
    litter += leaf(
      [random.between(0, WIDTH), random.between(GROUND + 16, HEIGHT)],
      random.between(9, 17),
      3.6,
      random.next() * 6,
    );
  canvas.path(litter, lit(stage, '#8a6a34'), 'opacity=".6"');
}

function paintNear(stage: Stage): void {
  const { palette } = stage;
  const green = mix(palette.leaf, palette.deep, 0.3);
  for (const [x, y, reach] of [
    [120, 880, 100],
    [560, 905, 80],
    [1230, 906, 84],
    [1570, 870, 110],
  ] as const)
    paintFern(stage, { root: [x, y], reach, fronds: 7, colour: green });
  const near = mix(palette.deep, palette.leaf, 0.3);
  paintFern(stage, { root: [-20, HEIGHT + 30], reach: 270, fronds: 8, colour: near, from: -1.7, to: 0 });
  paintFern(stage, { root: [WIDTH + 20, HEIGHT + 30], reach: 270, fronds: 8, colour: near, from: -3.1, to: -1.5 });
}
