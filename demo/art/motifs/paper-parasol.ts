import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval, rosette } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** An open paper parasol seen from below at a slant, with painted blossoms and bamboo ribs; it may be lit from inside. */
export function paintPaperParasol(
  stage: Stage,
  centre: Point,
  look: { radius: number; colour: string; turn: number; squash?: number; hook?: number },
): void {
  const { canvas, palette } = stage;
  const { radius: r, colour, turn, squash = 0.62, hook } = look;
  const glow = palette.lampGlow;
  if (hook !== undefined) canvas.stroke(`M${at(centre)}V${num(hook)}`, '#1a1218', 2);
  canvas.path(
    oval(centre[0], centre[1], r * 1.25, r * 1.1),
    mix(colour, palette.lamp, 0.6),
    `opacity="${num(glow * 2.6)}e-1" ${canvas.blur(18)}`,
  );
  canvas.group(`transform="translate(${at(centre)}) rotate(${num(turn)}) scale(1 ${squash})"`, () => {
    paintSegments(stage, r, colour);
  });
}

function paintSegments(stage: Stage, r: number, colour: string): void {
  const { canvas, palette } = stage;
  const glow = palette.lampGlow;
  const count = 14;
  let [edge, ribs, blossoms] = ['', '', ''];
  for (let i = 0; i <= count; i += 1) {
    const angle = (i / count) * Math.PI * 2;
    const p: Point = [Math.cos(angle) * r, Math.sin(angle) * r];
    const middle = angle - Math.PI / count;
    edge += i === 0 ? `M${at(p)}` : `Q${at([Math.cos(middle) * r * 1.0, Math.sin(middle) * r * 1.0])} ${at(p)}`;
    ribs += `M0 0L${at(p)}`;
    if (i % 3 === 1)
      blossoms += rosette(
        [Math.cos(middle) * r * 0.66, Math.sin(middle) * r * 0.66],
        { length: r * 0.19, halfWidth: r * 0.07 },
        5,
        angle,
      );
  }
  canvas.path(
    `${edge}Z`,
    canvas.radial(
      ramp(
        mix(colour, '#fff2c4', 0.25 + glow * 0.4),
        [0.6, mix(colour, palette.lamp, glow * 0.15)],
        lighten(colour, -0.07),
      ),
    ),
  );
  canvas.path(blossoms, mix('#fff6e4', colour, 0.1), 'opacity=".92"');
  canvas.path(
    oval(0, 0, r * 0.72) + oval(0, 0, r * 0.69),
    mix('#fff6e4', colour, 0.2),
    'fill-rule="evenodd" opacity=".8"',
  );
  canvas.stroke(ribs, lighten(colour, -0.2), Math.max(1, r * 0.012), 'opacity=".6"');
  canvas.stroke(`${edge}Z`, lighten(colour, -0.16), Math.max(1.4, r * 0.025));
  canvas.path(oval(0, 0, r * 0.1), '#6a4a2c');
}
