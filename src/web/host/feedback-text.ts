// Texts of private feedback (docs/domain/reviews.md#private-step).
import type { Aspect } from '#src/domain/review/labels.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './feedback-texts.ts';

const t = translator('web/host/feedback-texts', texts);

type LabelKey = Extract<keyof typeof texts, `label.${string}`>;

export function aspectText(aspect: Aspect): string {
  return t(`aspect.${aspect}`);
}

/** An obsolete label is shown as it is. */
export function labelText(label: string): string {
  const key = `label.${label}`;
  const text = t(key as LabelKey);
  return text === key ? label : text;
}
