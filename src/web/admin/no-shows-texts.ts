import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Contested no-shows',
  'act.cash': '{time}: cash ticked, on “{device}”',
  'act.let_in': '{time}: {count, plural, one {# let in} other {# let in}}, on “{device}”',
  'act.no_show': '{time}: marked as not come, on “{device}”',
  'act.undo': '{time}: taken back, on “{device}”',
  'acts.none': 'No phone at the entrance noted anything.',
  'acts.title': 'What the phones say',
  contested: 'Objected on {time}',
  'decided.reject': 'The no-show stands.',
  'decided.uphold': 'Upheld. The booking counts as completed.',
  'empty.text': 'Objections of guests who were marked as not come appear here.',
  'empty.title': 'Nothing to decide',
  'guest.says': '{name} says',
  'host.none': 'No answer yet. The host can answer until {time}.',
  marked: 'Marked on {time}',
  'marked.by': 'Marked on {time} by {who}',
  'marked.on': 'Marked on {time} by {who}, on “{device}”',
  open: 'Open booking {ref}',
  reason: 'Why (not required)',
  'reason.hint': 'Guest and host read it. At least 10 letters.',
  reject: 'The no-show stands',
  uphold: 'The guest was there',
  what: '{date}, {time} · {pax, plural, one {# guest} other {# guests}} · {host}',
} as const;

/** Texts of contested no-shows. */
export const t = translator('web/admin/no-shows-texts', texts);
