import { lighten, mix } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { arc, leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** What a dish is made of. */
export type Ware = 'blue-white' | 'brass' | 'celadon' | 'clay' | 'wood' | 'rattan';

interface Finish {
  readonly light: string;
  readonly dark: string;
  readonly line: string;
  /** Share of the radius that is rim. */
  readonly rim: number;
}

const FINISH: Record<Ware, Finish> = {
  'blue-white': { light: '#fffaf0', dark: '#d3ccc6', line: '#2c5ea8', rim: 0.18 },
  brass: { light: '#f7d98a', dark: '#a86f22', line: '#8a5518', rim: 0.07 },
  celadon: { light: '#cfe3cf', dark: '#7fa694', line: '#5c8a7c', rim: 0.13 },
  clay: { light: '#c9764c', dark: '#7c3c26', line: '#f0c79a', rim: 0.12 },
  wood: { light: '#b57a46', dark: '#6c4023', line: '#5a3219', rim: 0.13 },
  rattan: { light: '#dfb472', dark: '#97652f', line: '#7c4e22', rim: 0.14 },
};

/** A round vessel from above, filled with the colour `inside`, which begins at `radius * (1 - rim)`. */
export function paintDish(stage: Stage, centre: Point, radius: number, look: { ware: Ware; inside: string }): void {
  const { ware, inside } = look;
  const { canvas } = stage;
  const [x, y] = centre;
  const finish = FINISH[ware];
  canvas.shadow(oval(x, y, radius), [radius * 0.07 + 5, radius * 0.1 + 7], { blur: 8 + radius * 0.03, opacity: 0.5 });
  canvas.path(
    oval(x, y, radius),
    canvas.linear(ramp(finish.light, [0.5, mix(finish.light, finish.dark, 0.35)], finish.dark), [0, 0, 1, 1]),
  );
  paintRim(stage, centre, radius, ware);
  const well = radius * (1 - finish.rim);
  canvas.path(
    oval(x, y, well),
    canvas.radial(ramp(lighten(inside, 0.05), [0.72, inside], lighten(inside, -0.12)), [0.42, 0.4], 0.62),
  );
  canvas.inside(oval(x, y, well), () => {
    canvas.stroke(
      oval(x + radius * 0.03, y + radius * 0.04, well + radius * 0.035),
      '#1d0d08',
      radius * 0.09,
      `opacity=".26" ${canvas.blur(6)}`,
    );
  });
  canvas.stroke(arc(centre, radius * (1 - finish.rim * 0.3), 3.5, 4.5), '#ffffff', radius * 0.035, 'opacity=".5"');
}

/** Radius of a dish's inside. */
export function wellOf(radius: number, ware: Ware): number {
  return radius * (1 - FINISH[ware].rim);
}

function paintRim(stage: Stage, [x, y]: Point, radius: number, ware: Ware): void {
  const { canvas } = stage;
  const { line, rim } = FINISH[ware];
  const middle = radius * (1 - rim / 2);
  const count = Math.max(16, Math.round(radius / 8.5));
  let marks = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const half = Math.PI / count;
    const between: Point = [x + Math.cos(angle + half) * middle, y + Math.sin(angle + half) * middle];
    if (ware === 'blue-white') {
      const long = radius * rim * 0.56;
      marks += leaf([x + cos * (middle - long / 2), y + sin * (middle - long / 2)], long, radius * 0.026, angle);
      marks +=
        oval(between[0], between[1], radius * 0.011) +
        oval(
          x + Math.cos(angle + half) * (middle + radius * rim * 0.3),
          y + Math.sin(angle + half) * (middle + radius * rim * 0.3),
          radius * 0.009,
        );
    } else if (ware === 'brass') marks += oval(x + cos * middle, y + sin * middle, radius * 0.013);
    else if (ware === 'clay' || ware === 'celadon')
      marks += oval(x + cos * middle, y + sin * middle, radius * 0.016, radius * 0.016);
    else
      marks += leaf(
        [x + cos * (middle - radius * 0.05), y + sin * (middle - radius * 0.05)],
        radius * 0.11,
        radius * 0.02,
        angle + 0.7,
      );
  }
  canvas.path(marks, line, 'opacity=".8"');
  canvas.stroke(oval(x, y, radius * 0.985), line, Math.max(1.6, radius * 0.012), 'opacity=".75"');
  canvas.stroke(oval(x, y, radius * (1 - rim) + 2), line, Math.max(1.4, radius * 0.009), 'opacity=".75"');
}
