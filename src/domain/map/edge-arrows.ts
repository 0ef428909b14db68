// Signs at the edge of a map that point to towns beyond it (docs/domain/search.md#neighbours).
import { type LabelBox, overlaps } from './place-labels.ts';

/** A town's position on the screen, maybe far outside, and the width of its sign. */
export interface SignWish {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The middle of its box, and its arrow's direction (degrees, 0 is up, 90 right). */
export interface EdgeSign {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface SignRules {
  readonly height: number;
  readonly limit: number;
}

/**
 * Positions signs on the straight line from the middle of the frame to the town, as far out as they fit. A sign that
 * would overlap another or a taken box is left out; towns within the frame need none.
 */
export function placeSigns(
  wishes: readonly SignWish[],
  frame: LabelBox,
  taken: readonly LabelBox[],
  { height, limit }: SignRules,
): readonly EdgeSign[] {
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  const boxes: LabelBox[] = [];
  const signs: EdgeSign[] = [];
  for (const { id, x, y, width } of wishes) {
    if (signs.length === limit) break;
    if (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom) continue;
    const direction = { x: x - middle.x, y: y - middle.y };
    const room = {
      x: (frame.right - frame.left - width) / 2,
      y: (frame.bottom - frame.top - height) / 2,
    };
    if (room.x <= 0 || room.y <= 0) continue;
    const part = Math.min(room.x / Math.abs(direction.x || 1e-9), room.y / Math.abs(direction.y || 1e-9));
    const at = { x: middle.x + direction.x * part, y: middle.y + direction.y * part };
    const box = { left: at.x - width / 2, right: at.x + width / 2, top: at.y - height / 2, bottom: at.y + height / 2 };
    if ([...taken, ...boxes].some((other) => overlaps(box, other))) continue;
    // A second sign in the same direction would repeat the first.
    boxes.push({ ...box, top: box.top - height, bottom: box.bottom + height });
    signs.push({ id, ...at, turn: (Math.atan2(direction.x, -direction.y) * 180) / Math.PI });
  }
  return signs;
}
