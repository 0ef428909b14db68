// Routes that only read: charges, balance transactions and events.
import { missing } from './api/api-error.ts';
import { LIST_PARAMS, listPage } from './api/list.ts';
import type { Call, Operation } from './api/operation.ts';
import { flag, onlyKnown, text, textList } from './api/params.ts';
import type { EventRow } from './rows.ts';

/** The routes under /v1/charges, /v1/balance_transactions and /v1/events. */
export const READING_OPERATIONS: readonly Operation[] = [
  { name: 'charges.retrieve', method: 'GET', path: '/v1/charges/:id', access: 'secret', run: retrieve('charge') },
  {
    name: 'balance_transactions.retrieve',
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    access: 'secret',
    run: retrieve('balance_transaction'),
  },
  { name: 'events.retrieve', method: 'GET', path: '/v1/events/:id', access: 'secret', run: retrieve('event') },
  { name: 'events.list', method: 'GET', path: '/v1/events', access: 'secret', run: listEvents },
];

function retrieve(table: 'charge' | 'balance_transaction' | 'event'): (call: Call) => object {
  return (call) => {
    const row = call.world.store.get(table, call.id);
    if (!row) throw missing(table, call.id);
    return row.view;
  };
}

function listEvents(call: Call): object {
  const { params, world } = call;
  onlyKnown(params, [...LIST_PARAMS, 'delivery_success', 'type', 'types']);
  const type = text(params, 'type');
  const types = type === null ? textList(params, 'types') : [type];
  const success = flag(params, 'delivery_success');
  const rows = world.store.newestFirst('event').filter((row) => isOfType(row, types) && wasDelivered(row, success));
  return listPage(
    '/v1/events',
    rows.map((row) => row.view),
    params,
  );
}

function isOfType(row: EventRow, types: readonly string[] | null): boolean {
  if (types === null) return true;
  return types.some(
    (type) => type === row.view.type || (type.endsWith('*') && row.view.type.startsWith(type.slice(0, -1))),
  );
}

// An event without an address to go to counts as delivered: nothing is owed to anyone.
function wasDelivered(row: EventRow, success: boolean | null): boolean {
  if (success === null) return true;
  return success === (row.delivery === 'delivered' || row.delivery === 'none');
}
