import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { t } from '../t.ts';
import type { Trip } from '../use-trip.ts';
import { ProblemForm } from './ProblemForm.tsx';

/** The popup in which a guest reports a problem. */
export function ProblemPopup({ trip }: { readonly trip: Trip }) {
  return (
    <Popup name="problem-report" title={t('problem.title')} size="medium">
      <ProblemForm trip={trip} />
    </Popup>
  );
}
