import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Keys of the labels that guests choose. */
export type LabelKey = Extract<keyof typeof texts, `label.${string}`>;

/** Texts of the page Reviews of the host panel. */
export const t = translator('web/features/host-reviews', texts);
