// A language for the rest of one test, then restored, because unit tests share their modules.
import { onTestFinished } from 'vitest';
import { localeFrom } from '#src/texts/locale.ts';

export function chooseLocale(name: string): void {
  const before = localeFrom(() => name);
  onTestFinished(() => void localeFrom(before));
}
