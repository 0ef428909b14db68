import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintDumpling } from '#demo/art/motifs/dumpling.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintFlatBowl } from './flat-bowl.ts';
import type { Craft } from './crafts.ts';

const RESTING: Craft['hands'] = [
  [-232, 860],
  [232, 860],
];

/** Layer cakes on a banana leaf: the colours of the layers, from the top. */
export function cakeCraft(layers: readonly [string, string, ...string[]]): Craft {
  return {
    holds: 'between',
    hands: RESTING,
    behind: (stage, x) => {
      for (const [dx, tone] of [
        [-470, layers[0]],
        [490, layers[1]],
      ] as const)
        paintFlatBowl(stage, [x + dx, 864], 96, { ware: '#eef0ea', inside: tone });
    },
    held: (stage, x) => {
      const { canvas } = stage;
      const green = lit(stage, '#3f8f4a', 0.5);
      const mat = `M${x - 310} 914C${x - 200} 856 ${x + 200} 850 ${x + 310} 900C${x + 220} 984 ${x - 200} 990 ${x - 310} 914Z`;
      canvas.shadow(mat, [6, 12], { blur: 8, opacity: 0.4 });
      canvas.path(mat, canvas.linear(ramp(lighten(green, 0.1), lighten(green, -0.06)), [0, 0, 1, 1]));
      canvas.stroke(`M${x - 300} 914C${x - 100} 908 ${x + 100} 906 ${x + 304} 902`, lighten(green, 0.14), 4);
      for (const [dx, y] of [
        [-130, 862],
        [0, 852],
        [130, 860],
        [-70, 918],
        [74, 916],
      ] as const)
        paintCake(stage, x + dx, y, layers);
    },
  };
}

function paintCake({ canvas }: Stage, x: number, y: number, layers: readonly string[]): void {
  const tall = 58 / layers.length;
  for (const [i, colour] of layers.entries()) {
    const top = y - 10 + i * tall;
    canvas.path(
      `M${x - 52} ${top}L${x} ${top + 22}V${top + 22 + tall}L${x - 52} ${top + tall}Z`,
      lighten(colour, -0.02),
    );
    canvas.path(
      `M${x + 52} ${top}L${x} ${top + 22}V${top + 22 + tall}L${x + 52} ${top + tall}Z`,
      lighten(colour, -0.1),
    );
  }
  canvas.path(
    `M${x - 52} ${y - 10}L${x} ${y - 32}L${x + 52} ${y - 10}L${x} ${y + 12}Z`,
    lighten(layers[0] ?? '#ffffff', 0.06),
  );
}

/** Dumplings in a steamer of bamboo. */
export const steamerCraft: Craft = {
  holds: 'between',
  hands: RESTING,
  behind: (stage, x) => {
    paintFlatBowl(stage, [x + 480, 880], 62, { ware: '#b3342e', inside: '#3a1410' });
    paintFlatBowl(stage, [x + 610, 896], 58, { ware: '#eef0ea', inside: '#d9542c' });
    paintFlatBowl(stage, [x - 500, 866], 90, { ware: '#7a5a3a', inside: '#f2e6cc' });
  },
  held: (stage, x) => {
    const { canvas } = stage;
    const cane = lit(stage, '#d9a95c', 0.5);
    const body = `M${x - 220} 830V908C${x - 200} 976 ${x + 200} 976 ${x + 220} 908V830Z`;
    canvas.shadow(body, [8, 14], { blur: 10, opacity: 0.45 });
    canvas.path(
      body,
      canvas.linear(ramp(lighten(cane, 0.05), [0.3, lighten(cane, 0.1)], lighten(cane, -0.16)), [0, 0, 1, 0]),
    );
    canvas.stroke(`M${x - 220} 880C${x - 190} 944 ${x + 190} 944 ${x + 220} 880`, lighten(cane, -0.14), 8);
    canvas.path(oval(x, 830, 220, 62), lighten(cane, -0.05));
    canvas.path(oval(x, 832, 196, 50), lighten(cane, -0.22));
    for (const [dx, y] of [
      [-120, 826],
      [-44, 808],
      [44, 808],
      [120, 826],
      [-66, 850],
      [10, 856],
      [84, 848],
    ] as const)
      paintDumpling(stage, [x + dx, y], 33, dx);
    paintSteam(stage, [x, 800], { width: 260, height: 150, count: 4, opacity: 0.3 });
  },
};

/** A table laid with small bowls. */
export const supperCraft: Craft = {
  holds: 'between',
  hands: RESTING,
  behind: (stage, x) => {
    for (const [dx, y, wide, inside] of [
      [-520, 870, 92, '#7d8f3f'],
      [-400, 930, 70, '#e9dcc0'],
      [430, 880, 88, '#b5673a'],
      [570, 920, 74, '#d8b24c'],
    ] as const)
      paintFlatBowl(stage, [x + dx, y], wide, { ware: '#dfe6e2', inside });
  },
  held: (stage, x) => {
    const { canvas } = stage;
    paintFlatBowl(stage, [x, 860], 190, { ware: '#e9ece6', inside: '#c98a4a' });
    let greens = '';
    for (let i = 0; i < 12; i += 1) greens += leaf([x - 120 + i * 22, 858 + ((i * 7) % 18)], 34, 8, -0.6 + i * 0.5);
    canvas.path(greens, lit(stage, '#4f9a48', 0.5));
    for (let i = 0; i < 9; i += 1) canvas.path(oval(x - 110 + i * 28, 862 + ((i * 11) % 16), 11, 7), '#f6ead0');
    paintSteam(stage, [x, 840], { width: 200, height: 130, count: 3, opacity: 0.26 });
  },
};
