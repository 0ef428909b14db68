import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Contested no-shows',
  'act.cash': '{time}: marked as paid in cash on “{device}”',
  'act.let_in': '{time}: {count, plural, one {# checked in} other {# checked in}} on “{device}”',
  'act.no_show': '{time}: marked as a no-show on “{device}”',
  'act.undo': '{time}: undone on “{device}”',
  'acts.none': 'No check-in phone recorded anything.',
  'acts.title': 'From the check-in phones',
  contested: 'Objected on {time}',
  'decided.reject': 'The no-show stays.',
  'decided.uphold': 'Decided for the guest. The booking is completed.',
  'empty.text': 'Objections from guests marked as no-shows appear here.',
  'empty.title': 'No objections',
  'guest.says': '{name} says',
  'host.none': 'No reply yet. The host can reply until {time}.',
  marked: 'Marked on {time}',
  'marked.by': 'Marked on {time} by {who}',
  'marked.on': 'Marked on {time} by {who} on “{device}”',
  open: 'Open booking {ref}',
  reason: 'Reason (optional)',
  'reason.hint': 'Guest and host see it. At least 10 characters.',
  reject: 'Keep the no-show',
  uphold: 'The guest was there',
  what: '{date}, {time} · {pax, plural, one {# guest} other {# guests}} · {host}',
} as const;

export const t = translator('web/admin/no-shows-texts', texts);
