// A host is late: how many minutes, and then the guests know (docs/domain/host-cancels.md#running-late).
import { canBeLate, lateChoices, lateOpensAt, lateRightMinutes, meetsAt } from '#src/domain/host-day/lateness.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import { html } from '#src/texts/html.ts';
import { sayLate } from '#src/server/features/host-day/index.ts';
import { findLinkedDeparture, type LinkedDeparture } from '#src/server/features/host-reach/link/subject-queries.ts';
import { isDone, type LinkPage, type LinkView } from '#src/server/features/host-reach/link/view.ts';
import { clockText, departureFacts, momentText, t } from '#src/server/features/host-reach/link/words.ts';

export const latePage: LinkPage<LinkedDeparture> = {
  load: (db, { departure_id, host_id }) => findLinkedDeparture(db, departure_id ?? 0, host_id),
  show(link, departure) {
    const base = { title: t('late.title'), lines: [], facts: departureFacts(departure), form: null };
    const can = link.now_ms < link.expires_at ? canBeLate(departure, link.now_ms) : 'over';
    if (departure.guests === 0) return { ...base, said: t('late.nobody') };
    if (can === 'over') return { ...base, said: t('late.over') };
    if (can === 'too-early')
      return { ...base, said: t('late.early', { from: momentText(lateOpensAt(departure), departure.time_zone) }) };
    return { ...base, ...asked(departure) };
  },
  async act(services, link, departure, fields) {
    const minutes = lateChoices.find((choice) => String(choice) === fields['minutes']);
    if (minutes === undefined) return refuse('bad-input');
    const { course_id: courseId, date, time } = departure;
    const told = await sayLate(services, {
      hostId: link.host_id,
      date,
      minutes,
      slot: { courseId, time },
      by: link.by,
    });
    return isRefusal(told) ? told : isDone;
  },
};

/** Who is later still says so once more. */
function asked(departure: LinkedDeparture): Partial<LinkView> {
  const { late_minutes: late, time_zone: zone } = departure;
  const meeting = { minutes: late, at: clockText(meetsAt(departure, late), zone) };
  const choices = lateChoices.map((minutes) => {
    const words = t('late.choice', { minutes, at: clockText(meetsAt(departure, minutes), zone) });
    const isChosen = minutes === (late === 0 ? lateChoices[0] : late);
    return isChosen
      ? html`<label><input type="radio" name="minutes" value="${minutes}" checked>${words}</label>`
      : html`<label><input type="radio" name="minutes" value="${minutes}">${words}</label>`;
  });
  return {
    ...(late > 0 && { said: t('late.told', meeting) }),
    lines: [t('late.right', { minutes: lateRightMinutes })],
    form: {
      button: t('late.button', { count: departure.guests }),
      fields: html`<fieldset><legend>${t(late > 0 ? 'late.more' : 'late.how')}</legend>${choices}</fieldset>`,
    },
  };
}
