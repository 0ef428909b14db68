/** How the camera stands to a host at work: where they sit, how near, and how much of the table is seen. */
export interface View {
  /** x of the person. */
  readonly x: number;
  /** y of the far edge of the table. */
  readonly table: number;
  /** Size of the person; 1 is as tall as the picture. */
  readonly person: number;
  /** Size of the work, and how much taller it looks because the camera is higher. */
  readonly work: number;
  readonly tall?: number;
  /** How much of the body the table hides, in units of the person. */
  readonly hidden?: number;
  /** The room behind: the point of its 800 by 800 units that lies on the left upper corner, and its scale. */
  readonly room: readonly [number, number, number];
}

/** The cameras that can be chosen; without one the person sits in the middle. */
export const VIEWS = {
  /** From near, the person left of the middle. */
  left: { x: 520, table: 748, person: 1, work: 1.16, room: [60, 60, 2.3] },
  /** From near, the person right of the middle. */
  right: { x: 1090, table: 748, person: 1, work: 1.16, room: [40, 90, 2.2] },
  /** From above the table: the work large in front. */
  above: { x: 800, table: 560, person: 0.84, work: 1.5, tall: 1.16, hidden: 120, room: [0, 60, 2] },
  aboveLeft: { x: 620, table: 590, person: 0.88, work: 1.4, tall: 1.16, hidden: 110, room: [0, 40, 2] },
  aboveRight: { x: 990, table: 580, person: 0.86, work: 1.44, tall: 1.16, hidden: 116, room: [0, 40, 2] },
  /** From the other side of the room. */
  far: { x: 560, table: 738, person: 0.74, work: 1.14, hidden: 40, room: [0, 0, 2] },
  farRight: { x: 1070, table: 738, person: 0.72, work: 1.14, hidden: 40, room: [0, 0, 2] },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof VIEWS;
