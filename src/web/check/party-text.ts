// Texts about parties: local times, references in groups of four, conflicts between phones.
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import type { Party } from './phone-storage.ts';
import { t } from './texts.ts';

/** '09:02' on the clock of the place. */
export function timeText(instant: string, timeZone: string): string {
  return dateFormat(dateTag(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(instant),
  );
}

/** 'BCDF HJKM': eight letters are read aloud in two halves. */
export const writtenRef = (ref: string): string => `${ref.slice(0, 4)} ${ref.slice(4)}`;

/** What two phones disagree on, or why an act counts for nothing. */
export function remarkText(remark: Party['remarks'][number], timeZone: string): string {
  const { kind, device, other_device: other, at, other_at, is_own } = remark;
  const otherTime = other_at === null ? '' : timeText(other_at, timeZone);
  if (kind === 'double' && is_own && other !== null) return t('remark.double.own', { other, time: otherTime });
  if (kind === 'double') return t('remark.double.other', { device, time: timeText(at, timeZone) });
  if (kind === 'came_after_all') return t('remark.came_after_all', { device, other: other ?? '', time: otherTime });
  return t(`remark.${kind}`, { device, time: timeText(at, timeZone) });
}
