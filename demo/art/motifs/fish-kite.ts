import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A great cloth kite shaped like a fish, as villages of Bali fly them: three bold colours, a forked tail. */
export interface FishKite {
  readonly place: Point;
  readonly size: number;
  /** Degrees it leans to the right. */
  readonly turn: number;
  /** Body, side panels and stripes. */
  readonly colours: readonly [string, string, string];
}

const WING =
  'M0 -168C30 -150 44 -150 62 -164C92 -120 176 -80 232 10C186 0 118 20 84 74C64 106 84 150 168 236C96 226 36 196 0 150Z';

/** Paints both halves with their panels and stripes, the frame, and streamers behind the tail. */
export function paintFishKite(stage: Stage, { place, size, turn, colours }: FishKite): void {
  const { canvas, palette } = stage;
  const [body, side, stripe] = colours.map((colour) => lit(stage, colour, 0.4)) as [string, string, string];
  canvas.group(`transform="translate(${at(place)}) rotate(${turn}) scale(${size})"`, () => {
    canvas.stroke('M-150 226C-170 300 -120 340 -150 430M150 226C130 300 180 350 140 440', stripe, 9);
    for (const flip of [1, -1])
      canvas.group(`transform="scale(${flip} 1)"`, () => {
        canvas.path(WING, canvas.linear(ramp(lighten(body, 0.06), [0.6, body], lighten(body, -0.08)), [0, 0, 1, 1]));
        canvas.inside(WING, () => {
          canvas.path('M96 -140L250 20L200 60L60 -100Z', side);
          canvas.path('M0 160C40 170 90 190 190 250L150 270L0 200Z', side);
          canvas.stroke('M60 -150C70 -60 60 40 30 160M0 20C40 26 70 20 110 -4M0 70C30 76 60 70 90 60', stripe, 12);
        });
        canvas.grain(WING, { colour: lighten(body, -0.2), axis: [0, -60, 200, 160], opacity: 0.4 });
        canvas.stroke(WING, stripe, 6);
        canvas.path('M24 -120a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z', '#fffaf0');
        canvas.path('M31 -120a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', '#1a1014');
      });
    canvas.stroke('M0 -168V150M-232 10Q0 -60 232 10', lit(stage, '#a8763c', 0.5), 5);
    canvas.path('M-20 -160Q0 -130 20 -160Q0 -150 -20 -160Z', palette.deep);
  });
}
