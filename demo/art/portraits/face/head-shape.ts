import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { mirrorPath } from '#demo/art/portraits/mirror-path.ts';
import { type Sitting, shade } from '#demo/art/portraits/sitting.ts';

/** Ears, face and its shadow side. The face is 224 units wide and 340 tall round (0, 0). */
export function paintHeadShape(sitting: Sitting, outline: string): void {
  const { canvas, skin, turn } = sitting;
  for (const side of turn === 1 ? [-1] : [-1, 1]) {
    canvas.path(oval(side * 113, 6, 17, 29), side < 0 ? lighten(skin, 0.02) : shade(skin, 0.08));
    canvas.stroke(
      `M${side * 118} -8C${side * 106} -6 ${side * 104} 12 ${side * 112} 20`,
      shade(skin, 0.16),
      4,
      'opacity=".6"',
    );
  }
  canvas.path(outline, canvas.linear(ramp(lighten(skin, 0.045), [0.55, skin], lighten(skin, -0.035)), [0, 0, 1, 0.6]));
  canvas.inside(outline, () => {
    const dark = 'M66 -180C104 -100 92 -30 82 20C76 70 62 116 22 180H140V-180Z';
    canvas.path(dark, shade(skin, 0.07), 'opacity=".55"');
    for (const side of [-1, 1])
      canvas.path(oval(side * 66, 52, 34, 26), canvas.radial(ramp([0, '#d9583f', 0.3], [1, '#d9583f', 0])));
  });
  canvas.grain(outline, { colour: shade(skin, 0.2), axis: [-30, 0, 150, 60], opacity: 0.4 });
}

/** The outline of a face; `jaw` 0 is narrow, 1 broad; `long` 0 is round, 1 long. */
export function faceOutline(jaw: number, long: number): string {
  const chin = 166 + long * 12;
  return mirrorPath(
    [0, -168],
    [
      [66, -168, 112, -112, 112, -22],
      [112, 36, 94 + jaw * 14, 86 + jaw * 8, 50 + jaw * 16, chin - 34],
      [32 + jaw * 8, chin - 8, 14 + jaw * 8, chin, 0, chin],
    ],
  );
}
