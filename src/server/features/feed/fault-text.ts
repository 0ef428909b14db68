// Why a calendar elsewhere could not be read, for its host: never what the other side said, which is not ours to show.
import { t } from '#src/server/features/texts.ts';

const texts = {
  address: 'feed.fault.address',
  answer: 'feed.fault.answer',
  redirects: 'feed.fault.answer',
  'too-long': 'feed.fault.tooLong',
  'too-slow': 'feed.fault.tooSlow',
  'not-a-calendar': 'feed.fault.notACalendar',
  'too-often': 'feed.fault.tooOften',
  unreachable: 'feed.fault.unreachable',
} as const;

/** The sentence for a fault. */
export function faultText(fault: string): string {
  const isKnown = (word: string): word is keyof typeof texts => Object.hasOwn(texts, word);
  return t(texts[isKnown(fault) ? fault : 'unreachable']);
}
