import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { areaAbove, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A ridge over the whole width: its mean height and how much it rises and falls. */
function ridge({ seed }: Stage, name: string, y: number, swing: number): string {
  const noise = layeredNoise(`${seed} ${name}`, 3);
  const points: Point[] = Array.from({ length: 33 }, (_, i) => [i * 25, y - (noise(i / 6) - 0.5) * 2 * swing]);
  return areaAbove(points, 800);
}

function paintRidges(stage: Stage, tones: readonly string[], from: number): void {
  for (const [i, tone] of tones.entries()) {
    const d = ridge(stage, `r${i}`, from + i * 78, 66 - i * 12);
    stage.canvas.path(d, stage.canvas.linear(ramp(lighten(tone, 0.03), lighten(tone, -0.04))));
    stage.canvas.grain(d, {
      colour: lighten(tone, -0.14),
      axis: [0, from + i * 70, 700, from + 250 + i * 70],
      opacity: 0.4,
    });
  }
}

function paintSail(stage: Stage, x: number, size: number): void {
  const { canvas, palette } = stage;
  canvas.group(`transform="translate(${x} 520) scale(${size})"`, () => {
    canvas.path('M-60 0H60C50 26 -44 26 -60 0Z', palette.deep);
    canvas.path('M6 -10C60 -50 60 -130 8 -172Z', palette.accent);
    canvas.path('M-4 -10C-40 -40 -44 -104 -6 -146Z', lighten(palette.accent, -0.08));
    canvas.stroke('M1 0V-180', palette.deep, 5);
  });
}

/** Landscapes behind a person. */
export const OUTDOORS = {
  water: (stage: Stage) => {
    const { canvas, palette, random } = stage;
    paintRidges(stage, [mix(palette.hill, palette.haze, 0.5)], 470);
    const [near, middle, far] = palette.water;
    canvas.path('M0 520H800V800H0Z', canvas.linear(ramp(near, [0.5, middle], far)));
    let glints = '';
    for (let i = 0; i < 26; i += 1) {
      const y = 540 + random.next() * 240;
      const x = random.next() * 760;
      glints += `M${num(x)} ${num(y)}h${num(30 + random.next() * 60)}`;
    }
    canvas.stroke(glints, palette.sun, 5, 'opacity=".35"');
    paintSail(stage, random.chance(0.5) ? 132 : 668, random.between(0.85, 1.1));
  },
  hills: (stage: Stage) => {
    const { hill, haze, leaf: green } = stage.palette;
    paintRidges(stage, [mix(hill, haze, 0.6), mix(hill, haze, 0.25), mix(hill, green, 0.6)], 360);
  },
  peaks: (stage: Stage) => {
    const { canvas, palette } = stage;
    const rock = mix(palette.hill, palette.haze, 0.35);
    const snow = mix('#ffffff', palette.haze, 0.15);
    for (const [x, y, w] of [
      [120, 250, 190],
      [690, 220, 210],
      [400, 320, 260],
    ] as const) {
      canvas.path(`M${x - w} 620L${x - w * 0.3} ${y + 90}L${x} ${y}L${x + w * 0.35} ${y + 110}L${x + w} 620Z`, rock);
      canvas.path(
        `M${x} ${y}L${x + w * 0.35} ${y + 110}L${x + w} 620H${x + w * 0.1}L${x + 10} ${y + 160}Z`,
        lighten(rock, -0.09),
      );
      canvas.path(
        `M${x} ${y}L${x + w * 0.35} ${y + 110}L${x + w * 0.16} ${y + 92}L${x + 4} ${y + 138}L${x - w * 0.14} ${y + 84}L${x - w * 0.3} ${y + 90}Z`,
        snow,
      );
    }
    paintRidges(stage, [mix(palette.hill, palette.leaf, 0.5)], 540);
  },
  terraces: (stage: Stage) => {
    const { canvas, palette } = stage;
    paintRidges(stage, [mix(palette.hill, palette.haze, 0.45)], 380);
    for (let i = 0; i < 6; i += 1) {
      const y = 430 + i * 58;
      const tone = mix(palette.leaf, palette.haze, 0.5 - i * 0.09);
      canvas.path(`M0 ${y + 30}C200 ${y - 40} 380 ${y + 56} 560 ${y + 6}S740 ${y - 16} 800 ${y + 14}V800H0Z`, tone);
      canvas.stroke(
        `M0 ${y + 30}C200 ${y - 40} 380 ${y + 56} 560 ${y + 6}S740 ${y - 16} 800 ${y + 14}`,
        lighten(tone, 0.14),
        7,
        'opacity=".8"',
      );
    }
  },
  leaves: (stage: Stage) => {
    const { canvas, palette, random } = stage;
    for (const side of [-1, 1])
      for (let i = 0; i < 8; i += 1) {
        const tone = mix(palette.leaf, i % 2 === 0 ? palette.deep : palette.haze, 0.12 + 0.06 * i);
        const angle = (side < 0 ? -0.5 : Math.PI + 0.5) + side * (-0.5 + i * 0.26) + random.around(0, 0.08);
        const root: Point = [400 + side * 420, 700 - i * 60];
        const d = leaf(root, 330 - i * 12, 58, angle);
        canvas.path(d, canvas.linear(ramp(lighten(tone, 0.05), lighten(tone, -0.05)), [0, 0, 1, 1]));
        canvas.stroke(
          `M${num(root[0])} ${num(root[1])}L${num(root[0] + Math.cos(angle) * 300)} ${num(root[1] + Math.sin(angle) * 300)}`,
          lighten(tone, 0.1),
          4,
          'opacity=".6"',
        );
      }
  },
  forest: (stage: Stage) => {
    const { canvas, palette } = stage;
    paintRidges(stage, [mix(palette.leaf, palette.haze, 0.5)], 450);
    for (const [x, w, share] of [
      [70, 52, 0.1],
      [190, 30, 0.45],
      [620, 34, 0.4],
      [740, 56, 0.08],
    ] as const)
      canvas.path(
        `M${x - w / 2} 0H${x + w / 2}L${x + w * 0.8} 800H${x - w * 0.8}Z`,
        mix(mix(palette.deep, '#5a3a24', 0.5), palette.haze, share),
      );
    let crown = '';
    for (let i = 0; i < 16; i += 1) crown += oval(i * 54, 60 + ((i * 37) % 50), 78, 60);
    canvas.path(crown, mix(palette.leaf, palette.deep, 0.25));
    paintRidges(stage, [mix(palette.leaf, palette.deep, 0.35)], 640);
  },
} as const;
