import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintShadowPuppet } from '#demo/art/motifs/shadow-puppet.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type ShadowTheatreOptions = Record<never, never>;

const LEATHER = '#4a1a12';
const LIGHT = '#ffe7a8';

/** A shadow theatre at night: the lamp-lit screen, the tree of life between two puppets, the audience in the dark. */
export const shadowTheatre: Scene<ShadowTheatreOptions> = {
  name: 'shadow-theatre',
  draw(stage) {
    const { canvas, palette } = stage;
    const x = focalX(stage);
    canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(palette.sky[0], palette.deep)));
    paintScreen(stage, x);
    paintTree(stage, x, 650);
    for (const [i, dx] of [360, 452, 548, 650, 756].entries()) {
      const build = i % 2 === 0 ? 'lady' : 'noble';
      for (const facing of [-1, 1] as const)
        paintShadowPuppet(stage, {
          foot: [x - facing * dx, 650],
          size: 0.86 + i * 0.11,
          facing,
          leather: mix(LEATHER, '#b5641c', 0.4 - i * 0.06),
          light: LIGHT,
          build,
          arms: [
            [40, -160],
            [46, -98],
            [-36, -160],
            [-14, -100],
          ],
        });
    }
    const lead = { size: 1.3, leather: LEATHER, light: LIGHT } as const;
    paintShadowPuppet(stage, { ...lead, foot: [x - 215, 650], facing: 1, build: 'noble' });
    paintShadowPuppet(stage, {
      ...lead,
      foot: [x + 230, 650],
      facing: -1,
      build: 'giant',
      arms: [
        [96, -208],
        [118, -284],
        [-70, -156],
        [-26, -110],
      ],
    });
    paintFrame(stage, x);
    paintLamp(stage, x);
    paintAudience(stage);
    paintGlow(stage, [x, 330], 820, { colour: '#ffb24c', strength: 0.22 });
  },
};

function paintScreen(stage: Stage, x: number): void {
  const { canvas } = stage;
  const screen = box(0, 110, WIDTH, 560);
  canvas.path(
    screen,
    canvas.radial(
      ramp('#fff6d2', [0.3, '#ffe09a'], [0.62, '#eda43e'], '#8f3f1c'),
      [Math.round((x / WIDTH) * 100) / 100, 0.36],
      0.62,
    ),
  );
  let weave = '';
  for (let px = 8; px < WIDTH; px += 16) weave += `M${px} 110V670`;
  canvas.stroke(weave, '#a8561c', 1, 'opacity=".16"');
}

/** The tree of life: leaf-shaped, with a gate, branches, birds and two long-haired beasts as lace. */
function paintTree(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  const outline = `M${x} ${y - 420}C${x + 14} ${y - 410} ${x + 96} ${y - 340} ${x + 108} ${y - 200}C${x + 112} ${y - 140} ${x + 84} ${y - 110} ${x + 66} ${y - 84}L${x + 60} ${y - 6}H${x - 60}L${x - 66} ${y - 84}C${x - 84} ${y - 110} ${x - 112} ${y - 140} ${x - 108} ${y - 200}C${x - 96} ${y - 340} ${x - 14} ${y - 410} ${x} ${y - 420}Z`;
  canvas.stroke(`M${x} ${y + 30}V${y - 60}`, LEATHER, 10);
  canvas.path(outline, LEATHER);
  canvas.inside(outline, () => {
    let [lines, holes] = [`M${x} ${y - 100}V${y - 420}`, ''];
    for (let i = 0; i < 6; i += 1) {
      const py = y - 130 - i * 46;
      const reach = [74, 82, 78, 62, 42, 22][i] ?? 20;
      for (const side of [-1, 1]) {
        lines += `M${x} ${py}C${num(x + side * reach * 0.4)} ${py - 6} ${num(x + side * reach)} ${py - 4} ${num(x + side * reach)} ${py - 28}`;
        holes +=
          rosette([x + side * reach, py - 32], { length: 13, halfWidth: 4 }, 6) +
          leaf([x + side * reach * 0.5, py - 8], 20, 5, -Math.PI / 2 + side * 0.6) +
          oval(x + side * reach * 0.55, py + 12, 3.4);
      }
    }
    canvas.stroke(lines, LIGHT, 4, 'opacity=".92"');
    canvas.path(holes, LIGHT, 'opacity=".95"');
    canvas.path(
      `M${x - 30} ${y - 6}V${y - 52}L${x - 40} ${y - 58}L${x} ${y - 92}L${x + 40} ${y - 58}L${x + 30} ${y - 52}V${y - 6}Z`,
      LIGHT,
      'opacity=".9"',
    );
    canvas.stroke(
      `M${x} ${y - 52}V${y - 6}M${x - 16} ${y - 50}V${y - 6}M${x + 16} ${y - 50}V${y - 6}M${x - 38} ${y - 54}H${x + 38}`,
      LEATHER,
      4,
    );
  });
  canvas.stroke(outline, '#c9792c', 4, 'opacity=".7"');
}

function paintLamp(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  paintGlow(stage, [x, 150], 420, { colour: '#fff0b4', strength: 0.75 });
  canvas.stroke(`M${x - 60} 0L${x - 30} 96M${x + 60} 0L${x + 30} 96`, palette.deep, 6);
  canvas.path(`M${x - 74} 92Q${x} 78 ${x + 74} 92Q${x + 52} 130 ${x} 132Q${x - 52} 130 ${x - 74} 92Z`, '#5a3412');
  canvas.stroke(`M${x - 66} 96Q${x} 86 ${x + 66} 96`, '#f0c25c', 5);
  canvas.path(
    `M${x} 6C${x + 12} 40 ${x + 36} 56 ${x + 26} 84Q${x} 100 ${x - 26} 84C${x - 36} 56 ${x - 8} 44 ${x} 6Z`,
    '#ffa53c',
  );
  canvas.path(
    `M${x} 40C${x + 8} 58 ${x + 18} 66 ${x + 14} 82Q${x} 92 ${x - 14} 82C${x - 18} 66 ${x - 6} 60 ${x} 40Z`,
    '#fff6d2',
  );
}

/** Carved red frame, and the banana stem the puppets are planted in. */
function paintFrame(stage: Stage, x: number): void {
  const { canvas } = stage;
  const red = lit(stage, '#8f2a20', 0.5);
  const gold = lit(stage, '#e0a840', 0.4);
  canvas.path(box(0, 0, WIDTH, 112), canvas.linear(ramp(lighten(red, -0.12), lighten(red, 0.02))));
  let scallops = '';
  for (let px = 0; px < WIDTH; px += 50) scallops += `M${px} 108Q${px + 25} 160 ${px + 50} 108Z`;
  canvas.path(scallops, lighten(red, 0.02));
  canvas.stroke(scallops, gold, 3);
  canvas.path(box(0, 96, WIDTH, 14), gold);
  let flowers = '';
  for (let px = 30; px < WIDTH; px += 88)
    if (Math.abs(px - x) > 70)
      flowers +=
        rosette([px, 52], { length: 24, halfWidth: 8 }, 6) +
        leaf([px + 44, 52], 20, 6, 0) +
        leaf([px + 44, 52], 20, 6, Math.PI);
  canvas.path(flowers, gold, 'opacity=".85"');
  const stem = lit(stage, '#5f8a4a', 0.5);
  canvas.path(box(0, 662, WIDTH, 58), canvas.linear(ramp(mix(stem, '#ffd98a', 0.5), [0.4, stem], lighten(stem, -0.2))));
  let fibres = '';
  for (let i = 0; i < 26; i += 1)
    fibres += `M${num(stage.random.between(-50, WIDTH))} ${num(stage.random.between(672, 712))}h${num(stage.random.between(60, 220))}`;
  canvas.stroke(fibres, lighten(stem, -0.12), 3, 'opacity=".6"');
  canvas.path(box(0, 718, WIDTH, HEIGHT - 718), canvas.linear(ramp(lighten(red, -0.12), '#0a0410')));
  canvas.path(box(0, 718, WIDTH, 8), gold, 'opacity=".6"');
}

/** Rows of heads and shoulders, rim-lit by the screen. */
function paintAudience(stage: Stage): void {
  const { canvas, palette, random } = stage;
  for (const [row, y, size] of [
    [0, 850, 0.86],
    [1, 950, 1.16],
  ] as const) {
    for (let px = -30 + row * 70; px < WIDTH + 80; px += 150 + row * 40) {
      const [cx, cy, s] = [px + random.around(0, 16), y + random.around(0, 14), size * random.between(0.9, 1.08)];
      const cap = random.chance(0.4);
      const body = `M${num(cx - 92 * s)} ${num(cy + 190)}C${num(cx - 92 * s)} ${num(cy + 20)} ${num(cx - 50 * s)} ${num(cy)} ${num(cx - 20 * s)} ${num(cy - 10)}V${num(cy - 26 * s)}H${num(cx + 20 * s)}V${num(cy - 10)}C${num(cx + 50 * s)} ${num(cy)} ${num(cx + 92 * s)} ${num(cy + 20)} ${num(cx + 92 * s)} ${num(cy + 190)}Z`;
      const head = oval(cx, cy - 62 * s, 41 * s, 48 * s);
      const dark = mix(palette.deep, '#000000', 0.3 - row * 0.1);
      canvas.path(body + head, dark);
      if (cap)
        canvas.path(
          `M${num(cx - 44 * s)} ${num(cy - 74 * s)}Q${num(cx - 46 * s)} ${num(cy - 116 * s)} ${num(cx)} ${num(cy - 116 * s)}Q${num(cx + 46 * s)} ${num(cy - 116 * s)} ${num(cx + 44 * s)} ${num(cy - 74 * s)}Z`,
          dark,
        );
      else canvas.path(oval(cx + 4 * s, cy - 46 * s, 26 * s, 22 * s), dark);
      const top = cap ? 116 : 110;
      canvas.stroke(
        `M${num(cx - 38 * s)} ${num(cy - 82 * s)}Q${num(cx - 30 * s)} ${num(cy - top * s)} ${num(cx)} ${num(cy - top * s)}Q${num(cx + 30 * s)} ${num(cy - top * s)} ${num(cx + 38 * s)} ${num(cy - 82 * s)}`,
        '#ffb95a',
        4.5,
        `opacity="${0.85 - row * 0.3}"`,
      );
      canvas.stroke(
        `M${num(cx - 84 * s)} ${num(cy + 60)}C${num(cx - 74 * s)} ${num(cy + 12)} ${num(cx - 44 * s)} ${num(cy + 4)} ${num(cx - 24 * s)} ${num(cy - 6)}M${num(cx + 84 * s)} ${num(cy + 60)}C${num(cx + 74 * s)} ${num(cy + 12)} ${num(cx + 44 * s)} ${num(cy + 4)} ${num(cx + 24 * s)} ${num(cy - 6)}`,
        '#e8893c',
        3.6,
        `opacity="${0.6 - row * 0.25}"`,
      );
    }
  }
}
