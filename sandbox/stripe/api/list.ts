// Paginated lists of the API, newest first.
import { badParameter } from './api-error.ts';
import type { FormGroup } from '#sandbox/form.ts';
import { group, integer, text } from './params.ts';

/** The parameters of every list. */
export const LIST_PARAMS = ['created', 'ending_before', 'expand', 'limit', 'starting_after'] as const;

interface Listed {
  readonly id: string;
  readonly created: number;
}

/** One page of `views` (newest first) by `params`. */
export function listPage<V extends Listed>(url: string, views: readonly V[], params: FormGroup) {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw badParameter('limit', 'parameter_invalid_integer', 'This value must be between 1 and 100.');
  }
  const inTime = views.filter(createdFilter(params));
  const after = text(params, 'starting_after');
  const before = text(params, 'ending_before');
  if (before !== null) {
    const older = inTime.slice(0, positionOf(inTime, before, 'ending_before'));
    return page(url, older.slice(Math.max(0, older.length - limit)), older.length > limit);
  }
  const rest = after === null ? inTime : inTime.slice(positionOf(inTime, after, 'starting_after') + 1);
  return page(url, rest.slice(0, limit), rest.length > limit);
}

function page<V>(url: string, data: readonly V[], has_more: boolean) {
  return { object: 'list' as const, data, has_more, url };
}

function positionOf(views: readonly Listed[], id: string, param: string): number {
  const position = views.findIndex((view) => view.id === id);
  if (position < 0) throw badParameter(param, 'resource_missing', `No such object: '${id}'`);
  return position;
}

function createdFilter(params: FormGroup): (view: Listed) => boolean {
  if (typeof params['created'] === 'string') {
    const exact = integer(params, 'created');
    return (view) => exact === null || view.created === exact;
  }
  const range = group(params, 'created') ?? {};
  const gt = integer(range, 'gt') ?? -Infinity;
  const gte = integer(range, 'gte') ?? -Infinity;
  const lt = integer(range, 'lt') ?? Infinity;
  const lte = integer(range, 'lte') ?? Infinity;
  return ({ created }) => created > gt && created >= gte && created < lt && created <= lte;
}
