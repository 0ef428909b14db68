import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** What lies behind a stall: other stalls, lamps and passers-by, out of focus. */
export function paintMarketDepth(stage: Stage, colours: readonly [string, string, ...string[]]): void {
  const { canvas, palette, random } = stage;
  const [, upper, lower, edge] = palette.sky;
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(mix(upper, palette.deep, 0.2), [0.5, lower], edge))}"/>`,
  );
  canvas.group(canvas.blur(6), () => {
    for (let i = 0; i < 9; i += 1) {
      const x = -60 + i * 200 + random.around(0, 30);
      const y = random.between(250, 330);
      const cloth = mix(random.pick(colours), palette.haze, 0.42);
      canvas.path(box(x + 6, y, 180, 330), mix(palette.hill, palette.deep, random.between(0.2, 0.5)), 'opacity=".75"');
      canvas.path(
        `M${num(x - 30)} ${num(y + 30)}L${num(x + 40)} ${num(y - 60)}H${num(x + 160)}L${num(x + 230)} ${num(y + 30)}Z`,
        cloth,
      );
      canvas.path(box(x - 10, y + 180, 210, 24), mix(cloth, palette.sun, 0.3));
    }
    for (let i = 0; i < 12; i += 1) {
      const x = random.between(20, WIDTH - 20);
      const tall = random.between(120, 170);
      const coat = mix(random.pick(colours), palette.deep, 0.3);
      canvas.path(
        oval(x, 560 - tall * 0.4, tall * 0.17, tall * 0.45) + oval(x, 560 - tall * 0.94, tall * 0.1),
        mix(coat, palette.haze, 0.25),
      );
    }
  });
  canvas.path(
    oval(WIDTH / 2, 420, 620, 260),
    palette.glow,
    `opacity=".4" ${canvas.blur(70)} style="mix-blend-mode:screen"`,
  );
}

/** Bulbs hanging from a wire under the awning. */
export function paintBulbs(stage: Stage, y: number): void {
  const { canvas, palette } = stage;
  canvas.stroke(`M-10 ${y - 20}Q${WIDTH / 2} ${y + 30} ${WIDTH + 10} ${y - 20}`, lighten(palette.deep, 0.02), 3);
  for (let i = 0; i < 7; i += 1) {
    const x = 110 + i * 230;
    const sag = y + 4 - ((x - WIDTH / 2) / 800) ** 2 * 24;
    canvas.stroke(`M${x} ${num(sag)}v30`, palette.deep, 3);
    canvas.path(
      oval(x, sag + 46, 60),
      palette.lamp,
      `opacity="${num(2 + palette.lampGlow * 3)}e-1" ${canvas.blur(16)}`,
    );
    canvas.path(oval(x, sag + 44, 13, 16), mix(palette.lamp, '#ffffff', 0.5));
  }
}
