import { at, num, type Point } from './path-text.ts';

/** An ellipse as a path; a circle when `ry` is left out. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const half = `A${num(rx)} ${num(ry)} 0 1 0 `;
  return `M${at([x - rx, y])}${half}${at([x + rx, y])}${half}${at([x - rx, y])}Z`;
}

/** A rectangle as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${at([x, y])}H${num(x + width)}V${num(y + height)}H${num(x)}Z`;
}

/** A pointed leaf or petal that starts at a point and grows `length` in direction `angle` (radians). */
export function leaf(root: Point, length: number, halfWidth: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (u: number, v: number): string => at([root[0] + u * cos - v * sin, root[1] + u * sin + v * cos]);
  const side = (v: number): string => `${place(length * 0.3, v)} ${place(length * 0.72, v * 0.8)}`;
  const back = `${place(length * 0.72, -halfWidth * 0.8)} ${place(length * 0.3, -halfWidth)}`;
  return `M${place(0, 0)}C${side(halfWidth)} ${place(length, 0)}C${back} ${place(0, 0)}Z`;
}

/** An open arc of a circle between two angles (radians). */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const on = (angle: number): string =>
    at([centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]);
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `M${on(from)}A${num(radius)} ${num(radius)} 0 ${large} ${to > from ? 1 : 0} ${on(to)}`;
}

/** `count` petals round a centre, one path. */
export function rosette(centre: Point, size: { length: number; halfWidth: number }, count: number, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i += 1) d += leaf(centre, size.length, size.halfWidth, turn + (i / count) * Math.PI * 2);
  return d;
}
