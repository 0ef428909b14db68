import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A broad piece of banana leaf laid as a plate: half length, half width, turn in degrees. One end is cut, one rounded. */
export function paintSpreadLeaf(stage: Stage, [x, y]: Point, [long, wide]: Point, turn: number): void {
  const { canvas } = stage;
  const shape =
    `M${-long} ${-wide * 0.92}C${-long * 0.3} ${-wide * 1.06} ${long * 0.5} ${-wide} ${long * 0.84} ${-wide * 0.6}Q${long * 1.06} ${-wide * 0.2} ${long} 0Q${long * 1.04} ${wide * 0.36} ${long * 0.8} ${wide * 0.66}C${long * 0.4} ${wide * 1.02} ${-long * 0.4} ${wide * 1.04} ${-long} ${wide * 0.94}Z`.replace(
      /-?\d+\.\d+/g,
      (n) => num(Number(n)),
    );
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`, () => {
    canvas.shadow(shape, [12, 20], { blur: 12, opacity: 0.45 });
    canvas.path(shape, canvas.linear(ramp('#3f9a4e', [0.48, '#63b85c'], [0.52, '#4ca553'], '#267a48')));
    canvas.inside(shape, () => {
      let [veins, bands] = ['', ''];
      for (let i = 0; i < 70; i += 1) {
        const u = -long + (i / 70) * long * 2;
        for (const side of [-1, 1]) {
          const d = `M${num(u)} 0Q${num(u + 20)} ${num(side * wide * 0.4)} ${num(u + 70)} ${num(side * wide * 1.1)}`;
          if (i % 9 === 4) bands += d;
          else veins += d;
        }
      }
      canvas.stroke(veins, '#1f6e40', 1.8, 'opacity=".4"');
      canvas.stroke(bands, '#a8dc7c', 5, 'opacity=".3"');
      canvas.stroke(`M${-long} 0H${long}`, '#1f6e40', 20, 'opacity=".35" transform="translate(0 6)"');
      canvas.stroke(`M${-long} 0H${long}`, '#c9e58f', 14);
      canvas.stroke(`M${-long} -3H${long}`, '#eefac4', 3, 'opacity=".8"');
    });
    canvas.grain(shape, { colour: '#10452f', axis: [-long, -wide, long, wide], opacity: 0.45 });
    canvas.stroke(shape, '#b4dd84', 2.4, 'opacity=".6"');
  });
}
