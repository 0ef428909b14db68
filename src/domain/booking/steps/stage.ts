/** The stage after forward: one more (spec 2). */
export function stageForward(stage: number): number {
  return stage + 1;
}

/** The stage after back: one less, except from 4, which goes back to 2; 0 stays (spec 2). */
export function stageBack(stage: number): number {
  return stage === 4 ? 2 : Math.max(0, stage - 1);
}
