import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Paints a small gamelan seen from the front of a hall: hanging gongs behind, kettles and bars before them. */
export function paintGamelanSet(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${at([x, y])}) scale(${size})"`, () => {
    paintGongs(stage);
    for (const dx of [-150, 150]) paintKettles(stage, dx);
    for (const dx of [-248, -52, 52, 248]) paintBars(stage, dx);
  });
}

function paintGongs(stage: Stage): void {
  const { canvas, palette } = stage;
  const frame = lit(stage, '#a8322a');
  const gold = mix(lit(stage, palette.gold, 0.6), palette.lamp, 0.2);
  canvas.stroke('M-128 0V-112M128 0V-112', frame, 9);
  canvas.path('M-140 -104Q-70 -134 0 -122Q70 -134 140 -104L134 -90Q70 -116 0 -106Q-70 -116 -134 -90Z', gold);
  canvas.path(rosette([0, -124], { length: 20, halfWidth: 6 }, 7), gold);
  const bronze = mix(lit(stage, '#b8792f'), palette.lamp, 0.2);
  for (const [cx, r] of [
    [-68, 34],
    [62, 42],
  ] as const) {
    canvas.stroke(`M${cx - 12} -106L${cx - 8} ${-56 - r * 0.8}M${cx + 12} -106L${cx + 8} ${-56 - r * 0.8}`, gold, 2);
    canvas.path(
      oval(cx, -54, r),
      canvas.radial(
        ramp(mix(bronze, '#fff2c8', 0.6), [0.3, bronze], [0.8, lighten(bronze, -0.12)], lighten(bronze, -0.2)),
        [0.42, 0.4],
        0.62,
      ),
    );
    canvas.stroke(`${oval(cx, -54, r * 0.7)}${oval(cx, -54, r * 0.92)}`, lighten(bronze, -0.16), 1.4);
    canvas.path(oval(cx, -54, r * 0.22), mix(bronze, '#fff6d8', 0.7));
  }
}

function paintKettles(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#7a2a22');
  const bronze = mix(lit(stage, '#c08a3a'), palette.lamp, 0.2);
  canvas.path(box(x - 62, -22, 124, 22), canvas.linear(ramp(wood, lighten(wood, -0.08))));
  canvas.stroke(`M${x - 62} -21H${x + 62}M${x - 62} -3H${x + 62}`, lit(stage, palette.gold, 0.6), 2.4);
  for (const [row, lift] of [
    [0, 30],
    [1, 24],
  ] as const)
    for (let k = 0; k < 5; k += 1) {
      const cx = x - 48 + k * 24 + row * 3;
      canvas.path(
        `M${cx - 11} ${-lift + 6}Q${cx - 11} ${-lift - 5} ${cx} ${-lift - 6}Q${cx + 11} ${-lift - 5} ${cx + 11} ${-lift + 6}Z`,
        canvas.linear(ramp(mix(bronze, '#fff0c0', 0.5), bronze)),
      );
      canvas.path(oval(cx, -lift - 6, 3, 2.4), mix(bronze, '#fff6d8', 0.7));
    }
}

function paintBars(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#8a3226');
  const bronze = mix(lit(stage, '#d0a04a'), palette.lamp, 0.2);
  canvas.path(
    `M${x - 42} 12L${x - 36} -8H${x + 36}L${x + 42} 12Z`,
    canvas.linear(ramp(lighten(wood, 0.04), lighten(wood, -0.1))),
  );
  canvas.stroke(`M${x - 41} 9H${x + 41}`, lit(stage, palette.gold, 0.6), 2.4);
  let bars = '';
  for (let k = 0; k < 7; k += 1)
    bars += `M${num(x - 33 + k * 9.6)} -12L${num(x - 25 + k * 9.6)} -12L${num(x - 24.4 + k * 9.6)} -3H${num(x - 33.6 + k * 9.6)}Z`;
  canvas.path(bars, bronze);
}
