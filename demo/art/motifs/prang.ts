import { lighten, mix } from '#demo/art/kit/colour.ts';
import { mirrored, num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A tower like a lotus bud: tiers that swell a little and then close. `foot` is the middle of its base. */
export function paintPrang(stage: Stage, foot: Point, width: number, height: number): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#7a5560');
  const tiers = Math.max(5, Math.round(height / 30));
  const halfAt = (t: number): number => (width / 2) * (1 + 0.1 * Math.sin(t * 3)) * Math.cos(t * 1.4) ** 0.86;
  const left: Point[] = [];
  let joints = '';
  for (let i = 0; i < tiers; i += 1) {
    const [low, high] = [i / tiers, (i + 1) / tiers];
    const [y, top] = [foot[1] - height * low ** 0.92, foot[1] - height * high ** 0.92];
    left.push(
      [foot[0] - halfAt(low), y],
      [foot[0] - halfAt(low) - 2, y - (y - top) * 0.5],
      [foot[0] - halfAt(high) - width * 0.05, y - (y - top) * 0.68],
      [foot[0] - halfAt(high) - width * 0.05, top + 1],
    );
    joints += `M${num(foot[0] - width)} ${num(top)}H${num(foot[0] + width)}`;
  }
  const tip: Point = [foot[0], foot[1] - height * 1.1];
  const outline = polyline([...left, tip, ...mirrored(left, foot[0])], true);
  canvas.path(outline, canvas.linear(ramp(mix(stone, palette.glow, 0.3), stone)));
  canvas.inside(outline, () => canvas.stroke(joints, lighten(stone, -0.12), 3, 'opacity=".55"'));
  canvas.grain(outline, {
    colour: palette.deep,
    axis: [foot[0] - width * 0.4, 0, foot[0] + width * 0.5, 0],
    opacity: 0.65,
  });
  const door = width * 0.12;
  canvas.path(
    `M${num(foot[0] - door)} ${num(foot[1])}V${num(foot[1] - door * 2.6)}Q${num(foot[0])} ${num(foot[1] - door * 4)} ${num(foot[0] + door)} ${num(foot[1] - door * 2.6)}V${num(foot[1])}Z`,
    palette.lamp,
    'opacity=".85"',
  );
}
