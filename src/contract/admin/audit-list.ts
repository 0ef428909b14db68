// The audit log, as the back office lists it (docs/back-office.md#audit-log).
import { day, declareList, numberCursor, text, usual } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const auditList = declareList({
  name: 'audit',
  path: adminRoutes['admin-audit'].path,
  filter: { action: text(80), who: text(254), about: text(200), from: day, to: day },
  columns: { at: usual, who: usual, action: usual, about: usual, detail: usual },
  file: { permission: 'audit-log', columns: ['at', 'who', 'action', 'about', 'about_name', 'detail'] },
  cursor: numberCursor,
});
