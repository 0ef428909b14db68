// What hosts read on a phone, by key, in English; other languages stand in src/texts/hosts (docs/phone.md#short-texts).
// One sentence says one thing. Values are plain `{name}`, because a template of WhatsApp has them by number.

export const texts = {
  'word.guests': '{count, plural, one {# guest} other {# guests}}',
  'word.free': 'no cash',
  'word.accept': 'Accept',
  'word.decline': 'Decline',

  request:
    '{site}: New request. {title}, {when}, {guests}. You get {cash}. Answer by {until}. Reply {accept} to accept, {decline} to decline. Or here: {link}',
  'request.link': '{site}: New request. {title}, {when}, {guests}. You get {cash}. Answer by {until} here: {link}',
  // The same in fewer letters, for a phone whose script leaves room for 134 of them.
  'request.short': '{title}, {when}, {guests}, {cash}. {accept}=yes {decline}=no. {link}',
  'request.link.short': '{title}, {when}, {guests}, {cash}. {link}',
  timeRefused:
    '{site}: The guest cannot come at the other time. {title}, {when}, {guests}. Answer by {until}. Reply {accept} to accept, {decline} to decline. Or here: {link}',
  'timeRefused.short': 'Not the other time. {title}, {when}, {guests}. {accept}=yes {decline}=no. {link}',
  booking: '{site}: New booking. {title}, {when}, {guests}. Guest: {guest}. You get {cash}. {link}',
  'booking.short': 'New: {title}, {when}, {guests}, {guest}. {link}',
  cancelled: '{site}: Cancelled. {title}, {when}, {guests}. Nobody comes for this booking. {link}',
  'cancelled.short': 'Cancelled: {title}, {when}, {guests}. {link}',
  withdrawn: '{site}: The guest took the request back. {title}, {when}, {guests}. You need not answer.',
  'withdrawn.short': 'Taken back: {title}, {when}, {guests}.',
  moved: '{site}: New date. {title}, {guests}, now {when}. Before it was {old}. {link}',
  'moved.short': 'Moved: {title}, now {when}. {link}',
  pickup: '{site}: New pickup place for {title}, {when}: {place}. {link}',
  'pickup.short': 'New pickup: {when}: {place}. {link}',
  problem: '{site}: A guest reported a problem with {title}, {when}. Please look: {link}',
  'problem.short': 'Problem: {title}, {when}. {link}',
  review: '{site}: A guest wrote a review of {title}. Read it: {link}',
  'review.short': 'New review: {title}. {link}',
  question: '{site}: A guest asks about {title}, {when}, {guests}. Read and answer: {link}',
  'question.short': 'Question: {title}, {when}. {link}',
  messages: '{site}: New messages from a guest about {title}. Read and answer: {link}',
  'messages.short': 'New messages: {title}. {link}',

  tomorrow: '{site}: Tomorrow, {day}: {guests}. First at {time}. You get {cash}. Check in, running late, cash: {link}',
  'tomorrow.short': '{day}: {guests}, {time}, {cash}. {link}',

  calendarLate: '{site}: We have not been able to read your other calendar for a day. Please look: {link}',
  calendarStopped: '{site}: Guests cannot book: we cannot read your other calendar. Please look: {link}',
  calendarUnread: '{site}: We do not understand some entries of your other calendar. Please look: {link}',
  calendarEmptied: '{site}: Your other calendar is suddenly empty. Is that right? {link}',
  calendarConflict: '{site}: Busy and booked at the same time: {title}, {when}. {link}',

  code: '{site}: {code} is your code. It works for 10 minutes. If you did not ask for it, do nothing.',
  bank: '{site}: New bank account for your payouts, ending {ending}. If this was not you, write to {contact} at once.',
  changed: '{site}: Messages for {host} no longer come to this number. If you did not want this, write to {contact}.',

  accepted: 'You accepted: {title}, {when}, {guests}. Guest: {guest}. You get {cash}.',
  declined: 'You declined: {title}, {when}, {guests}. The guest gets all money back.',
  unclear: 'Nothing was changed.',
  ended: 'This request is closed already. Nothing was changed.',
  'open.none': 'No request is open.',
  'open.one': 'Reply {accept} to accept, {decline} to decline: {title}, {when}.',
  'open.link': 'Answer by the link: {title}, {when}.',
  'open.more': '{count, plural, one {# more is open.} other {# more are open.}}',
  help: '{site} sends requests and bookings to this number. Reply with the digit in a message to answer it. STOP ends messages. Help: {contact}',
  started: '{site}: You get messages here again.',
} as const;

export type HostTextKey = keyof typeof texts;

/** What can come when nobody has written from the phone that day: WhatsApp then wants a template of the same words. */
export const templateKeys = [
  'request',
  'request.link',
  'timeRefused',
  'booking',
  'cancelled',
  'withdrawn',
  'moved',
  'pickup',
  'problem',
  'review',
  'question',
  'messages',
  'tomorrow',
  'calendarLate',
  'calendarStopped',
  'calendarUnread',
  'calendarEmptied',
  'calendarConflict',
  'code',
  'bank',
  'changed',
  'started',
] as const satisfies readonly HostTextKey[];

export type TemplateKey = (typeof templateKeys)[number];
