import type { Setting } from './load.ts';
import { t } from './t.ts';

/** A value as a person reads it: a switch says yes or no, and nothing is said to be nothing. */
export function shownValue({ field }: Pick<Setting, 'field'>, value: string): string {
  if (field === 'switch') return t(value === '1' ? 'on' : 'off');
  return value === '' ? t('empty') : value;
}
