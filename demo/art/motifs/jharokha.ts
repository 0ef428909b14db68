import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A latticed bay window of a rose-coloured palace, kept once and used often. */
export interface Jharokha {
  readonly stone: string;
  readonly line: string;
  readonly dome: string;
  /** A lamp burns behind the lattice. */
  readonly glowing: boolean;
  /** How the bay ends above. */
  readonly crown: 'dome' | 'vault';
}

/** Draws one bay 100 units wide, its foot in the middle at (0, 0), about 150 tall with finial, and returns its id. */
export function jharokhaSymbol(stage: Stage, bay: Jharokha): string {
  const { canvas } = stage;
  return canvas.symbol(
    canvas.capture(() => {
      paintCorbel(stage, bay);
      paintFacets(stage, bay);
      paintCrown(stage, bay);
    }),
  );
}

function paintCorbel(stage: Stage, { stone, line }: Jharokha): void {
  const { canvas } = stage;
  canvas.path('M-34 -14Q-20 4 0 6Q20 4 34 -14Z', lighten(stone, -0.1));
  canvas.stroke('M-26 -9Q-12 0 0 1Q12 0 26 -9M-12 -14L-6 3M0 -14V5M12 -14L6 3', line, 1.6, 'opacity=".7"');
  canvas.path('M-41 -22H41L37 -13H-37Z', lighten(stone, 0.05));
}

function paintFacets(stage: Stage, { stone, line, glowing }: Jharokha): void {
  const { canvas, palette } = stage;
  canvas.path('M-38 -22L-20 -20V-86L-38 -84Z', lighten(stone, -0.09));
  canvas.path('M38 -22L20 -20V-86L38 -84Z', lighten(stone, -0.05));
  canvas.path(box(-20, -87, 40, 67), lighten(stone, 0.025));
  const dark = glowing ? mix(palette.lamp, '#ffdf9a', 0.3) : mix(stone, palette.deep, 0.62);
  const arch = (x: number, w: number, y: number, h: number): string =>
    `M${x} ${y}V${y - h}Q${x} ${y - h - 7} ${x + w * 0.28} ${y - h - 8}Q${x + w * 0.4} ${y - h - 15} ${x + w / 2} ${y - h - 16}Q${x + w * 0.6} ${y - h - 15} ${x + w * 0.72} ${y - h - 8}Q${x + w} ${y - h - 7} ${x + w} ${y - h}V${y}Z`;
  const openings = arch(-14, 28, -30, 34) + arch(-35, 11, -30, 34) + arch(24, 11, -30, 34);
  canvas.path(openings, glowing ? canvas.linear(ramp(dark, mix(dark, palette.accent, 0.15))) : dark);
  // The lattice is a net of thin stone bars.
  canvas.inside(openings, () => {
    let net = '';
    for (let x = -80; x < 80; x += 6.4) net += `M${num(x)} -84L${num(x + 60)} -28M${num(x + 60)} -84L${num(x)} -28`;
    canvas.stroke(net, lighten(stone, 0.03), 1.5, 'opacity=".85"');
    canvas.path(box(-50, -52, 100, 3), stone);
    canvas.path(box(-7, -46, 14, 16), dark);
    canvas.stroke(box(-7, -46, 14, 16), line, 1.6);
  });
  canvas.stroke(openings, line, 1.7, 'opacity=".9"');
  canvas.stroke('M-20 -20V-86M20 -20V-86M-38 -22V-84M38 -22V-84', line, 1.2, 'opacity=".55"');
  canvas.path(
    rosette([0, -25], { length: 4.5, halfWidth: 1.8 }, 6) +
      rosette([-29, -26], { length: 3.6, halfWidth: 1.5 }, 5) +
      rosette([29, -26], { length: 3.6, halfWidth: 1.5 }, 5),
    line,
    'opacity=".9"',
  );
}

function paintCrown(stage: Stage, { stone, line, dome, crown }: Jharokha): void {
  const { canvas, palette } = stage;
  canvas.path('M-46 -84Q0 -92 46 -84L41 -92Q0 -99 -41 -92Z', lighten(stone, -0.07));
  canvas.stroke('M-45 -85Q0 -93 45 -85', line, 1.8, 'opacity=".8"');
  const shell =
    crown === 'dome'
      ? 'M-36 -94Q-40 -122 -12 -132Q-4 -136 0 -142Q4 -136 12 -132Q40 -122 36 -94Q0 -100 -36 -94Z'
      : 'M-40 -93Q-36 -118 0 -122Q36 -118 40 -93Q0 -101 -40 -93Z';
  canvas.path(shell, canvas.linear(ramp(lighten(dome, 0.04), [0.4, dome], lighten(dome, -0.12)), [0.1, 0, 1, 0.4]));
  const peak = crown === 'dome' ? -140 : -121;
  canvas.stroke(
    `M-26 -96Q-24 -116 0 ${peak}M-12 -98Q-11 -120 0 ${peak}M12 -98Q11 -120 0 ${peak}M26 -96Q24 -116 0 ${peak}`,
    line,
    1.3,
    'opacity=".5"',
  );
  const gilt = mix(palette.gold, '#fff0c0', 0.2);
  canvas.path(oval(0, peak - 4, 4.4) + oval(0, peak - 11, 2.8), gilt);
  canvas.stroke(`M0 ${peak - 10}V${peak - 24}`, gilt, 2.2);
}
