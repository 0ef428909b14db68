import { isAuditAct } from '#src/domain/admin/audit-acts.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the audit log. */
export const t = translator('web/features/admin-audit', texts);

/** An act in words; one that an earlier version has written as it stands in the log. */
export const actText = (act: string): string => (isAuditAct(act) ? t(`act.${act}`) : act);

const details = ['after', 'before', 'by_link', 'keys', 'note', 'on_behalf_of', 'reason', 'role'] as const;

/** The name of what an act keeps: in words, or as the log has it without its underscores. */
export function detailText(name: string): string {
  const known = details.find((one) => one === name);
  return known === undefined ? name.replaceAll('_', ' ') : t(`detail.${known}`);
}
