import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A sleeping-mat weave of dyed palm strips: checks, steps and diamonds in four colours. */
export function paintBanig(stage: Stage, tone: string, mark: string): void {
  const { canvas } = stage;
  const dyes = [mark, '#e2a52c', '#2f8f6a', '#c43a7a'].map((dye) => lit(stage, dye));
  const groups = dyes.map(() => '');
  let slits = '';
  const cell = 28;
  for (let row = 0; row * cell < HEIGHT; row += 1)
    for (let column = 0; column * cell < WIDTH; column += 1) {
      const [u, v] = [Math.abs((column % 20) - 10), Math.abs((row % 12) - 6)];
      const ring = u + v;
      const dye = ring === 8 ? 0 : ring === 5 ? 1 : ring <= 2 ? 3 : ring === 11 ? 2 : -1;
      if (dye >= 0) groups[dye] += box(column * cell + 1.5, row * cell + 1.5, cell - 3, cell - 3);
      if ((row + column) % 2 === 0) slits += `M${column * cell + 3} ${row * cell + 14}H${column * cell + cell - 3}`;
      else slits += `M${column * cell + 14} ${row * cell + 3}V${row * cell + cell - 3}`;
    }
  for (const [i, d] of groups.entries()) canvas.path(d, dyes[i] ?? mark, 'opacity=".78"');
  canvas.stroke(slits, lighten(tone, -0.22), 1.6, 'opacity=".34"');
}

/** Glazed tiles with a flower and quarter circles in the corners, as in old shophouses. */
export function paintTiles(stage: Stage, tone: string, mark: string): void {
  const { canvas } = stage;
  const size = 240;
  const [green, rose, gold] = ['#2f8f7c', '#d9668a', '#e9b84a'].map((dye) => lit(stage, dye));
  let [corners, petals, hearts, rings, joints] = ['', '', '', '', ''];
  for (let row = 0; row * size <= HEIGHT; row += 1)
    for (let column = 0; column * size <= WIDTH; column += 1) {
      const [x, y] = [column * size, row * size];
      corners += oval(x, y, 70);
      rings += oval(x, y, 88) + oval(x, y, 36);
      petals += rosette([x + 120, y + 120], { length: 76, halfWidth: 22 }, 8);
      hearts += oval(x + 120, y + 120, 18) + oval(x, y, 20);
      rings += rosette([x + 120, y + 120], { length: 90, halfWidth: 15 }, 4, Math.PI / 4);
      joints += `M${num(x)} 0V${HEIGHT}M0 ${num(y)}H${WIDTH}`;
    }
  canvas.stroke(rings, green ?? mark, 5, 'opacity=".45"');
  canvas.path(corners, mark, 'opacity=".42"');
  canvas.path(petals, rose ?? mark, 'opacity=".48"');
  canvas.path(hearts, gold ?? mark, 'opacity=".85"');
  canvas.stroke(joints, lighten(tone, -0.2), 4, 'opacity=".6"');
  canvas.stroke(joints, '#ffffff', 1.4, 'opacity=".5" transform="translate(3 3)"');
}
