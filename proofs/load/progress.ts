// Shows a load's progress, speed and remaining time in one line.

export interface Step {
  /** This many more are done. */
  add: (count: number) => void;
  end: () => void;
}

export interface Screen {
  write: (text: string) => unknown;
  isTTY?: boolean | undefined;
}

const everyMs = 500;
// A log file gets occasional lines instead of one that changes.
const everyMsInLogs = 5000;

/** Starts a step of `total` things; 0 for work that cannot be counted, which shows its elapsed time. */
export function beginStep(screen: Screen, name: string, total = 0): Step {
  const begun = performance.now();
  const isTerminal = screen.isTTY === true;
  const pace = isTerminal ? everyMs : everyMsInLogs;
  let done = 0;
  let shown = begun;
  const seconds = () => (performance.now() - begun) / 1000;
  const write = (text: string, isLast = false) =>
    screen.write(isTerminal ? `\r\x1b[K${text}${isLast ? '\n' : ''}` : `${text}\n`);
  const timer = setInterval(() => {
    if (total === 0) write(`${name}: ${seconds().toFixed(0)} s so far`);
  }, pace);
  timer.unref();
  return {
    add(count) {
      done += count;
      if (performance.now() - shown < pace) return;
      shown = performance.now();
      write(`${name}: ${progressText(done, total, seconds())}`);
    },
    end() {
      clearInterval(timer);
      // A log skips quick steps without a count.
      if (done === 0 && seconds() < 1 && !isTerminal) return;
      write(`${name}: ${done > 0 ? `${whole(done)} in ` : ''}${seconds().toFixed(1)} s`, true);
    },
  };
}

/** `250,000 of 1,000,000, 31,000 a second, 24 s left`. */
export function progressText(done: number, total: number, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001);
  const left = Math.ceil(Math.max(0, total - done) / Math.max(rate, 1));
  return `${whole(done)} of ${whole(total)}, ${whole(rate)} a second, ${left} s left`;
}

function whole(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}
