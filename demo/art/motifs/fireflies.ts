import { num, type Point } from '#demo/art/kit/path-text.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Points of yellow-green light scattered round several middles, some of them with a halo. */
export function paintFireflies(
  stage: Stage,
  name: string,
  round: readonly Point[],
  look: { reach: number; each: number },
): void {
  const { canvas } = stage;
  const random = createRandom(`${stage.seed}:fireflies:${name}`);
  let [halos, sparks, hearts] = ['', '', ''];
  for (const [cx, cy] of round) {
    for (let i = 0; i < look.each; i += 1) {
      const angle = random.next() * Math.PI * 2;
      const away = Math.sqrt(random.next()) * look.reach;
      const [x, y] = [cx + Math.cos(angle) * away * 1.25, cy + Math.sin(angle) * away * 0.8];
      const size = random.between(1.4, 3.6);
      if (random.chance(0.4)) {
        halos += oval(x, y, size * 4.6);
        hearts += oval(x, y, size * 0.9);
      }
      sparks += `M${num(x - size)} ${num(y)}a${num(size)} ${num(size)} 0 1 1 ${num(size * 2)} 0a${num(size)} ${num(size)} 0 1 1 ${num(-size * 2)} 0`;
    }
  }
  canvas.path(halos, '#d8f26a', `opacity=".62" ${canvas.blur(6)}`);
  canvas.path(sparks, '#e6f58a');
  canvas.path(hearts, '#fffde0');
}
