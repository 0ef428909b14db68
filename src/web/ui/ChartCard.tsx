import { classNames } from './class-names.ts';

interface Bar {
  readonly key: string;
  readonly value: number;
  readonly title: string;
  /** Not complete yet: drawn lighter. */
  readonly isOpen: boolean;
}

interface BarChartProps {
  /** The accessible description; a table has the same figures. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly top: string;
  /** Below the first, middle and last bar. */
  readonly marks: readonly string[];
}

const height = 100;
const step = 10;
const gap = 2;
/** The minimum visible height of a non-zero value. */
const least = 1.5;

/** The highest bar fills the drawing. Texts are outside the SVG, so they keep their size. */
function BarChart({ label, bars, top, marks }: BarChartProps) {
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

interface ChartCardProps {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly top: string;
  readonly sum?: string;
  readonly marks: readonly string[];
  readonly bars: readonly Bar[];
  readonly table: ChartTable;
}

export interface ChartTable {
  readonly open: string;
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

export function ChartCard({ id, title, about, top, sum, marks, bars, table }: ChartCardProps) {
  return (
    <section
      aria-labelledby={`chart-${id}`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-panel border border-line bg-surface p-(--pad)"
    >
      <div>
        <h3 id={`chart-${id}`} className="text-h4 font-bold">
          {title}
        </h3>
        {sum !== undefined && <p className="numbers text-small text-ink-2">{sum}</p>}
      </div>
      <BarChart label={about} top={top} marks={marks} bars={bars} />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">{table.open}</summary>
        <FigureTable {...table} />
      </details>
    </section>
  );
}

function FigureTable({ caption, head, rows }: ChartTable) {
  const align = (index: number) => (index === 0 ? 'pe-3 text-start' : 'ps-3 text-end');
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="numbers mt-1 w-full text-small">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-ink-2">
            {head.map((name, index) => (
              <th key={name} scope="col" className={`py-1.5 align-bottom font-medium ${align(index)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key} className="border-b border-line last:border-0">
              <th scope="row" className={`py-1.5 font-normal ${align(0)}`}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={head[index + 1]} className={`py-1.5 whitespace-nowrap ${align(1)}`}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
