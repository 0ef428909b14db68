// Entry point of the pages behind links: which belongs to which purpose.
import type { LinkPurpose } from '#src/domain/host-reach/link.ts';
import { answerPage } from './answer-request.ts';
import { cashPage } from './cash.ts';
import { checkInPage } from './check-in.ts';
import { cancelDayPage, cancelPage } from './cancel-pages.ts';
import { latePage } from './late.ts';
import { noShowPage } from './no-show.ts';
import { otherTimePage } from './other-time.ts';
import { todayPage } from './today.ts';
import type { LinkPage } from '#src/server/features/host-reach/link/view.ts';

const pages = {
  accept: answerPage('accept'),
  decline: answerPage('decline'),
  other_time: otherTimePage,
  check_in: checkInPage,
  cash: cashPage,
  no_show: noShowPage,
  late: latePage,
  cancel: cancelPage,
  cancel_day: cancelDayPage,
  today: todayPage,
} as const satisfies Record<LinkPurpose, unknown>;

export function pageOf(purpose: LinkPurpose): LinkPage<unknown> {
  // The compiler cannot see that a page is shown what it has loaded itself.
  return pages[purpose] as LinkPage<unknown>;
}
