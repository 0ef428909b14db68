import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A long narrow passenger boat with an awning and ribbons at the bow; size 1 is about 430 units long. */
export interface RiverTaxi {
  /** Middle of the water line. */
  readonly keel: Point;
  readonly size: number;
  readonly colour: string;
  /** 1 goes to the right. */
  readonly heading: 1 | -1;
}

/** Paints hull, awning, passengers, boatman, wake and mirror image. */
export function paintRiverTaxi(stage: Stage, { keel, size, colour, heading }: RiverTaxi): void {
  const { canvas, palette } = stage;
  const id = canvas.symbol(canvas.capture(() => paintBoat(stage, colour)));
  const s = Math.round(size * 1000) / 1000;
  const place = `translate(${at(keel)})`;
  canvas.add(
    `<g transform="${place} scale(${s * heading} ${Math.round(-s * 550) / 1000})" opacity=".34" ${canvas.blur(2)}><use href="#${id}"/></g>`,
  );
  canvas.add(`<g transform="${place} scale(${s * heading} ${s})"><use href="#${id}"/></g>`);
  const foam = mix(palette.water[0], '#ffffff', 0.6);
  canvas.path(oval(keel[0], keel[1] + 3 * size, 190 * size, 3.6 * size), foam, 'opacity=".75"');
  canvas.path(oval(keel[0] - heading * 290 * size, keel[1] + 7 * size, 130 * size, 4 * size), foam, 'opacity=".5"');
  canvas.path(oval(keel[0] - heading * 250 * size, keel[1] - 2 * size, 60 * size, 5 * size), foam, 'opacity=".55"');
}

function paintBoat(stage: Stage, colour: string): void {
  const { canvas, palette } = stage;
  const hull = 'M-206 -34Q-190 -4 -150 2Q0 8 130 2Q190 -8 226 -78Q196 -40 140 -30Q0 -22 -150 -28Q-190 -30 -206 -34Z';
  const own = lit(stage, colour);
  canvas.stroke('M-150 -28V-86M-70 -26V-88M10 -26V-88M84 -28V-86', lit(stage, '#6b4a34'), 4);
  const coats = ['#f2d48a', '#e8e2d4', '#d86a5a', '#5a8fb0', '#f0b0a0', '#8ab08a'];
  for (const [i, c] of coats.entries()) {
    const x = -126 + i * 40;
    canvas.path(`M${x - 12} -26Q${x - 12} -52 ${x} -54Q${x + 12} -52 ${x + 12} -26Z`, lit(stage, c));
    canvas.path(oval(x + 1, -61, 8, 9), lit(stage, '#9a6a4a'));
    canvas.path(
      `M${x - 7} -60Q${x - 7} -72 ${x + 1} -71Q${x + 9} -70 ${x + 8} -64Q${x} -66 ${x - 2} -56Z`,
      lit(stage, '#2a1c1e'),
    );
  }
  canvas.path(
    'M-172 -86Q-40 -104 108 -86L104 -78Q-40 -94 -168 -78Z',
    canvas.linear(ramp(mix(lit(stage, '#f3e3bc'), palette.sun, 0.4), lit(stage, '#c98f4a'))),
  );
  canvas.stroke('M-168 -79Q-40 -94 104 -79', own, 3.4);
  canvas.path(hull, canvas.linear(ramp(lighten(own, 0.08), [0.5, own], lighten(own, -0.16))));
  canvas.stroke('M-204 -32Q-150 -26 0 -23Q150 -28 224 -76', lit(stage, '#f6dc9a'), 4);
  canvas.stroke('M-190 -14Q0 -2 150 -10', lit(stage, '#f2ead8'), 2.4, 'opacity=".8"');
  canvas.stroke('M214 -66Q206 -52 210 -36M216 -68Q212 -50 218 -38M219 -70Q220 -54 226 -44', lit(stage, '#f06a8a'), 4);
  canvas.stroke('M212 -66Q200 -56 202 -40', lit(stage, '#f4c84a'), 3.4);
  canvas.path('M-196 -34Q-198 -74 -184 -82Q-170 -78 -168 -34Z', lit(stage, '#3f5f7a'));
  canvas.path(oval(-183, -91, 8.4, 9), lit(stage, '#9a6a4a'));
  canvas.path('M-194 -92Q-192 -104 -182 -103Q-173 -102 -173 -94L-166 -92Z', lit(stage, '#c8442e'));
  canvas.stroke('M-178 -60L-214 -48L-262 -6', lit(stage, '#4a3a34'), 4);
}
