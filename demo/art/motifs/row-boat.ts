import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSeatedVendor } from './seated-vendor.ts';

/** A broad painted rowing boat with an oarsman; `keel` is the middle of its water line. */
export interface RowBoat {
  readonly keel: Point;
  /** 1 is about 360 units long. */
  readonly size: number;
  readonly paint: string;
  readonly heading?: 1 | -1;
  readonly guests?: number;
  /** A lantern hangs at the bow. */
  readonly lamp?: boolean;
}

const COATS = ['#e0a43c', '#3f7f9f', '#c8485a', '#f2e6cf', '#4f8a5c'] as const;

/** Paints the boat, its people and its reflection. */
export function paintRowBoat(stage: Stage, boat: RowBoat): void {
  const { canvas, palette } = stage;
  const { keel, size, heading = 1 } = boat;
  const scale = Math.round(size * 1000) / 1000;
  const id = canvas.symbol(canvas.capture(() => paintWhole(stage, boat)));
  canvas.add(
    `<g transform="translate(${at(keel)}) scale(${heading * scale} ${-scale * 0.55})" opacity=".34" ${canvas.blur(2)}><use href="#${id}"/></g>`,
  );
  canvas.add(`<g transform="translate(${at(keel)}) scale(${heading * scale} ${scale})"><use href="#${id}"/></g>`);
  canvas.path(
    oval(keel[0], keel[1] + 4 * size, 150 * size, 3.6 * size),
    mix(palette.water[0], '#ffffff', 0.35),
    'opacity=".5"',
  );
}

function paintWhole(stage: Stage, { paint, guests = 2, lamp = false }: RowBoat): void {
  const { canvas } = stage;
  const body = lit(stage, paint);
  const wood = lit(stage, '#8a5a36');
  for (let i = 0; i < guests; i += 1)
    paintSeatedVendor(stage, {
      foot: [-70 + i * 52, -6],
      size: 0.95,
      colours: [COATS[i % 5] ?? COATS[0], '#4a4250'],
      headwear: i % 2 === 0 ? 'none' : 'scarf',
      facing: i % 2 === 0 ? 1 : -1,
    });
  paintOarsman(stage);
  const hull = 'M-186 -54Q-150 -26 -110 -18H110Q152 -26 180 -46Q160 2 110 8Q0 14 -106 8Q-160 0 -186 -54Z';
  canvas.path(hull, canvas.linear(ramp(lighten(body, 0.05), lighten(body, -0.12))));
  canvas.inside(hull, () => {
    canvas.stroke('M-190 -48Q-150 -16 -108 -10H112Q156 -18 184 -40', lit(stage, '#f6e7c4'), 5);
    canvas.stroke('M-170 -18Q-120 -2 0 0Q120 -2 170 -16', lighten(body, -0.16), 2, 'opacity=".7"');
    canvas.grain(hull, { colour: lighten(body, -0.25), axis: [0, -20, 0, 14], opacity: 0.5 });
  });
  canvas.stroke('M-186 -54Q-150 -26 -110 -19H110Q152 -27 180 -46', lighten(wood, 0.08), 5);
  canvas.stroke('M92 -66L150 14', wood, 5);
  canvas.path('M144 4L158 8Q168 26 160 30Q148 26 144 4Z', lighten(wood, 0.06));
  if (!lamp) return;
  canvas.stroke('M-150 -30V-76', wood, 4);
  canvas.path(oval(-150, -84, 46), stage.palette.lamp, `opacity=".4" ${canvas.blur(10)}`);
  canvas.path(oval(-150, -84, 8, 11), mix(stage.palette.lamp, '#fffbe8', 0.5));
}

function paintOarsman(stage: Stage): void {
  const { canvas } = stage;
  const [shirt, skin] = [lit(stage, '#f3ead6'), lit(stage, '#84523a')];
  canvas.path('M92 -16Q86 -58 98 -72Q112 -78 120 -66Q126 -44 122 -16Z', shirt);
  canvas.path('M110 -16Q118 -50 114 -74Q119 -72 120 -66Q126 -44 122 -16Z', lighten(shirt, -0.09));
  canvas.stroke('M103 -66L90 -56', lighten(shirt, -0.04), 9);
  canvas.stroke('M90 -56L94 -62', skin, 7);
  canvas.path(oval(106, -86, 8.4, 10), skin);
  const cloth = lit(stage, '#d8452f');
  canvas.path('M95 -88Q94 -102 107 -103Q119 -102 118 -88Q106 -94 95 -88Z', cloth);
  canvas.stroke('M96 -93Q106 -101 115 -97', lighten(cloth, 0.12), 2);
}
