import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { ringDecor } from './ring-decor.ts';
import { paintTurnedTower, type Ring } from './turned-tower.ts';

/** A Khmer tower like a lotus bud; `foot` is the middle of its base. */
export interface LotusTower {
  readonly foot: Point;
  readonly half: number;
  readonly height: number;
  readonly colour: string;
  readonly light?: 1 | -1;
}

/** Paints the tiers with their leaf-shaped antefixes, the crown and the door. */
export function paintLotusTower(stage: Stage, { foot, half, height, colour, light = 1 }: LotusTower): void {
  const { canvas, palette } = stage;
  const tiers = 8;
  const widthAt = (t: number): number =>
    half * (1 + 0.07 * Math.sin(t * 3.2)) * (1 - Math.min(1, t) ** 1.75 * 0.93) ** 0.86;
  const heightAt = (t: number): number => height * 0.9 * (0.24 + 0.76 * t ** 0.9);
  const rings: Ring[] = [
    [half * 0.9, 0],
    [half * 0.9, heightAt(0) * 0.9],
    [half * 1.06, heightAt(0) * 0.94],
    [half * 1.06, heightAt(0)],
  ];
  for (let i = 0; i < tiers; i += 1) {
    const [y, top] = [heightAt(i / tiers), heightAt((i + 1) / tiers)];
    const [w, next] = [widthAt(i / tiers), widthAt((i + 1) / tiers)];
    rings.push(
      [w * 0.95, y],
      [w * 0.97, y + (top - y) * 0.6],
      [w * 1.06, y + (top - y) * 0.7],
      [w * 1.07, top],
      [next * 0.95, top],
    );
  }
  rings.push(
    [half * 0.2, height * 0.93],
    [half * 0.12, height * 0.95],
    [half * 0.12, height * 0.97],
    [0, height * 1.05],
  );
  paintTurnedTower(stage, { foot, rings, colour, light, sag: 0.02, rim: 0.85 });
  const stone = lit(stage, colour);
  let [leaves, shades] = ['', ''];
  for (let i = 0; i < tiers; i += 1) {
    const [y, w] = [foot[1] - heightAt(i / tiers), widthAt(i / tiers)];
    const tall = (heightAt((i + 1) / tiers) - heightAt(i / tiers)) * 0.9;
    const row = { centre: [foot[0], y] as const, half: w * 1.04, count: 9, tall, kind: 'petal' as const };
    shades += ringDecor({ ...row, wide: w * 0.15 });
    leaves += ringDecor({ ...row, wide: w * 0.09, tall: tall * 0.8 });
  }
  canvas.path(shades, mix(stone, palette.deep, 0.4), 'opacity=".7"');
  canvas.path(leaves, mix(lighten(stone, 0.05), palette.glow, 0.22), 'opacity=".75"');
  const door = half * 0.24;
  const y = foot[1];
  canvas.path(box(foot[0] - half * 0.5, y - heightAt(0) * 0.9, half, heightAt(0) * 0.9), lighten(stone, 0.02));
  canvas.path(
    `M${num(foot[0] - half * 0.62)} ${num(y - heightAt(0) * 0.86)}Q${num(foot[0] - half * 0.2)} ${num(y - heightAt(0) * 1.1)} ${num(foot[0])} ${num(y - heightAt(0) * 1.5)}Q${num(foot[0] + half * 0.2)} ${num(y - heightAt(0) * 1.1)} ${num(foot[0] + half * 0.62)} ${num(y - heightAt(0) * 0.86)}Z`,
    lighten(stone, -0.02),
  );
  canvas.path(box(foot[0] - door, y - heightAt(0) * 0.74, door * 2, heightAt(0) * 0.74), mix(stone, palette.deep, 0.7));
}

/** A vaulted stone gallery with pillars: left, right, foot and height in units. */
export interface Gallery {
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  readonly tall: number;
  readonly colour: string;
}

/** Paints plinth, pillars before a dark walk, curved roof and its row of ridge finials. */
export function paintGallery(stage: Stage, { left, right, foot, tall, colour }: Gallery): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, colour);
  const wide = right - left;
  canvas.path(box(left - 8, foot - tall * 0.26, wide + 16, tall * 0.26), lighten(stone, -0.04));
  canvas.path(
    box(left - 10, foot - tall * 0.28, wide + 20, tall * 0.06),
    mix(lighten(stone, 0.05), palette.glow, 0.25),
  );
  canvas.path(box(left, foot - tall * 0.7, wide, tall * 0.44), mix(stone, palette.deep, 0.62));
  let [pillars, lights, finials] = ['', '', ''];
  const step = tall * 0.17;
  for (let x = left; x <= right - step * 0.4; x += step) {
    pillars += box(x, foot - tall * 0.7, step * 0.5, tall * 0.44);
    lights += box(x, foot - tall * 0.7, step * 0.14, tall * 0.44);
  }
  for (let x = left + 3; x < right - 3; x += step * 0.7)
    finials += `M${num(x)} ${num(foot - tall)}L${num(x + step * 0.18)} ${num(foot - tall * 1.07)}L${num(x + step * 0.36)} ${num(foot - tall)}Z`;
  canvas.path(pillars, stone);
  canvas.path(lights, mix(stone, palette.glow, 0.4), 'opacity=".8"');
  const roof = `M${num(left - 6)} ${num(foot - tall * 0.68)}Q${num(left - 2)} ${num(foot - tall * 0.94)} ${num(left + tall * 0.18)} ${num(foot - tall)}H${num(right - tall * 0.18)}Q${num(right + 2)} ${num(foot - tall * 0.94)} ${num(right + 6)} ${num(foot - tall * 0.68)}Z`;
  canvas.path(roof, lighten(stone, -0.015));
  canvas.path(finials, lighten(stone, -0.03));
  canvas.stroke(
    `M${num(left + tall * 0.16)} ${num(foot - tall)}H${num(right - tall * 0.16)}`,
    mix(stone, palette.glow, 0.45),
    2,
  );
  canvas.stroke(
    `M${num(left - 6)} ${num(foot - tall * 0.69)}H${num(right + 6)}`,
    mix(lighten(stone, 0.04), palette.glow, 0.25),
    2.4,
  );
}
