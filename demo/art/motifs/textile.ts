import { boundsOf } from '#demo/art/kit/bounds.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { TILES, type Design, type Tile } from './textile-tiles.ts';

/** A cloth: its repeat, ground colour and three colours of the figure; `turn` in degrees. */
export interface Textile {
  readonly design: Design;
  readonly colours: readonly [string, string, string, string];
  readonly scale?: number;
  readonly turn?: number;
}

/** Fills a shape with cloth; the repeat is drawn once and used again. */
export function paintTextile(stage: Stage, shape: string, textile: Textile, light: 'flat' | 'soft' = 'soft'): void {
  const { canvas } = stage;
  const colours = textile.colours.map((colour) => lit(stage, colour));
  const ground = colours[0] ?? '#ffffff';
  canvas.path(
    shape,
    light === 'flat' ? ground : canvas.linear(ramp(lighten(ground, 0.03), lighten(ground, -0.05)), [0, 0, 1, 1]),
  );
  const tile: Tile = TILES[textile.design];
  const symbol = canvas.symbol(
    canvas.capture(() => {
      for (const [d, index, line] of tile.layers) {
        const colour = colours[index] ?? ground;
        if (line === undefined) canvas.path(d, colour);
        else canvas.stroke(d, colour, line);
      }
    }),
  );
  canvas.inside(shape, () =>
    repeat(stage, boundsOf(shape), tile, { symbol, scale: textile.scale ?? 1, turn: textile.turn ?? 0 }),
  );
}

interface Laying {
  readonly symbol: string;
  readonly scale: number;
  readonly turn: number;
}

function repeat(stage: Stage, area: ReturnType<typeof boundsOf>, tile: Tile, { symbol, scale, turn }: Laying): void {
  const { canvas } = stage;
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const diagonal = Math.hypot(area.width, area.height);
  const [wide, tall] = turn === 0 ? [area.width, area.height] : [diagonal, diagonal];
  const [columns, rows] = [Math.ceil(wide / scale / tile.width) + 2, Math.ceil(tall / scale / tile.height) + 1];
  let uses = '';
  for (let column = 0; column <= columns; column += 1)
    uses += `<use href="#${symbol}" x="${num(column * tile.width)}"/>`;
  const row = canvas.symbol(uses);
  let all = '';
  for (let i = 0; i < rows; i += 1)
    all += `<use href="#${row}" x="${num(-tile.width + (i % 2 === 1 ? (tile.shift ?? 0) : 0))}" y="${num(i * tile.height)}"/>`;
  canvas.add(
    `<g transform="translate(${num(cx)} ${num(cy)}) rotate(${turn}) scale(${scale}) translate(${num(-wide / scale / 2)} ${num(-tall / scale / 2)})">${all}</g>`,
  );
}
