// Positions names on a map without overlaps (docs/domain/search.md#labels).

/** In pixels on the screen. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A mark and the name to show next to it. */
export interface LabelWish {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Half the size of the mark. */
  readonly radius: number;
  /** The mark stays even under something else, such as a pin; its name still needs room. */
  readonly isFixed?: boolean;
}

/** A name's position: `x` is the start of the text, `y` its middle. Null: the mark has no name. */
export interface PlacedLabel {
  readonly id: string;
  readonly text: { readonly x: number; readonly y: number } | null;
}

const GAP = 3;

export function overlaps(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isInside(box: LabelBox, frame: LabelBox): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

/** Positions for a name in order: right of its mark, left, below, above, and the corners between. */
function choices({ x, y, width, height, radius }: LabelWish): readonly { readonly x: number; readonly y: number }[] {
  const aside = radius + GAP;
  const over = radius + GAP + height / 2;
  const middle = x - width / 2;
  return [
    { x: x + aside, y },
    { x: x - aside - width, y },
    ...[over, -over].map((by) => ({ x: middle, y: y + by })),
    ...[over, -over].map((by) => ({ x: x - radius, y: y + by })),
    ...[over, -over].map((by) => ({ x: x + radius - width, y: y + by })),
  ];
}

function textBox({ x, y }: { x: number; y: number }, { width, height }: LabelWish): LabelBox {
  return { left: x - 1, right: x + width + 1, top: y - height / 2, bottom: y + height / 2 };
}

export function markBox({ x, y, radius }: Pick<LabelWish, 'x' | 'y' | 'radius'>): LabelBox {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/**
 * Positions marks and names, first wishes first, off anything `taken`: pins win over names. A mark that would overlap
 * is left out; a name without a free side is dropped, and its mark stays.
 * @param frame no text is placed outside of it
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  frame: LabelBox,
  taken: readonly LabelBox[],
): readonly PlacedLabel[] {
  const marks = wishes.filter((wish, index) => {
    const own = markBox(wish);
    if (wish.isFixed === true) return isInside(own, frame);
    const earlier = wishes.slice(0, index).map(markBox);
    return isInside(own, frame) && ![...taken, ...earlier].some((box) => overlaps(own, box));
  });
  const texts: LabelBox[] = [];
  return marks.map((wish) => {
    const others = marks.filter((mark) => mark !== wish).map(markBox);
    const free = choices(wish).find((place) => {
      const box = textBox(place, wish);
      return isInside(box, frame) && ![...taken, ...others, ...texts].some((other) => overlaps(box, other));
    });
    if (free === undefined) return { id: wish.id, text: null };
    texts.push(textBox(free, wish));
    return { id: wish.id, text: free };
  });
}

interface RingText {
  readonly text: string;
  readonly width: number;
  readonly radius: number;
}

/** Each ring's text below, above, right or left of the middle, where it is legible; else left out. */
export function placeRingTexts(
  rings: readonly RingText[],
  middle: { readonly x: number; readonly y: number },
  frame: LabelBox,
  { taken, height }: { readonly taken: readonly LabelBox[]; readonly height: number },
): readonly { readonly text: string; readonly x: number; readonly y: number }[] {
  return rings.flatMap(({ text, width, radius }) => {
    const spots = [
      { x: middle.x, y: middle.y + radius },
      { x: middle.x, y: middle.y - radius },
      { x: middle.x + radius, y: middle.y },
      { x: middle.x - radius, y: middle.y },
    ];
    const free = spots.find(({ x, y }) => {
      const box = { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
      return isInside(box, frame) && !taken.some((other) => overlaps(box, other));
    });
    return free === undefined ? [] : [{ text, ...free }];
  });
}

/** Estimates the width of a text, rather too wide: needs no document, and nothing overlaps. */
export function roughTextWidth(text: string, size: number): number {
  return text.length * size * 0.57 + 2;
}
