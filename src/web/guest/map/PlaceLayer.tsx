import { landmarkMarks, MARK_SIZE } from '#src/domain/map/landmark-marks.ts';
import { roughTextWidth } from '#src/domain/map/place-labels.ts';
import type { PlaceLayout, PlacedName, PlacedSign } from './place-layout.ts';

// The size that labels are placed with.
const WIDEST = 13;
const halo = { strokeWidth: 4, paintOrder: 'stroke', strokeLinejoin: 'round' } as const;

function LandmarkSign({ kind }: Pick<PlacedName, 'kind'>) {
  if (kind === 'centre') return <path d="M-7 0H7M0-7V7" className="stroke-ink" strokeWidth="2.5" />;
  // The pin itself is the mark.
  if (kind === 'pins') return null;
  if (kind === 'town') return <circle r="3.5" className="fill-ink-2" />;
  return (
    <>
      <circle r="9" className="fill-surface stroke-line-strong" strokeWidth="0.75" />
      <path
        d={landmarkMarks[kind]}
        transform={`scale(0.68) translate(${-MARK_SIZE / 2} ${-MARK_SIZE / 2})`}
        fillRule="evenodd"
        className="fill-jade"
      />
    </>
  );
}

function Name({ kind, name, at, text }: PlacedName) {
  // Centred below its pin, whatever the font's true width.
  const isBelow = kind === 'pins';
  return (
    <g>
      <g transform={`translate(${at.x} ${at.y})`}>
        <LandmarkSign kind={kind} />
      </g>
      {text !== null && (
        <text
          x={isBelow ? text.x + roughTextWidth(name, WIDEST) / 2 : text.x}
          y={text.y}
          dominantBaseline="central"
          textAnchor={isBelow ? 'middle' : undefined}
          fontSize={kind === 'centre' ? 13 : 12}
          fontWeight={kind === 'centre' ? 700 : 600}
          className={kind === 'town' ? 'fill-ink-2 stroke-jade-soft' : 'fill-ink stroke-jade-soft'}
          {...halo}
        >
          {name}
        </text>
      )}
    </g>
  );
}

function Sign({ x, y, turn, text, width }: PlacedSign) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-13" width={width} height="26" rx="13" className="fill-surface stroke-line" />
      <text x={-9} dominantBaseline="central" textAnchor="middle" fontSize="12" fontWeight="600" className="fill-ink-2">
        {text}
      </text>
      <path
        d="M0-6 5 5 0 2.5-5 5Z"
        transform={`translate(${width / 2 - 15} 0) rotate(${turn})`}
        className="fill-jade"
      />
    </g>
  );
}

type PlaceLayerProps = Omit<PlaceLayout, 'countries'> & Partial<Pick<PlaceLayout, 'countries'>>;

export function PlaceLayer({ names, signs, rings, countries = [] }: PlaceLayerProps) {
  return (
    <g className="font-sans">
      {rings.map(({ text, x, y }) => (
        <text
          key={text}
          x={x}
          y={y}
          dominantBaseline="central"
          textAnchor="middle"
          fontSize="12"
          fontWeight="600"
          className="fill-ink-2 stroke-jade-soft"
          {...halo}
        >
          {text}
        </text>
      ))}
      {countries.map(({ text, x, y }) => (
        <text
          key={text}
          x={x}
          y={y}
          dominantBaseline="central"
          textAnchor="middle"
          fontSize="13"
          fontWeight="600"
          className="fill-jade stroke-jade-soft"
          {...halo}
        >
          {text}
        </text>
      ))}
      {names.map((name) => (
        <Name key={name.id} {...name} />
      ))}
      {signs.map((sign) => (
        <Sign key={sign.id} {...sign} />
      ))}
    </g>
  );
}
