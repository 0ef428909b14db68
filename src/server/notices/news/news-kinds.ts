// Kinds of news about teams, documents, reports and the work of the staff, as src/server/notices/kinds.ts lists them.
import { findHiddenNews, findShownNews } from '#src/server/notices/hosting/listing-letters.ts';
import {
  findCancelledNews,
  findClosedNews,
  findDayClosedNews,
  findOpenedNews,
} from '#src/server/notices/hosting/staff-letters.ts';
import { findDecisionNews } from './ambassador-letters.ts';
import { findPaidNews } from './partner-letters.ts';
import { findDecidedNews, findEndingNews } from './paper-letters.ts';
import type { FindNews } from './news.ts';
import { findDigestNews, findStaffInvitationNews, findUrgentNews } from './staff-letters.ts';
import { findAssignedNews, findFreedNews, findInvitationNews, findTeamNews } from './team-letters.ts';
import { findWarningNews } from './warning-letter.ts';

/** A kind of news, with what reads it. */
export interface NewsKind {
  about: 'news';
  find: FindNews;
  isBounded?: true;
}

const news = (find: FindNews): NewsKind => ({ about: 'news', find });

export const newsKinds = {
  // Whoever hosts can type anybody's address.
  'team-invitation': { ...news(findInvitationNews), isBounded: true },
  'staff-invitation': { ...news(findStaffInvitationNews), isBounded: true },
  'team-news': news(findTeamNews),
  'guide-assigned': news(findAssignedNews),
  'guide-freed': news(findFreedNews),
  'paper-decided': news(findDecidedNews),
  'paper-ending': news(findEndingNews),
  'ambassador-accepted': news(findDecisionNews),
  'ambassador-declined': news(findDecisionNews),
  'partner-paid': news(findPaidNews),
  'staff-now': news(findUrgentNews),
  'staff-digest': news(findDigestNews),
  'host-hidden': news(findHiddenNews),
  'host-shown': news(findShownNews),
  'host-departure-close': news(findClosedNews),
  'host-departure-open': news(findOpenedNews),
  'host-departure-cancel': news(findCancelledNews),
  'host-day-closed': news(findDayClosedNews),
  'message-warning': news(findWarningNews),
} satisfies Record<string, NewsKind>;
