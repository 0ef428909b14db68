import { lighten, mix } from '#demo/art/kit/colour.ts';
import { type Point, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { limb } from '#demo/art/motifs/limb.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';

/** Arms from the shoulders of a figure to two hands on the table: left and right as the viewer sees them. */
export interface Arms {
  readonly shoulders: readonly [Point, Point];
  readonly hands: readonly [Point, Point];
}

/** What the arms wear: the drape of a saree leaves them bare, an apron shows the shirt below. */
function sleeveOf({ person, dress, second, skin }: Sitting): string {
  if (person.dress === 'saree') return skin;
  if (person.dress === 'apron') return mix(second, '#fff6e4', 0.35);
  if (person.dress === 'sash') return mix(second, '#fff4e0', 0.55);
  if (person.dress === 'hillJacket') return mix('#1f2748', dress, 0.12);
  return dress;
}

/** Paints sleeves, forearms and hands whose fingers point to each other, slightly bent. */
export function paintArms(sitting: Sitting, { shoulders, hands }: Arms): void {
  const sleeve = sleeveOf(sitting);
  for (const side of [0, 1] as const) {
    const [hand, shoulder] = [hands[side], shoulders[side]];
    const out = side === 0 ? -1 : 1;
    const elbow: Point = [shoulder[0] + out * 78, Math.max(shoulder[1] + 120, hand[1] - 34)];
    paintArm(sitting, { shoulder, elbow, hand, sleeve });
    paintHand(sitting, hand, out);
  }
}

function paintArm(
  { canvas, skin }: Sitting,
  { shoulder, elbow, hand, sleeve }: { shoulder: Point; elbow: Point; hand: Point; sleeve: string },
): void {
  const share = (t: number): Point => [elbow[0] + (hand[0] - elbow[0]) * t, elbow[1] + (hand[1] - elbow[1]) * t];
  const lower = limb([share(-0.04), share(0.5), share(1)], [40, 33, 23]);
  canvas.path(lower, '#140a10', `opacity=".3" transform="translate(4 20)" ${canvas.blur(9)}`);
  canvas.path(lower, canvas.linear(ramp(lighten(skin, 0.04), [0.5, skin], lighten(skin, -0.09))));
  const middle: Point = [
    (shoulder[0] + elbow[0]) / 2 + Math.sign(elbow[0] - shoulder[0]) * 16,
    (shoulder[1] + elbow[1]) / 2,
  ];
  const fold = limb([shoulder, middle, elbow], [58, 56, 48]);
  const cuff = limb([share(-0.1), share(0.12), share(0.34)], [49, 47, 43]);
  for (const d of [fold, cuff]) {
    canvas.path(d, canvas.linear(ramp(lighten(sleeve, 0.05), [0.5, sleeve], lighten(sleeve, -0.09))));
    canvas.grain(d, {
      colour: lighten(sleeve, -0.22),
      axis: [elbow[0], elbow[1] - 60, elbow[0], elbow[1] + 60],
      opacity: 0.4,
    });
  }
}

function paintHand({ canvas, skin }: Sitting, [x, y]: Point, out: number): void {
  const shade = lighten(skin, -0.1);
  canvas.group(`transform="translate(${num(x)} ${num(y)}) scale(${-out} 1)"`, () => {
    canvas.path(oval(30, 26, 62, 20), '#140a10', `opacity=".3" ${canvas.blur(7)}`);
    const fingers = [
      'M14 -14C44 -30 66 -26 82 -12',
      'M16 -2C48 -14 72 -10 88 4',
      'M16 10C46 2 70 6 84 18',
      'M12 20C38 16 58 18 72 28',
    ];
    for (const d of fingers) {
      canvas.stroke(d, shade, 19);
      canvas.stroke(d, skin, 15);
    }
    const palm = 'M-30 -24C-6 -34 22 -28 30 -12C34 8 28 28 8 32C-14 36 -34 24 -36 6Z';
    canvas.path(palm, canvas.linear(ramp(lighten(skin, 0.04), [0.6, skin], shade), [0, 0, 0.4, 1]));
    canvas.stroke('M-8 -24C8 -44 28 -50 44 -44', shade, 20);
    canvas.stroke('M-8 -24C8 -44 28 -50 44 -44', lighten(skin, 0.02), 16);
  });
}
