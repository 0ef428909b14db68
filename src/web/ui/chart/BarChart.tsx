import { classNames } from '#src/web/ui/class-names.ts';

/** One bar. */
export interface Bar {
  readonly key: string;
  readonly value: number;
  /** What it stands for, in words: shown where the pointer rests. */
  readonly title: string;
  /** Not over yet: drawn lighter. */
  readonly isOpen: boolean;
}

interface BarChartProps {
  /** The whole in words, for who does not see it; a table with the same figures stands with it. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The highest value in words. */
  readonly top: string;
  /** Below the first, the middle and the last bar. */
  readonly marks: readonly string[];
}

const height = 100;
const step = 10;
/** Of a step, between two bars. */
const gap = 2;
/** What is not nothing can be seen. */
const least = 1.5;

/** Bars from a common ground, the highest as high as the drawing. Texts stand beside the drawing, so that they keep their size. */
export function BarChart({ label, bars, top, marks }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <div className="numbers text-small text-ink-2">
      <p aria-hidden className="border-b border-dashed border-line pb-0.5 text-end">
        {top}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        className="block h-36 w-full border-b border-line-strong tablet:h-44"
      >
        {bars.map(({ key, value, title, isOpen }, index) => {
          const tall = value <= 0 || most === 0 ? 0 : Math.max(least, (value / most) * height);
          return (
            <g key={key}>
              <title>{title}</title>
              <rect x={index * step} y={0} width={step} height={height} className="fill-transparent" />
              <rect
                x={index * step + gap / 2}
                y={height - tall}
                width={step - gap}
                height={tall}
                className={classNames('fill-jade', isOpen && 'opacity-50')}
              />
            </g>
          );
        })}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between gap-2">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  );
}
