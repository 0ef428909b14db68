import type { CallOutput } from '#src/contract/types.ts';
import { t } from './content-texts.ts';

type Difference = CallOutput<'admin/content-version'>['difference'];
type Line = Difference[number]['lines'][number];

const looks = {
  same: 'text-ink-2',
  removed: 'bg-error-soft',
  added: 'bg-success-soft',
} as const;

/** What has changed, field by field: lines that went and came, with the words that differ marked. */
export function DifferenceView({ difference }: { readonly difference: Difference }) {
  if (difference.length === 0) return <p className="text-small text-ink-2">{t('difference.none')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {difference.map(({ field, lines }) => (
        <section key={field}>
          <h3 className="mb-1 text-small font-medium">{t(`field.${field}`)}</h3>
          <div className="overflow-hidden rounded-control border border-line text-small">
            {lines.map((line, index) => (
              // Lines have no identity of their own and never move.
              <LineView key={index} line={line} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function LineView({ line }: { readonly line: Line }) {
  if (line.kind === 'gap')
    return <p className="bg-sand px-3 py-1 text-micro text-ink-2">{t('difference.gap', { lines: line.lines })}</p>;
  const { kind, pieces } = line;
  const Mark = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span';
  return (
    <p className={`grid grid-cols-[1.25rem_minmax(0,1fr)] px-3 py-0.5 ${looks[kind]}`}>
      <span aria-hidden className="select-none">
        {{ same: '', removed: '−', added: '+' }[kind]}
      </span>
      <span className="min-h-5 wrap-anywhere whitespace-pre-wrap">
        {kind !== 'same' && <span className="visually-hidden">{t(`mark.${kind}`)}: </span>}
        {pieces.map(({ text, isChanged }, index) =>
          isChanged ? (
            <Mark key={index} className="font-medium underline decoration-1 underline-offset-2">
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </span>
    </p>
  );
}
