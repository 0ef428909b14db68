import { translator } from '#src/texts/translate.ts';

export const texts = {
  title: 'Messages',
  busy: 'Please wait',
  open: 'Open conversations',
  unread: '{count, plural, =0 {No unread messages} one {# unread message} other {# unread messages}}',
  'time.none': 'Guests see your usual reply time once you’ve replied three times.',
  'time.minutes': 'Guests see that you usually reply within {count, plural, one {# minute} other {# minutes}}.',
  'time.hours': 'Guests see that you usually reply within {count, plural, one {# hour} other {# hours}}.',
  'saved.title': 'Saved replies',
  'saved.text': 'Add one to a message with one tap, next to the message box. You can edit it before you send it.',
  'saved.count': '{count} of {most}',
  'saved.none':
    'No saved replies yet. Start with what you write most often: where you meet, what to bring, how to find you.',
  'saved.full': 'You have {most} saved replies. Remove one to add another.',
  'saved.noScript': 'Please turn on JavaScript to change your saved replies.',
  add: 'Add a reply',
  edit: 'Edit',
  'edit.of': 'Edit “{title}”',
  remove: 'Remove',
  'remove.of': 'Remove “{title}”',
  'remove.sure': 'Yes, remove',
  'form.add': 'New saved reply',
  'form.title': 'Name',
  'form.titleHint': 'Only you see it, on the button.',
  'form.text': 'Reply',
  'form.places': 'Filled in for each guest:',
  'form.place.guest_name': 'Guest’s name',
  'form.place.date': 'Date',
  'form.place.meeting_point': 'Meeting point',
  'form.save': 'Save',
  'form.cancel': 'Cancel',
  'form.titleMissing': 'Enter a name.',
  'form.textMissing': 'Write the reply first.',
} as const;

export const t = translator('web/host/message', texts);
