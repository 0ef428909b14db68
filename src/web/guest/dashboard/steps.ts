// What waits for an answer, as lines that lead to where it is given; lines with nothing to do are left out.
import { routes } from '#src/contract/addresses/routes.ts';
import { dashboardInquiryUrl, messagesUrl, adminUrl } from '#src/contract/addresses/urls.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Next } from './load.ts';
import { t } from './texts.ts';

/** One line: what there is, what it means, and where it is done. */
export interface NextStep {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Somebody waits for this person, not the other way round. */
  readonly isOurs: boolean;
}

const bookings = routes['dashboard-booking'].path;
const questions = dashboardInquiryUrl();

/** The lines, those that others wait for first; `unread` are messages, as guest and as host together. */
export function stepsOf({ offered, waiting, hosting, office }: Next, unread: number): readonly NextStep[] {
  const line = (key: Count, count: number, href: string, isOurs: boolean): readonly NextStep[] =>
    count === 0 ? [] : [{ key, title: t(`step.${key}`, { count }), text: t(`step.${key}Text`), href, isOurs }];
  const [first] = offered;
  const own = first === undefined ? [] : [
    {
      key: 'offered',
      title: t('step.offered', { count: offered.length }),
      text: t('step.offeredText', { title: first.title }),
      href: bookings,
      isOurs: true,
    },
  ]; // prettier-ignore
  return [
    ...own,
    ...line('tasks', office?.tasks ?? 0, adminUrl, true),
    ...comingGuests(hosting),
    ...line('hostRequests', hosting?.requests ?? 0, routes['host-requests'].path, true),
    ...line('hostQuestions', hosting?.questions ?? 0, `${questions}?as=host`, true),
    ...line('offers', waiting.offers, questions, true),
    ...line('messages', unread, messagesUrl(), true),
    ...line('requests', waiting.requests, `${bookings}?tab=waiting`, false),
    ...line('questions', waiting.questions, questions, false),
  ];
}

/** Guests who come to this person as their host: the line leads to the day. */
function comingGuests(hosting: Next['hosting']): readonly NextStep[] {
  if (hosting === null || hosting.guests === 0 || hosting.next_date === null) return [];
  const text = t('step.hostGuestsText', { date: dateText(hosting.next_date) });
  const title = t('step.hostGuests', { count: hosting.guests });
  return [{ key: 'hostGuests', title, text, href: routes['dashboard-host-panel'].path, isOurs: false }];
}

type Count = 'tasks' | 'messages' | 'hostRequests' | 'hostQuestions' | 'offers' | 'requests' | 'questions';
