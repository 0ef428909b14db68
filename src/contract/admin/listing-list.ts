// All listings, as the back office lists them (docs/back-office.md#listings).
import { listingStatuses } from '#src/domain/listing/review-state.ts';
import { choice, declareList, number, text, usual } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const listingList = declareList({
  name: 'listings',
  path: adminRoutes['admin-listings'].path,
  filter: { find: text(100), status: choice(listingStatuses), city_id: number('city') },
  columns: { title: {}, status: usual, city: usual, host: usual, price: usual, changed_at: usual, made_at: {} },
  file: {
    permission: 'listings',
    columns: ['id', 'title', 'status', 'city', 'host', 'host_id', 'price', 'made_at', 'changed_at'],
  },
  // Drafts and published listings have ids of different kinds.
  cursor: /^\d{1,17}\.([0-9a-f-]{36}|\d{1,10})$/,
});
