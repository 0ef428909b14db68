import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import { clothOf } from '#demo/art/portraits/cloths.ts';
import type { Person } from '#demo/art/portraits/person.ts';

function paintWall(stage: Stage): string {
  const { canvas, palette, random } = stage;
  const tone = mix(random.pick([palette.haze, palette.cloth[2], palette.sky[2]]), palette.hill, 0.3);
  canvas.path('M0 0H800V800H0Z', canvas.radial(ramp(lighten(tone, 0.1), lighten(tone, -0.08)), [0.42, 0.4], 0.75));
  canvas.grain('M0 0H800V800H0Z', { colour: lighten(tone, -0.18), axis: [200, 100, 900, 900], opacity: 0.4 });
  return tone;
}

function paintPot(stage: Stage, x: number, y: number, { size, tone }: { size: number; tone: string }): void {
  const { canvas, palette } = stage;
  canvas.group(`transform="translate(${x} ${y}) scale(${size})"`, () => {
    const d = 'M-24 -110H24C22 -92 60 -76 60 -40C60 -14 36 0 28 0H-28C-36 0 -60 -14 -60 -40C-60 -76 -22 -92 -24 -110Z';
    canvas.path(d, canvas.linear(ramp(lighten(tone, 0.08), [0.5, tone], lighten(tone, -0.12)), [0, 0, 1, 0.2]));
    canvas.inside(d, () =>
      canvas.stroke('M-70 -56Q0 -40 70 -56M-70 -34Q0 -18 70 -34', mix(palette.sun, tone, 0.2), 6, 'opacity=".8"'),
    );
  });
}

function paintShelf(stage: Stage, left: number, y: number, wide: number): void {
  const wood = mix('#7a4a2a', stage.palette.deep, 0.3);
  stage.canvas.path(box(left, y, wide, 16), wood);
  stage.canvas.path(box(left, y + 16, wide, 10), '#1a0c10', 'opacity=".2"');
}

/** Rooms behind a person. */
export const INDOORS = {
  wares: (stage: Stage) => {
    const { palette } = stage;
    paintWall(stage);
    const tones = [
      palette.accent,
      mix('#b5653a', palette.hill, 0.2),
      mix(palette.water[2], '#ffffff', 0.2),
      palette.gold,
    ] as const;
    for (const [i, [x, y]] of (
      [
        [92, 330],
        [196, 330],
        [612, 300],
        [716, 300],
        [92, 560],
        [716, 540],
      ] as const
    ).entries())
      paintPot(stage, x, y, { size: 0.86 + ((i * 7) % 3) * 0.1, tone: stage.random.pick(tones) });
    paintShelf(stage, 20, 330, 230);
    paintShelf(stage, 556, 300, 230);
    paintShelf(stage, 0, 560, 180);
    paintShelf(stage, 640, 540, 180);
  },
  cloth: (stage: Stage, { cloth }: Person) => {
    const { canvas } = stage;
    paintWall(stage);
    canvas.stroke('M0 92Q400 120 800 92', '#5a3a28', 9);
    for (const [left, wide, turn] of [
      [30, 150, 0],
      [196, 120, 0],
      [500, 130, 0],
      [650, 150, 0],
    ] as const) {
      const { textile } = clothOf(stage, cloth === undefined ? {} : { cloth });
      const d = box(left, 100, wide, 620);
      canvas.shadow(d, [8, 10], { blur: 8, opacity: 0.25 });
      paintTextile(stage, d, { ...textile, turn });
      canvas.path(
        d,
        canvas.linear(
          ramp(
            [0, '#1a0c10', 0.28],
            [0.25, '#1a0c10', 0],
            [0.6, '#1a0c10', 0.12],
            [0.8, '#ffffff', 0.1],
            [1, '#1a0c10', 0.3],
          ),
          [0, 0, 1, 0],
        ),
      );
    }
  },
  lamps: (stage: Stage) => {
    const { canvas, palette, random } = stage;
    const dark = mix(palette.deep, palette.hill, 0.55);
    canvas.path('M0 0H800V800H0Z', canvas.linear(ramp(lighten(dark, 0.06), lighten(dark, 0.16))));
    canvas.path(oval(400, 380, 330), canvas.radial(ramp([0, palette.lamp, 0.55], [1, palette.lamp, 0])));
    for (const [x, y, size] of [
      [90, 300, 1],
      [200, 170, 0.8],
      [606, 150, 0.85],
      [712, 290, 1.05],
      [60, 520, 0.7],
      [744, 520, 0.75],
    ] as const) {
      const tone = random.pick([palette.accent, palette.gold, mix(palette.accent, palette.gold, 0.5)]);
      canvas.stroke(`M${x} 0V${y}`, palette.deep, 3);
      canvas.path(oval(x, y, 100 * size), canvas.radial(ramp([0, palette.lamp, 0.6], [1, palette.lamp, 0])));
      canvas.path(
        oval(x, y, 46 * size, 54 * size),
        canvas.radial(ramp(lighten(tone, 0.2), [0.6, tone], lighten(tone, -0.1))),
      );
      canvas.stroke(`M${x} ${num(y - 54 * size)}V${num(y + 54 * size)}`, lighten(tone, -0.14), 3, 'opacity=".5"');
      canvas.path(
        box(x - 15 * size, y - 60 * size, 30 * size, 12) + box(x - 15 * size, y + 50 * size, 30 * size, 12),
        palette.deep,
      );
    }
  },
  kitchen: (stage: Stage) => {
    const { canvas, palette, random } = stage;
    const tone = paintWall(stage);
    let tiles = '';
    for (let i = 0; i < 8; i += 1) tiles += `M0 ${380 + i * 60}H800M${i * 114} 380V800`;
    canvas.path('M0 380H800V800H0Z', lighten(tone, 0.07), 'opacity=".8"');
    canvas.stroke(tiles, lighten(tone, -0.08), 4, 'opacity=".7"');
    canvas.stroke('M0 130H800', palette.deep, 9);
    for (const [x, r] of [
      [90, 60],
      [206, 44],
      [604, 46],
      [716, 62],
    ] as const) {
      const metal = random.pick(['#b87333', '#8d9299', '#3a3338']);
      canvas.stroke(`M${x} 132V${210 - r / 3}`, lighten(metal, -0.1), 8);
      canvas.path(
        oval(x, 210 + r, r),
        canvas.radial(ramp(lighten(metal, 0.16), [0.7, metal], lighten(metal, -0.1)), [0.35, 0.35], 0.8),
      );
    }
    canvas.stroke(
      'M150 640C130 590 180 560 160 510M650 640C630 590 680 560 660 510',
      '#ffffff',
      16,
      `opacity=".4" ${canvas.blur(5)}`,
    );
  },
  stage: (stage: Stage) => {
    const { canvas, palette } = stage;
    const dark = mix(palette.deep, palette.hill, 0.4);
    canvas.path('M0 0H800V800H0Z', dark);
    canvas.path(
      oval(400, 360, 340),
      canvas.radial(ramp([0, palette.lamp, 0.75], [0.7, palette.lamp, 0.25], [1, palette.lamp, 0])),
    );
    const red = mix(palette.accent, '#8a1f2c', 0.45);
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i += 1) {
        const x = 400 + side * (400 - i * 56);
        canvas.path(
          `M${x - 34} 0H${x + 34}C${x + 26} 300 ${x + 40 + side * 40} 560 ${x + 30 + side * 60} 800H${x - 40 + side * 60}C${x - 40 + side * 40} 560 ${x - 26} 300 ${x - 34} 0Z`,
          canvas.linear(ramp(lighten(red, 0.07), lighten(red, -0.12)), [0, 0, 1, 0]),
        );
      }
    canvas.path('M0 0H800V96Q700 150 600 96Q500 150 400 96Q300 150 200 96Q100 150 0 96Z', lighten(red, -0.05));
    canvas.stroke('M0 96Q100 150 200 96Q300 150 400 96Q500 150 600 96Q700 150 800 96', palette.gold, 9);
  },
  street: (stage: Stage) => {
    const { canvas, palette, random } = stage;
    const fronts = [
      palette.gold,
      palette.accent,
      palette.cloth[2],
      mix(palette.leaf, '#ffffff', 0.4),
      mix(palette.water[1], '#ffffff', 0.2),
    ] as const;
    for (const [x, y, w] of [
      [0, 210, 130],
      [130, 300, 110],
      [240, 360, 130],
      [430, 350, 130],
      [560, 280, 110],
      [670, 190, 130],
    ] as const) {
      const tone = mix(random.pick(fronts), palette.haze, 0.35);
      canvas.path(box(x, y, w, 600), canvas.linear(ramp(lighten(tone, 0.04), lighten(tone, -0.06))));
      canvas.path(`M${x - 8} ${y}H${x + w + 8}L${x + w - 10} ${y - 34}H${x + 10}Z`, mix('#9c4a33', palette.hill, 0.3));
      let windows = '';
      for (let row = 0; row < 4; row += 1)
        for (const at of [0.2, 0.6]) windows += box(x + w * at, y + 36 + row * 92, w * 0.22, 54);
      canvas.path(windows, mix(palette.deep, tone, 0.35));
    }
  },
  arch: (stage: Stage) => {
    const { canvas, palette } = stage;
    const tone = mix(palette.cloth[2], palette.haze, 0.35);
    const frame =
      'M0 0H800V800H0ZM400 70C470 110 500 90 540 150C590 170 610 210 640 270C664 300 668 330 668 380V800H132V380C132 330 136 300 160 270C190 210 210 170 260 150C300 90 330 110 400 70Z';
    canvas.path(
      frame,
      canvas.linear(ramp(lighten(tone, 0.05), lighten(tone, -0.1)), [0, 0, 1, 0.6]),
      'fill-rule="evenodd"',
    );
    canvas.stroke(
      'M668 800V380C668 330 664 300 640 270C610 210 590 170 540 150C500 90 470 110 400 70C330 110 300 90 260 150C210 170 190 210 160 270C136 300 132 330 132 380V800',
      mix(palette.accent, tone, 0.2),
      13,
    );
    let dots = '';
    for (let i = 0; i < 8; i += 1) dots += oval(62, 120 + i * 90, 15) + oval(738, 120 + i * 90, 15);
    canvas.path(dots, palette.accent, 'opacity=".8"');
  },
} as const;
