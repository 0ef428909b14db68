import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A big paper kite shaped like a leaf, with a humming bow on top and long streamers. */
export interface LeafKite {
  readonly place: Point;
  readonly size: number;
  /** Degrees it leans to the right. */
  readonly turn: number;
  readonly colour: string;
  readonly trim: string;
  readonly haze?: number;
}

const SAIL = 'M0 -170Q62 -150 112 -62Q132 -22 96 8Q44 40 0 128Q-44 40 -96 8Q-132 -22 -112 -62Q-62 -150 0 -170Z';
const TAIL_WING = 'M0 96Q50 120 74 168Q34 174 0 214Q-34 174 -74 168Q-50 120 0 96Z';

/** Paints streamers, sail, the painted leaf veins, frame and bow. */
export function paintLeafKite(stage: Stage, kite: LeafKite): void {
  const { canvas, palette } = stage;
  const tone = (colour: string): string => mix(lit(stage, colour, 0.7), palette.haze, kite.haze ?? 0);
  const [paper, trim] = [tone(kite.colour), tone(kite.trim)];
  canvas.group(`transform="translate(${at(kite.place)}) rotate(${kite.turn}) scale(${kite.size})"`, () => {
    for (const [x, sway, hue] of [
      [-58, -30, trim],
      [0, 24, paper],
      [58, 46, trim],
    ] as const) {
      const streamer = `M${x} 176C${x + sway} 222 ${x - sway * 1.2} 266 ${x + sway * 0.7} 312S${x + sway * 1.7} 366 ${x + sway} 410`;
      canvas.stroke(streamer, lighten(hue, -0.04), 11);
      canvas.stroke(streamer, lighten(hue, 0.06), 4, 'opacity=".8"');
    }
    for (const d of [TAIL_WING, SAIL]) {
      canvas.path(
        d,
        canvas.linear(
          ramp(mix(lighten(paper, 0.07), palette.glow, 0.3), [0.55, paper], lighten(paper, -0.1)),
          [0, 0, 0.7, 1],
        ),
      );
      canvas.grain(d, { colour: lighten(paper, -0.22), axis: [-40, -60, 110, 140], opacity: 0.5 });
      canvas.stroke(d, lighten(trim, -0.06), 6);
    }
    canvas.inside(SAIL, () => {
      let petals = '';
      for (const side of [-1, 1])
        for (let i = 0; i < 5; i += 1)
          petals += leaf([side * 4, -112 + i * 40], 86 - Math.abs(i - 1.4) * 14, 11, side === 1 ? -0.5 : Math.PI + 0.5);
      canvas.path(petals, trim, 'opacity=".9"');
      canvas.path(oval(0, -22, 22), trim);
      canvas.path(oval(0, -22, 13), lighten(paper, 0.08));
      canvas.path(oval(-84, -26, 9) + oval(84, -26, 9) + oval(-46, -108, 7) + oval(46, -108, 7), tone('#2f6f7f'));
    });
    const bamboo = tone('#7a4e2c');
    canvas.stroke('M0 -200V214M-118 -32Q0 -74 118 -32M-70 166Q0 140 70 166', bamboo, 5);
    canvas.stroke('M-96 -214Q-50 -184 0 -190Q50 -184 96 -214', bamboo, 6.4);
    canvas.stroke('M-96 -214L96 -214', tone('#f3e6c4'), 2.4);
    canvas.path('M-8 -206H8L5 -176H-5Z', trim);
  });
}
