import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** What a plate or bowl is made of and how its rim is painted. */
export interface PlateWare {
  readonly light: string;
  readonly dark: string;
  readonly line: string;
  /** Share of the radius that is rim. */
  readonly rim: number;
  readonly motif?: 'plain' | 'dots' | 'scallops' | 'sprays' | 'dashes' | 'bands';
  /** Second colour of the painted rim. */
  readonly second?: string;
  /** Polished metal mirrors the room. */
  readonly metal?: boolean;
}

/** Ware of the region, by name. */
export const PLATES = {
  steel: { light: '#eef2f4', dark: '#8b979f', line: '#6d7a83', rim: 0.07, metal: true },
  brass: { light: '#f9dd8f', dark: '#9d6a20', line: '#86561a', rim: 0.07, metal: true },
  enamel: { light: '#fffdf6', dark: '#d5d6d4', line: '#24508f', rim: 0.1, motif: 'bands' },
  white: { light: '#fffdf8', dark: '#d6d0c8', line: '#b9b2a8', rim: 0.16 },
  celadon: { light: '#d6e8d2', dark: '#84aa96', line: '#5c8a7c', rim: 0.13, motif: 'scallops', second: '#eef6e8' },
  rose: { light: '#fdf6ee', dark: '#dccfc8', line: '#d65a86', second: '#2f9a86', rim: 0.2, motif: 'sprays' },
  green: { light: '#4f9a6c', dark: '#235a44', line: '#e9d9a0', rim: 0.14, motif: 'dashes' },
  indigo: { light: '#3c5f9a', dark: '#1c3162', line: '#dfe7f2', rim: 0.15, motif: 'scallops', second: '#9db9e2' },
  lacquer: { light: '#3a2420', dark: '#120b0c', line: '#e0a93a', second: '#b3301f', rim: 0.13, motif: 'scallops' },
  earth: { light: '#c98158', dark: '#74402a', line: '#e8b98e', rim: 0.11, motif: 'dots' },
  black: { light: '#58504c', dark: '#221c1c', line: '#7c716a', rim: 0.1 },
  coconut: { light: '#7a5236', dark: '#38210f', line: '#b58a5c', rim: 0.09 },
} as const satisfies Record<string, PlateWare>;

/** The colour in a vessel, its ware, and how deep it looks (0 flat, 1 a bowl). */
export interface PlateLook {
  readonly ware: PlateWare;
  readonly inside: string;
  readonly depth?: number;
}

/** A round or oval vessel from above; `size` is its half width and half height. Returns the well's size. */
export function paintPlate(stage: Stage, centre: Point, size: number | Point, look: PlateLook): Point {
  const { canvas } = stage;
  const { ware, inside, depth = 0.5 } = look;
  const [x, y] = centre;
  const [rx, ry] = typeof size === 'number' ? [size, size] : size;
  const thick = Math.min(rx, ry) * ware.rim;
  const well: Point = [rx - thick, ry - thick];
  canvas.shadow(oval(x, y, rx, ry), [ry * 0.07 + 5, ry * 0.1 + 8], { blur: 9, opacity: 0.5 });
  const body = ramp(ware.light, [0.5, mix(ware.light, ware.dark, 0.34)], ware.dark);
  canvas.path(oval(x, y, rx, ry), canvas.linear(body, [0.1, 0, 0.9, 1]));
  if (ware.metal === true) paintSheen(stage, centre, [rx, ry]);
  paintRim(stage, centre, [rx, ry], ware);
  const floor = ramp(lighten(inside, 0.05), [0.7, inside], lighten(inside, -0.11));
  canvas.path(oval(x, y, ...well), canvas.radial(floor, [0.44, 0.42], 0.62));
  canvas.inside(oval(x, y, ...well), () => {
    const wall = thick * 0.5 + ry * 0.1 * depth;
    const soft = canvas.blur(Math.round(3 + depth * 7));
    const edge = oval(x + wall * 0.5, y + wall * 0.7, well[0] + wall * 0.5, well[1] + wall * 0.5);
    canvas.stroke(edge, '#1d0d08', wall * 1.5, `opacity="${num(0.2 + depth * 0.2)}" ${soft}`);
  });
  const gleam = `M${at([x - rx * 0.93, y - ry * 0.22])}A${num(rx * 0.96)} ${num(ry * 0.96)} 0 0 1 ${at([x - rx * 0.3, y - ry * 0.91])}`;
  canvas.stroke(gleam, '#ffffff', Math.max(2, thick * 0.2), 'opacity=".55"');
  return well;
}

/** Light and dark wedges on polished metal. */
function paintSheen(stage: Stage, [x, y]: Point, [rx, ry]: Point): void {
  const { canvas } = stage;
  const wedge = (from: number, to: number): string =>
    `M${at([x, y])}L${at([x + Math.cos(from) * rx * 1.3, y + Math.sin(from) * ry * 1.3])}L${at([x + Math.cos(to) * rx * 1.3, y + Math.sin(to) * ry * 1.3])}Z`;
  canvas.inside(oval(x, y, rx, ry), () => {
    canvas.path(wedge(3.5, 4.1) + wedge(0.5, 0.8), '#ffffff', `opacity=".6" ${canvas.blur(8)}`);
    canvas.path(wedge(2.3, 2.7) + wedge(5.3, 5.8), '#2a2420', `opacity=".28" ${canvas.blur(8)}`);
  });
}

function paintRim(stage: Stage, [x, y]: Point, [rx, ry]: Point, ware: PlateWare): void {
  const { canvas } = stage;
  const thick = Math.min(rx, ry) * ware.rim;
  const { motif = 'plain', line, second = ware.line } = ware;
  const count = Math.max(14, Math.round((rx + ry) / (thick * 1.7)));
  let [first, other] = ['', ''];
  for (let i = 0; i < count && motif !== 'plain' && motif !== 'bands'; i += 1) {
    const angle = (i / count) * Math.PI * 2;
    const on = (share: number, turn = angle): Point => [
      x + Math.cos(turn) * (rx - thick * share),
      y + Math.sin(turn) * (ry - thick * share),
    ];
    const [mx, my] = on(0.5);
    const half = angle + Math.PI / count;
    if (motif === 'dots') first += oval(mx, my, thick * 0.14);
    else if (motif === 'dashes') first += leaf(on(0.75), thick * 0.5, thick * 0.09, angle);
    else if (motif === 'scallops') {
      first += leaf(on(0.82), thick * 0.6, thick * 0.2, angle);
      other += oval(...on(0.4, half), thick * 0.1);
    } else {
      for (let k = 0; k < 5; k += 1)
        if (i % 2 === 0) first += leaf(on(0.5), thick * 0.32, thick * 0.12, angle + k * 1.257);
      if (i % 2 === 1)
        other +=
          leaf(on(0.5), thick * 0.42, thick * 0.12, angle + 1.3) +
          leaf(on(0.5), thick * 0.42, thick * 0.12, angle - 1.3);
    }
  }
  if (first !== '') canvas.path(first, line, 'opacity=".85"');
  if (other !== '') canvas.path(other, second, 'opacity=".85"');
  const wide = motif === 'bands' ? thick * 0.42 : Math.max(1.6, thick * 0.08);
  canvas.stroke(oval(x, y, rx - wide / 2, ry - wide / 2), line, wide, 'opacity=".85"');
  canvas.stroke(oval(x, y, rx - thick + 1, ry - thick + 1), line, Math.max(1.4, thick * 0.06), 'opacity=".6"');
}
