import type { Tasks, Waiting } from './load.ts';
import { t } from './texts.ts';
import { type WaitingFigure, waitingBy } from './waiting-parts.ts';

/** What needs somebody now, in figures that lead to their rows. */
export function WaitingOverview({ waiting, tasks }: { readonly waiting: Waiting; readonly tasks: Tasks }) {
  return (
    <div className="mb-8 grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
      {waitingBy(waiting, tasks).map(({ part, figures }) => (
        <section
          key={part}
          aria-labelledby={`waiting-${part}`}
          className="rounded-card border border-line bg-surface px-4 py-3"
        >
          <h2 id={`waiting-${part}`} className="text-h4 font-bold">
            {t(`part.${part}`)}
          </h2>
          <ul>
            {figures.map((figure) => (
              <li key={figure.label} className="border-t border-line first:border-0">
                <Figure {...figure} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Figure({ label, count, href }: WaitingFigure) {
  const words = (
    <>
      <span className="min-w-0">{label}</span> <b className="numbers">{count}</b>
    </>
  );
  const row = 'flex min-h-11 items-center justify-between gap-4 py-1.5';
  return href === null ? (
    <p className={row}>{words}</p>
  ) : (
    <a href={href} className={`${row} link`}>
      {words}
    </a>
  );
}
