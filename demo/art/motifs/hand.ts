import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A hand and forearm laid against something round at the right; its place and how it is turned come from `transform`. */
export interface Hand {
  /** SVG transform text; the finger tips end near (0, 0), the elbow near (-420, 300). */
  readonly transform: string;
  readonly skin: string;
  readonly sleeve: string;
  /** Wet clay on the fingers. */
  readonly clay: string;
}

const FINGERS = [
  { d: 'M-150 -20C-112 -74 -58 -84 -6 -70', width: 32 },
  { d: 'M-158 14C-116 -30 -60 -40 4 -30', width: 34 },
  { d: 'M-160 46C-118 10 -66 2 -4 10', width: 33 },
  { d: 'M-152 76C-116 46 -76 40 -26 46', width: 29 },
] as const;

/** Paints forearm, palm, four fingers and thumb. */
export function paintHand(stage: Stage, hand: Hand): void {
  const { canvas } = stage;
  const skin = lit(stage, hand.skin, 0.7);
  const shade = lighten(skin, -0.09);
  canvas.group(`transform="${hand.transform}"`, () => {
    const arm = 'M-136 -44C-190 -20 -250 60 -330 118L-470 250L-420 420L-250 244C-200 190 -160 150 -138 106Z';
    canvas.path(arm, '#1a0c10', `opacity=".3" transform="translate(10 22)" ${canvas.blur(10)}`);
    canvas.path(arm, canvas.linear(ramp(lighten(skin, 0.05), [0.5, skin], shade), [0.2, 0, 0.6, 1]));
    canvas.grain(arm, { colour: lighten(skin, -0.2), axis: [-330, 60, -250, 260], opacity: 0.5 });
    paintSleeve(stage, lit(stage, hand.sleeve));
    const palm = 'M-196 -8C-186 -60 -140 -76 -110 -56C-96 -8 -100 66 -116 104C-150 122 -190 92 -196 -8Z';
    canvas.path(palm, canvas.linear(ramp(lighten(skin, 0.03), shade), [0, 0, 0.3, 1]));
    paintFingers(stage, skin, lit(stage, hand.clay, 0.7));
  });
}

function paintSleeve(stage: Stage, cloth: string): void {
  const { canvas } = stage;
  const sleeve = 'M-316 84C-350 110 -400 160 -520 240L-430 470C-340 390 -280 330 -246 268C-262 210 -286 150 -316 84Z';
  canvas.path(sleeve, canvas.linear(ramp(lighten(cloth, 0.06), lighten(cloth, -0.1)), [0, 0, 0.5, 1]));
  canvas.stroke('M-316 84C-286 150 -262 210 -246 268', lighten(cloth, 0.12), 12);
  canvas.stroke('M-360 140Q-330 220 -300 300M-410 190Q-380 270 -360 350', lighten(cloth, -0.1), 5, 'opacity=".6"');
}

function paintFingers(stage: Stage, skin: string, clay: string): void {
  const { canvas } = stage;
  const shade = lighten(skin, -0.09);
  for (const { d, width } of FINGERS) {
    canvas.stroke(d, '#1a0c10', width, 'opacity=".26" transform="translate(3 9)"');
    canvas.stroke(d, shade, width);
    canvas.stroke(d, skin, width * 0.8, 'transform="translate(-1 -3)"');
    canvas.stroke(
      d,
      mix(skin, '#fff1de', 0.5),
      width * 0.16,
      `opacity=".6" transform="translate(-4 ${-width * 0.26})" stroke-dasharray="70 300" stroke-dashoffset="-46"`,
    );
  }
  // Slip on the finger tips, then the thumb over the lip.
  canvas.stroke(
    'M-44 -82Q-20 -78 -6 -70M-36 -40Q-10 -36 4 -30M-40 2Q-20 4 -4 10M-54 40Q-40 42 -26 46',
    clay,
    22,
    'opacity=".75"',
  );
  const thumb = 'M-168 -34C-150 -96 -112 -132 -66 -150';
  canvas.stroke(thumb, '#1a0c10', 38, 'opacity=".24" transform="translate(4 9)"');
  canvas.stroke(thumb, shade, 38);
  canvas.stroke(thumb, skin, 31, 'transform="translate(-2 -3)"');
  canvas.stroke('M-92 -140Q-78 -147 -66 -150', clay, 28, 'opacity=".7"');
}
