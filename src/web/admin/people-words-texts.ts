import { translator } from '#src/texts/translate.ts';

export const texts = {
  'area.admin': 'Admin',
  'area.admin.text': 'Everything, with roles, settings and the audit log.',
  'area.content': 'Content',
  'area.content.text': 'Pages of text, menus, places, search words, and the review of listings.',
  'area.finance': 'Finance',
  'area.finance.text': 'Payouts and bank details, documents, refunds, the ledger, fees, rates and codes.',
  'area.support': 'Support',
  'area.support.text': 'Bookings, people, messages, reports, reviews, no-shows and disputes about cash.',
  'areas.choose': 'What is theirs to do',
  'areas.least': 'Choose at least one area',
  guest: 'Guest',
  noName: 'No name',
  'role.ambassador': 'Ambassador',
  'role.coordinator': 'Coordinator',
  'role.distributor': 'Distributor',
  'role.guide': 'Guide',
  'role.host': 'Host',
  'role.manager': 'Manager',
  'role.operator': 'Operator',
  'state.active': 'Active',
  'state.blocked': 'Blocked',
  'state.erased': 'Erased',
  'state.unverified': 'Address not confirmed',
} as const;

/** Texts of the areas of the staff, and of accounts. */
export const t = translator('web/admin/people-words-texts', texts);
