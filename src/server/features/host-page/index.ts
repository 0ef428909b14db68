// Entry point of the feature host-page: becoming a host, and what guests read about one.
import * as addressSend from './address-send.ts';
import * as become from './become.ts';
import * as open from './open.ts';
import * as page from './page.ts';
import * as pageSave from './page-save.ts';
import * as pictureSave from './picture-save.ts';

export const hostPageHandlers = {
  [addressSend.route]: addressSend.handle,
  [become.route]: become.handle,
  [open.route]: open.handle,
  [page.route]: page.handle,
  [pageSave.route]: pageSave.handle,
  [pictureSave.route]: pictureSave.handle,
} as const;
