import { rosette, oval } from '#demo/art/kit/shapes.ts';
import { lit } from '#demo/art/kit/stage.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';

/** Ear studs or drops, and a flower in the hair. */
export function paintAdornment(sitting: Sitting): void {
  const { canvas, person, palette, random, turn } = sitting;
  const gold = lit(sitting, palette.gold, 0.2);
  const wears = person.look === 'woman' && random.chance(0.75);
  if (wears) {
    const drop = random.chance(0.5);
    for (const side of turn === 1 ? [-1] : [-1, 1]) {
      canvas.path(oval(side * 116, 36, 6.5), gold);
      if (drop) canvas.path(oval(side * 116, 54, 7, 11), gold);
    }
  }
  if (person.mark === 'flower') {
    const white = random.chance(0.5);
    const petals = white ? '#fff8ec' : '#f08fa6';
    for (const [x, y, r] of [
      [-106, -92, 30],
      [-124, -56, 24],
    ] as const) {
      canvas.path(
        rosette([x, y], { length: r, halfWidth: r * 0.4 }, 5, 0.4),
        petals,
        'stroke="#00000022" stroke-width="1.5"',
      );
      canvas.path(oval(x, y, r * 0.26), white ? '#f2c14e' : '#fbe6b0');
    }
  }
}
