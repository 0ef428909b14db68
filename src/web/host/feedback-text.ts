// Texts of the private feedback of a review (docs/domain/reviews.md#private-step).
import type { Aspect } from '#src/domain/review/labels.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './feedback-texts.ts';

const t = translator('web/host/feedback-texts', texts);

type LabelKey = Extract<keyof typeof texts, `label.${string}`>;

/** What was rated. */
export function aspectText(aspect: Aspect): string {
  return t(`aspect.${aspect}`);
}

/** A label that a guest chose; one that is no longer offered stands as it is. */
export function labelText(label: string): string {
  const key = `label.${label}`;
  const text = t(key as LabelKey);
  // What has no text is answered as it is.
  return text === key ? label : text;
}
