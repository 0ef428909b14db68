import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSeatedVendor } from './seated-vendor.ts';
import { paintSpokedWheel } from './spoked-wheel.ts';

/** A three-wheeled taxi from the side, driving right; size 1 is about 300 units long. */
export interface AutoRickshaw {
  readonly foot: Point;
  readonly size: number;
  readonly facing?: 1 | -1;
  /** A closed one of Jaipur, or an open one of Bangkok with chrome and lights. */
  readonly make: 'auto' | 'tuktuk';
}

interface Livery {
  readonly body: string;
  readonly roof: string;
  readonly line: string;
  readonly driver: readonly [string, string];
  readonly guests: readonly (readonly [string, string])[];
}

const LIVERIES: Record<AutoRickshaw['make'], Livery> = {
  auto: {
    body: '#2f8a52',
    roof: '#f4c22c',
    line: '#f8e8b8',
    driver: ['#c9b48a', '#5a5040'],
    guests: [
      ['#d8345c', '#f2b431'],
      ['#3f7fb0', '#f0e2c8'],
    ],
  },
  tuktuk: {
    body: '#2358b8',
    roof: '#c8302c',
    line: '#f4c23c',
    driver: ['#e8e2d4', '#33445a'],
    guests: [
      ['#f2a83c', '#3a4a5c'],
      ['#e2708a', '#f0e2c8'],
    ],
  },
};

/** Paints wheels, people, body, roof, windscreen and trimmings. */
export function paintAutoRickshaw(stage: Stage, taxi: AutoRickshaw): void {
  const { canvas, palette } = stage;
  const { foot, size, facing = 1, make } = taxi;
  const livery = LIVERIES[make];
  const scale = Math.round(size * 100) / 100;
  canvas.group(`transform="translate(${at(foot)}) scale(${facing * scale} ${scale})"`, () => {
    canvas.path(oval(0, 2, 172, 11), palette.deep, `opacity=".42" ${canvas.blur(4)}`);
    const [tyre, hub] = [lit(stage, '#262224', 0.55), lit(stage, '#c9ccd0', 0.55)];
    for (const [x, r] of [
      [116, 25],
      [-88, 27],
    ] as const) {
      paintSpokedWheel(stage, { hub: [x, -r], radius: r - 4, spokes: 10, tyre, spoke: hub, thick: [9, 3] });
      canvas.path(oval(x, -r, r * 0.4), hub);
    }
    paintInside(stage, livery);
    paintBody(stage, livery, make);
    paintRoof(stage, livery, make);
    paintFront(stage, livery, make);
  });
}

function paintInside(stage: Stage, { body, driver, guests }: Livery): void {
  const { canvas, palette } = stage;
  canvas.path('M-140 -60V-190H60L96 -110V-44H-140Z', mix(lit(stage, body, 0.45), palette.deep, 0.6), 'opacity=".94"');
  canvas.path('M-20 -180H44L74 -112H-20Z', mix(palette.sky[2], palette.haze, 0.3), 'opacity=".5"');
  canvas.path('M-130 -122Q-134 -92 -124 -84H-26V-96H-112Z', lit(stage, '#a83a34', 0.55));
  for (const [i, colours] of guests.entries())
    paintSeatedVendor(stage, {
      foot: [-98 + i * 46, -78],
      size: 1.18,
      colours,
      headwear: i === 0 ? 'scarf' : 'none',
      skin: '#a86a45',
    });
  paintSeatedVendor(stage, { foot: [28, -70], size: 1.26, colours: driver, headwear: 'none', skin: '#8a563a' });
  if (palette.lampGlow > 0.6) {
    canvas.path(
      oval(-50, -150, 90, 46),
      palette.lamp,
      `opacity=".34" ${canvas.blur(18)} style="mix-blend-mode:screen"`,
    );
    canvas.path(box(-70, -186, 44, 6), '#fff3c4');
  }
  canvas.stroke('M44 -100L78 -108', lit(stage, '#8a563a', 0.55), 7);
  canvas.stroke('M70 -120L84 -96M84 -96L92 -70', lit(stage, '#2a2628', 0.55), 5);
}

function paintBody(stage: Stage, { body, line }: Livery, make: AutoRickshaw['make']): void {
  const { canvas } = stage;
  const paint = lit(stage, body, 0.45);
  const rear =
    'M-152 -50Q-154 -96 -146 -104H-8Q2 -104 4 -92L8 -44H-54Q-56 -66 -88 -66Q-120 -66 -122 -44H-146Q-152 -44 -152 -50Z';
  const cowl =
    'M62 -44L66 -92Q70 -112 96 -114H116Q130 -96 140 -62Q144 -46 138 -44H146Q144 -60 116 -60Q90 -60 86 -40H8L6 -30H76Q84 -30 88 -40Z';
  canvas.path('M4 -48H72V-30H4Z', lighten(paint, -0.1));
  for (const d of [rear, cowl]) {
    canvas.path(d, canvas.linear(ramp(lighten(paint, 0.08), [0.4, paint], lighten(paint, -0.1))));
    canvas.grain(d, { colour: lighten(paint, -0.22), axis: [0, -90, 0, -36], opacity: 0.5 });
  }
  const trim = lit(stage, line, 0.45);
  canvas.stroke('M-150 -98H0M-150 -74Q-130 -76 -112 -74', trim, 3);
  canvas.path(
    rosette([-30, -74], { length: 13, halfWidth: 4.6 }, 6) +
      rosette([-58, -84], { length: 8, halfWidth: 3 }, 5) +
      rosette([-4, -84], { length: 7, halfWidth: 3 }, 5),
    trim,
  );
  canvas.path(oval(-30, -74, 3.4), lit(stage, '#d8345c', 0.55));
  canvas.stroke('M72 -86Q96 -96 124 -88', trim, 3);
  if (make === 'tuktuk') {
    canvas.stroke('M-150 -50H-124M-52 -46H64', lit(stage, '#dfe4e8', 0.55), 6);
    canvas.path(box(-158, -84, 8, 22), '#ff4a3a');
  }
}

function paintRoof(stage: Stage, { roof, line }: Livery, make: AutoRickshaw['make']): void {
  const { canvas } = stage;
  const cloth = lit(stage, roof, 0.45);
  const chrome = make === 'tuktuk' ? lit(stage, '#dfe4e8', 0.55) : lit(stage, '#3a3a3e', 0.55);
  canvas.stroke('M-142 -104V-190M-14 -104L-16 -190M100 -114L72 -190', chrome, 6);
  const top = 'M-162 -176Q-160 -206 -130 -208H56Q78 -208 92 -186L94 -176Q-30 -188 -162 -176Z';
  canvas.path(top, canvas.linear(ramp(lighten(cloth, 0.06), lighten(cloth, -0.08))));
  canvas.stroke('M-158 -180Q-30 -191 92 -180', lit(stage, line, 0.45), 4);
  if (make === 'auto') {
    canvas.path(
      'M-162 -178Q-164 -140 -152 -104H-112Q-120 -140 -118 -182Z',
      canvas.linear(ramp(cloth, lighten(cloth, -0.1))),
    );
    canvas.path('M-146 -160H-126V-128H-142Z', lit(stage, '#6a7a80', 0.55));
    return;
  }
  let [red, blue, green] = ['', '', ''];
  for (let x = -150; x < 86; x += 14) {
    const y = -176 - 9 * (1 - ((x + 35) / 128) ** 2);
    if (x % 3 === 0) red += oval(x, y, 3.6);
    else if (x % 2 === 0) blue += oval(x, y, 3.6);
    else green += oval(x, y, 3.6);
  }
  canvas.path(red + blue + green, '#ffffff', `opacity=".3" ${canvas.blur(3)}`);
  canvas.path(red, '#ff6a7a');
  canvas.path(blue, '#6ad8ff');
  canvas.path(green, '#ffe06a');
}

function paintFront(stage: Stage, { body }: Livery, make: AutoRickshaw['make']): void {
  const { canvas, palette } = stage;
  const paint = lit(stage, body, 0.45);
  canvas.path('M106 -114L78 -184H70L90 -114Z', mix('#cfe6ee', palette.haze, 0.3), 'opacity=".75"');
  canvas.stroke('M108 -114L78 -188', lighten(paint, -0.08), 5);
  canvas.path(oval(134, -82, 60, 26), palette.lamp, `opacity="${num(palette.lampGlow * 4)}e-1" ${canvas.blur(10)}`);
  canvas.path(oval(132, -80, 8, 12), mix(palette.lamp, '#fffdf0', 0.5));
  canvas.stroke(oval(132, -80, 8, 12), lit(stage, '#b8bcc0', 0.55), 3);
  canvas.path('M92 -50Q114 -78 144 -50L148 -42Q118 -66 90 -42Z', lighten(paint, 0.05));
  canvas.stroke('M96 -122L108 -134', lit(stage, '#2a2628', 0.55), 3);
  canvas.path(oval(110, -138, 6, 8), lit(stage, '#9aa4aa', 0.55));
  if (make === 'auto') {
    let beads = '';
    for (let i = 0; i < 9; i += 1) beads += oval(84 + i * 3, -168 + i * 6.4 + Math.sin((i / 8) * Math.PI) * 7, 3.6);
    canvas.path(beads, lit(stage, '#f59a1e', 0.55));
  }
}
