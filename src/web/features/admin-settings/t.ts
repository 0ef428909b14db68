import { translator } from '#src/texts/translate.ts';
import { languageText } from '#src/web/admin/content/page-text.ts';
import { texts } from './texts.ts';

/** Texts of the settings of the marketplace. */
export const t = translator('web/features/admin-settings', texts);

/** A value as a person reads it: a switch says yes or no, and nothing is said to be nothing. */
export function shownValue({ field, key }: { readonly field: string; readonly key: string }, value: string): string {
  if (key === 'mail_language') return languageText(value);
  if (key === 'kept_deposit_to' && (value === 'host' || value === 'marketplace')) return t(`word.${value}`);
  if (field === 'picture' && value.startsWith('data:')) return t('picture.own');
  if (field === 'switch') return t(value === '1' ? 'on' : 'off');
  return value === '' ? t('empty') : value;
}
