import { useId } from 'react';

interface MapMiniProps {
  /** What the point is: "Meeting point". */
  readonly label: string;
  /** Said for those who do not see it: place and distances. */
  readonly description: string;
  /** Texts of the rings from the inside out, for half a kilometre, one and two. */
  readonly rings: readonly [string, string, string];
  readonly north: string;
}

const CENTRE = { x: 320, y: 160 };
// Two kilometres are 140 units, so the rings keep true proportions.
const UNITS_PER_KM = 70;

/**
 * A map without tiles and script: the point, rings of distance and north, on paper. It invents no street; the links
 * next to it lead to a full map.
 */
export function MapMini({ label, description, rings, north }: MapMiniProps) {
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={id}
      viewBox="0 0 640 320"
      className="block h-auto w-full rounded-card bg-jade-soft"
    >
      <title id={id}>{description}</title>
      <Grid />
      <g fill="none" className="stroke-jade">
        {[2, 1, 0.5].map((km, index) => (
          <circle
            key={km}
            cx={CENTRE.x}
            cy={CENTRE.y}
            r={km * UNITS_PER_KM}
            strokeWidth="1.5"
            strokeDasharray={index === 0 ? '3 5' : undefined}
            className={index === 2 ? 'fill-jade/10' : undefined}
          />
        ))}
      </g>
      <g className="fill-ink font-sans" fontSize="13" fontWeight="600" textAnchor="middle">
        {[0.5, 1, 2].map((km, index) => (
          <text
            key={km}
            x={CENTRE.x}
            y={CENTRE.y + km * UNITS_PER_KM - 6}
            className="stroke-jade-soft"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {rings[index]}
          </text>
        ))}
      </g>
      <Pin />
      <North letter={north} />
      <text x="24" y="40" fontSize="15" fontWeight="700" className="fill-ink font-sans">
        {label}
      </text>
    </svg>
  );
}

function Grid() {
  return (
    <g className="stroke-jade" strokeOpacity="0.16" strokeWidth="1">
      {[80, 160, 240, 320, 400, 480, 560].map((x) => (
        <path key={x} d={`M${x} 0V320`} />
      ))}
      {[80, 160, 240].map((y) => (
        <path key={y} d={`M0 ${y}H640`} />
      ))}
    </g>
  );
}

function Pin() {
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
      <path d="M0 4C-16-14-19-22-19-31a19 19 0 0 1 38 0C19-22 16-14 0 4Z" className="fill-brand" />
      <circle cy="-31" r="7.5" className="fill-on-brand" />
    </g>
  );
}

function North({ letter }: { readonly letter: string }) {
  return (
    <g transform="translate(596 48)" className="fill-ink">
      <path d="M0-26 8 4 0-3-8 4Z" />
      <text y="22" fontSize="14" fontWeight="700" textAnchor="middle" className="font-sans">
        {letter}
      </text>
    </g>
  );
}
