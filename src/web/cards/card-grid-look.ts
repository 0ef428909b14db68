import { classNames } from '../ui/class-names.ts';
import type { CardColumns } from './card-sizes.ts';

const grids = {
  2: 'desk:grid-cols-2',
  3: 'desk:grid-cols-3',
  4: 'desk:grid-cols-4',
  5: 'desk:grid-cols-5',
} as const;

/** The rows of cards, and of what stands in for them. */
export function cardGridLook(columns: CardColumns): string {
  return classNames('grid grid-cols-1 gap-x-5 gap-y-9 phone:grid-cols-2', grids[columns]);
}
