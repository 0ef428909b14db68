import { HEIGHT, WIDTH } from '../kit/canvas.ts';
import { lighten } from '../kit/colour.ts';
import { num } from '../kit/path-text.ts';
import type { Point } from '../kit/path-text.ts';
import { ramp } from '../kit/ramp.ts';
import { box, oval } from '../kit/shapes.ts';
import { focalX, lit } from '../kit/stage.ts';
import type { Stage } from '../kit/stage.ts';
import { paintArtisan } from '../motifs/artisan.ts';
import { paintBirdcage } from '../motifs/birdcage.ts';
import { paintHangingCloth } from '../motifs/hanging-cloth.ts';
import { paintSteam } from '../motifs/steam.ts';
import { paintStudioWindow } from '../motifs/studio-window.ts';
import { paintWall } from '../motifs/wall.ts';
import { paintVessel } from '../motifs/vessel.ts';
import type { Scene } from '../picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type BatikFrameOptions = Record<never, never>;

/** A batik maker before cloths hung on a wooden frame, the wax pan steaming at her side. */
export const batikFrame: Scene<BatikFrameOptions> = {
  name: 'batik-frame',
  draw(stage) {
    const x = focalX(stage);
    paintWall(stage, 'limewash', '#d8b98a');
    paintStudioWindow(stage, 'moon', [x + 560, 300]);
    paintBirdcage(stage, [x + 250, 0], 1);
    paintFloor(stage);
    paintFrame(stage, x - 250);
    paintArtisan(stage, {
      seat: [x + 60, 850],
      size: 1.2,
      blouse: '#2f6f6a',
      skirt: { design: 'kawung', colours: ['#5a2f1a', '#f0d9a4', '#d9a24c', '#5a2f1a'], scale: 0.5 },
      head: 'bun',
      arms: [
        [
          [-150, -170],
          [-196, -232],
        ],
        [
          [126, -160],
          [150, -70],
        ],
      ],
    });
    paintStool(stage, [x + 60, 850]);
    paintStove(stage, [x + 360, 880]);
    paintVessel(stage, { foot: [x + 620, 900], height: 230, shape: 'waterPot', body: '#a8552f', glaze: false });
    paintVessel(stage, { foot: [x - 690, 940], height: 170, shape: 'basin', body: '#8f4a2c', glaze: false });
    stage.canvas.path(oval(x - 690, 772, 66, 12), lit(stage, '#1c2f5c'));
  },
};

function paintFloor(stage: Stage): void {
  const { canvas } = stage;
  const tile = lit(stage, '#a85f42');
  canvas.path(box(0, 730, WIDTH, HEIGHT - 730), canvas.linear(ramp(lighten(tile, 0.03), lighten(tile, -0.12))));
  let lines = '';
  for (let i = 0; i < 6; i += 1) lines += `M0 ${num(740 + i * i * 9 + i * 10)}H${WIDTH}`;
  for (let i = -16; i <= 16; i += 1) lines += `M${num(800 + i * 92)} 730L${num(800 + i * 190)} ${HEIGHT}`;
  canvas.stroke(lines, lighten(tile, -0.1), 2.4, 'opacity=".6"');
  canvas.path(box(0, 722, WIDTH, 12), lit(stage, '#6b4530'));
}

/** The wooden frame with a finished cloth behind and the one in work before it. */
function paintFrame(stage: Stage, x: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#6a3d22');
  canvas.path(oval(x, 862, 420, 26), '#170b0a', `opacity=".4" ${canvas.blur(12)}`);
  for (const side of [-1, 1]) {
    const px = x + side * 350;
    canvas.path(
      box(px - 15, 176, 30, 680),
      canvas.linear(ramp(lighten(wood, 0.09), lighten(wood, -0.08)), [0, 0, 1, 0]),
    );
    canvas.path(`M${px - 84} 866Q${px - 60} 838 ${px} 830Q${px + 60} 838 ${px + 84} 866Z`, lighten(wood, -0.03));
    canvas.path(`M${px - 20} 176Q${px - 30} 150 ${px} 132Q${px + 30} 150 ${px + 20} 176Z`, lighten(wood, 0.04));
  }
  canvas.path(box(x - 400, 206, 800, 24), canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.08))));
  paintHangingCloth(stage, {
    corner: [x - 330, 208],
    width: 300,
    drop: 480,
    textile: { design: 'kawung', colours: ['#f0deb2', '#6a351a', '#1f3a63', '#6a351a'], scale: 0.9 },
    border: '#1f3a63',
  });
  paintHangingCloth(stage, {
    corner: [x - 60, 206],
    width: 400,
    drop: 540,
    textile: { design: 'parang', colours: ['#f4e6c8', '#7a3f1c', '#24406e', '#7a3f1c'], turn: -38, scale: 1.1 },
  });
  paintUnfinished(stage, x);
  canvas.path(box(x - 400, 200, 800, 12), lighten(wood, 0.1));
}

/** The part of the cloth that has only its wax lines so far. */
function paintUnfinished(stage: Stage, x: number): void {
  const { canvas } = stage;
  const raw = `M${x - 64} 470Q${x + 60} 520 ${x + 160} 470T${x + 344} 440V750Q${x + 150} 770 ${x - 62} 744Z`;
  const cloth = lit(stage, '#f6ead0');
  canvas.path(raw, canvas.linear(ramp(cloth, lighten(cloth, -0.07)), [0, 0, 1, 0.4]));
  canvas.inside(raw, () => {
    let curls = '';
    for (let row = 0; row < 5; row += 1)
      for (let i = 0; i < 8; i += 1) {
        const [px, py] = [x - 70 + i * 58 + (row % 2) * 28, 500 + row * 58];
        curls += `M${px - 16} ${py + 24}C${px + 16} ${py + 16} ${px - 16} ${py - 14} ${px + 16} ${py - 24}M${px - 4} ${py + 28}C${px + 28} ${py + 18} ${px - 4} ${py - 10} ${px + 28} ${py - 20}`;
      }
    canvas.stroke(curls, lit(stage, '#b5772e'), 3.4, 'opacity=".8"');
  });
}

function paintStool(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#5a331e');
  canvas.path(oval(x, y + 78, 200, 22), '#170b0a', `opacity=".45" ${canvas.blur(9)}`);
  canvas.path(box(x - 150, y + 8, 300, 26), canvas.linear(ramp(lighten(wood, 0.12), wood)));
  canvas.path(
    `M${x - 130} ${y + 34}L${x - 142} ${y + 84}H${x - 112}L${x - 100} ${y + 34}ZM${x + 130} ${y + 34}L${x + 142} ${y + 84}H${x + 112}L${x + 100} ${y + 34}Z`,
    lighten(wood, -0.04),
  );
}

function paintStove(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const clay = lit(stage, '#b5643c');
  canvas.path(oval(x + 10, y + 60, 150, 20), '#170b0a', `opacity=".45" ${canvas.blur(8)}`);
  canvas.path(
    `M${x - 96} ${y - 60}Q${x - 116} ${y + 10} ${x - 84} ${y + 60}H${x + 84}Q${x + 116} ${y + 10} ${x + 96} ${y - 60}Z`,
    canvas.linear(ramp(lighten(clay, 0.08), [0.5, clay], lighten(clay, -0.16)), [0, 0, 1, 0]),
  );
  canvas.path(`M${x - 40} ${y + 60}V${y + 24}Q${x} ${y - 10} ${x + 40} ${y + 24}V${y + 60}Z`, lit(stage, '#2a120c'));
  canvas.path(oval(x, y + 44, 34, 16), '#ff9a3c', `opacity=".9" ${canvas.blur(6)}`);
  canvas.path(oval(x - 14, y + 50, 13, 8) + oval(x + 12, y + 52, 14, 7), '#e2561c');
  const iron = lit(stage, '#3f3634');
  canvas.path(
    `M${x - 120} ${y - 78}Q${x} ${y + 30} ${x + 120} ${y - 78}Z`,
    canvas.linear(ramp(lighten(iron, 0.1), lighten(iron, -0.08)), [0, 0, 1, 0]),
  );
  canvas.path(oval(x, y - 78, 122, 27), lighten(iron, 0.14));
  canvas.path(oval(x, y - 76, 104, 20), canvas.linear(ramp('#e8a53c', '#a8641c'), [0, 0, 1, 0]));
  canvas.stroke(`M${x + 20} ${y - 84}L${x + 130} ${y - 150}`, lit(stage, '#c9995a'), 8);
  paintSteam(stage, [x - 10, y - 90], { width: 110, height: 260, count: 4, opacity: 0.3 });
}
