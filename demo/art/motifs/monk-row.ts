import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A monk seen from behind with his bowl at the side; size 1 is 100 units tall. */
export interface Monk {
  readonly foot: Point;
  readonly size: number;
  /** Share of haze on him, 0 near to 1 gone. */
  readonly haze: number;
  /** Which foot is forward. */
  readonly step: 1 | -1;
}

/** Paints one monk of the row. */
export function paintMonk(stage: Stage, { foot, size, haze, step }: Monk): void {
  const { canvas, palette } = stage;
  const tone = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const robe = tone('#e8801f');
  canvas.path(
    oval(foot[0] + 4 * size, foot[1] + size, 20 * size, 4 * size),
    palette.deep,
    `opacity="${num(0.32 * (1 - haze))}"`,
  );
  canvas.group(`transform="translate(${at(foot)}) scale(${Math.round(size * 1000) / 1000})"`, () => {
    const skin = tone('#8f5c40');
    canvas.stroke('M-5 -12L-6 -2M6 -12L7 -3', skin, 5.4);
    canvas.path(
      'M-13 -72Q-17 -36 -15 -9Q0 -4 15 -9Q17 -36 13 -72Q8 -82 0 -82Q-8 -82 -13 -72Z',
      canvas.linear(ramp(mix(robe, palette.sun, 0.26), [0.45, robe], lighten(robe, -0.1)), [0, 0, 1, 0]),
    );
    canvas.stroke(
      `M-10 -76Q2 -58 12 -52M-8 -64Q-2 -34 ${step * 4} -8M4 -52Q8 -30 ${6 + step * 2} -7M-12 -48Q-11 -28 -11 -9`,
      lighten(robe, -0.1),
      1.8,
      'opacity=".75"',
    );
    canvas.path('M-13 -72Q-10 -80 -2 -82Q8 -66 14 -58L15 -48Q2 -58 -13 -72Z', mix(tone('#c85f16'), palette.sun, 0.06));
    canvas.path(oval(15, -46, 9, 10), tone('#4a3228'));
    canvas.stroke('M-8 -80Q8 -68 16 -54', tone('#f2b04a'), 2.4);
    canvas.path('M-4 -86H4V-79H-4Z', lighten(skin, -0.05));
    canvas.path(oval(0, -92, 8, 9.4), canvas.linear(ramp(mix(skin, palette.sun, 0.3), skin), [0, 0, 1, 0]));
    canvas.path(oval(-7.8, -90, 1.2, 2.4) + oval(7.8, -90, 1.2, 2.4), skin);
  });
}

/** Somebody kneeling on a mat with a basket of rice, turned to the right, scarf over one shoulder. */
export interface Giver {
  readonly foot: Point;
  readonly size: number;
  readonly blouse: string;
  readonly skirt: string;
  readonly scarf: string;
  readonly heading?: 1 | -1;
  readonly haze?: number;
}

/** Paints mat, figure and basket. The feet lie behind, away from the monks. */
export function paintGiver(stage: Stage, { foot, size, blouse, skirt, scarf, heading = 1, haze = 0 }: Giver): void {
  const { canvas, palette } = stage;
  const tone = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const s = Math.round(size * 1000) / 1000;
  canvas.group(`transform="translate(${at(foot)}) scale(${s * heading} ${s})"`, () => {
    canvas.path('M-46 0H44L52 9H-54Z', tone('#b8433a'));
    canvas.stroke('M-44 2.4H46M-50 6.6H50', tone('#f0c870'), 1.4);
    const cloth = tone(skirt);
    canvas.path(
      'M-36 0Q-40 -18 -20 -24Q4 -30 22 -20Q32 -12 32 0Z',
      canvas.linear(ramp(lighten(cloth, 0.04), lighten(cloth, -0.07))),
    );
    canvas.stroke('M-34 -4Q0 -8 32 -4', tone('#e8b84e'), 2.6);
    const top = tone(blouse);
    canvas.path(
      'M-22 -22Q-24 -48 -12 -56Q-2 -60 6 -54Q14 -44 12 -22Q-4 -16 -22 -22Z',
      canvas.linear(ramp(mix(top, palette.sun, 0.2), lighten(top, -0.08)), [0, 0, 1, 0]),
    );
    canvas.stroke('M2 -50Q18 -44 26 -56L34 -62', lighten(top, -0.05), 6);
    canvas.path(oval(35, -63, 3.4), tone('#a8714e'));
    canvas.path('M-14 -56Q-8 -60 -2 -58Q6 -40 14 -26L10 -20Q-4 -34 -14 -56Z', tone(scarf));
    canvas.path('M-6 -66H2V-56H-6Z', tone('#9a6648'));
    canvas.path(oval(0, -70, 7.6, 8.6), tone('#a8714e'));
    canvas.path('M-9 -68Q-10 -80 0 -80Q9 -79 8 -72Q2 -74 -2 -70Q-3 -64 -6 -63Q-9 -64 -9 -68Z', tone('#2d1d1c'));
    canvas.path(oval(-9, -73, 4.8), tone('#2d1d1c'));
    const straw = tone('#d9a55a');
    canvas.path(
      'M30 0L26 -16H48L44 0Z',
      canvas.linear(ramp(lighten(straw, 0.05), lighten(straw, -0.12)), [0, 0, 1, 0]),
    );
    canvas.path(oval(37, -16, 11, 4.4), tone('#fdf6e6'));
    canvas.stroke('M28 -10H46M29 -5H45', lighten(straw, -0.12), 1.2);
  });
}
