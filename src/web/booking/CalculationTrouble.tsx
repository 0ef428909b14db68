import { errors } from '#src/contract/errors.ts';
import { Tooltip } from '../ui/Tooltip.tsx';

/** The tooltip of a failed calculation; closing it reloads the page (spec 4). */
export function CalculationTrouble({ onClose }: { readonly onClose: () => void }) {
  return (
    <Tooltip tone="error" onClose={onClose}>
      {errors['calculation-failed'].text}
    </Tooltip>
  );
}
