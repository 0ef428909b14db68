// How late the event loop of this process is.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoopDelay {
  /** The mean of the last quarter of a second, in milliseconds. */
  ms(): number;
  stop(): void;
}

const sampleMs = 250;
const resolutionMs = 10;
const nanosecondsInMs = 1e6;

/** Starts to watch; whoever starts it stops it. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let latest = 0;
  const timer = setInterval(() => {
    // Without a sample the mean is not a number.
    latest = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / nanosecondsInMs - resolutionMs);
    histogram.reset();
  }, sampleMs);
  timer.unref();
  return {
    ms: () => latest,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
