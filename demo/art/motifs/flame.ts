import { num, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** One tongue of fire rising from its foot. */
export function paintFlame(stage: Stage, [x, y]: Point, height: number, lean = 0): void {
  const { canvas } = stage;
  const tongue = (share: number): string => {
    const [h, w] = [height * share, height * 0.26 * share];
    return `M${num(x)} ${num(y)}Q${num(x - w * 1.5)} ${num(y - h * 0.3)} ${num(x - w * 0.4)} ${num(y - h * 0.62)}Q${num(x + lean * 0.5)} ${num(y - h * 0.8)} ${num(x + lean)} ${num(y - h)}Q${num(x + w * 0.9)} ${num(y - h * 0.62)} ${num(x + w)} ${num(y - h * 0.32)}Q${num(x + w * 0.9)} ${num(y)} ${num(x)} ${num(y)}Z`;
  };
  canvas.path(oval(x, y - height * 0.4, height * 0.7), '#ff9a3c', `opacity=".3" ${canvas.blur(18)}`);
  canvas.path(tongue(1), '#f4762a', 'opacity=".92"');
  canvas.path(tongue(0.74), '#ffb43c');
  canvas.path(tongue(0.44), '#fff0b0');
}
