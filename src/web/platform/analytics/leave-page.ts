import { limits } from '#src/domain/limits.ts';
import { isRecording } from './data-layer.ts';

/**
 * Leaves the page: 500 ms after the analytics goals of a visitor who agreed, so that they arrive
 * (docs/content.md#analytics); at once where nothing is reported.
 */
export function leavePage(go: () => void): void {
  if (isRecording()) setTimeout(go, limits.unloadDelayMs);
  else go();
}
