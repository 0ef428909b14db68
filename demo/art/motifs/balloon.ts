import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A hot-air balloon: middle of its envelope; size 1 is 200 units wide. */
export interface Balloon {
  readonly centre: Point;
  readonly size: number;
  readonly colours: readonly [string, string];
  readonly light?: 1 | -1;
  readonly haze?: number;
}

const ENVELOPE =
  'M0 -112C66 -112 104 -62 102 -8C98 50 50 92 24 132H-24C-50 92 -98 50 -102 -8C-104 -62 -66 -112 0 -112Z';

/** Paints envelope with gores, a zigzag belt, ropes and basket with its passengers. */
export function paintBalloon(stage: Stage, { centre, size, colours, light = -1, haze = 0 }: Balloon): void {
  const { canvas, palette } = stage;
  const tone = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const [first, second] = [tone(colours[0]), tone(colours[1])];
  canvas.group(`transform="translate(${at(centre)}) scale(${Math.round(size * 1000) / 1000})"`, () => {
    const rope = tone('#5b3a2a');
    canvas.stroke('M-22 132L-14 164M22 132L14 164M-8 132L-6 164M8 132L6 164', rope, 1.8);
    canvas.path(ENVELOPE, first);
    canvas.inside(ENVELOPE, () => {
      for (const [outer, inner] of [
        [92, 62],
        [34, 8],
      ] as const)
        canvas.path(gore(outer, inner), second);
      canvas.path(gore(8, -8), second);
      canvas.path(belt(), mix(second, '#fff4d8', 0.55), 'opacity=".8"');
      const shade = canvas.linear(
        ramp(
          [0, palette.deep, light === 1 ? 0.5 : 0],
          [0.5, palette.deep, 0.06],
          [1, palette.deep, light === 1 ? 0 : 0.5],
        ),
        [0, 0, 1, 0.25],
      );
      canvas.path(box(-110, -120, 220, 260), shade, `opacity="${Math.round((1 - haze) * 80) / 100}"`);
      canvas.path(oval(light * 58, -46, 20, 48), mix(first, palette.sun, 0.7), `opacity=".55" ${canvas.blur(9)}`);
      canvas.path(oval(0, 130, 46, 46), palette.lamp, `opacity=".75" ${canvas.blur(14)}`);
    });
    canvas.grain(ENVELOPE, {
      colour: mix(palette.deep, palette.haze, haze),
      axis: [light * 40, -60, -light * 110, 60],
      opacity: 0.45,
    });
    canvas.path(box(-22, 130, 44, 6), lighten(first, -0.1));
    canvas.path(oval(-8, 160, 4.4) + oval(4, 159, 4.4), tone('#4a2a20'));
    canvas.path('M-16 162H16L13 184Q0 188 -13 184Z', canvas.linear(ramp(tone('#b47a44'), tone('#6b4226'))));
  });
}

/** Two mirrored gores between two distances from the middle. */
function gore(outer: number, inner: number): string {
  const side = (s: number): string =>
    `M0 -112C${s * outer * 0.62} -112 ${s * outer} -62 ${s * outer} -8C${s * outer} 50 ${s * outer * 0.5} 92 ${s * outer * 0.24} 132H${s * inner * 0.24}C${s * inner * 0.5} 92 ${s * inner} 50 ${s * inner} -8C${s * inner} -62 ${s * inner * 0.62} -112 0 -112Z`;
  return side(1) + side(-1);
}

function belt(): string {
  let d = 'M-110 0';
  for (let i = 0; i < 14; i += 1) d += `L${-102 + i * 16} ${i % 2 === 0 ? -12 : 4}`;
  for (let i = 13; i >= 0; i -= 1) d += `L${-102 + i * 16} ${i % 2 === 0 ? 4 : 20}`;
  return `${d}Z`;
}
