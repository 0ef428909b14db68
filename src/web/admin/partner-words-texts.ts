import { translator } from '#src/texts/translate.ts';

export const texts = {
  'kind.ambassador': 'Ambassador',
  'kind.distributor': 'Distributor',
  'reason.cancelled': 'It was cancelled',
  'reason.no-rate': 'The rate is 0',
  'reason.not-completed': 'It did not take place',
  'reason.nothing-earned': 'The marketplace earned nothing of it',
  'reason.refunded': 'The guest got the money back',
  'reason.same-card': 'It was paid with the ambassador’s own card',
  'reason.same-device': 'It was booked in the ambassador’s own browser',
  'reason.same-person': 'It was the ambassador’s own booking',
  'state.active': 'Active',
  'state.ended': 'Ended',
  'state.paused': 'Paused',
} as const;

/** Texts of partner-words in the back office. */
export const t = translator('web/admin/partner-words-texts', texts);
