// map/around: what our own maps show around a point (docs/maps.md#files).
import type { Handler } from '#src/server/call.ts';
import { surroundingsOf } from '#src/server/surroundings/surroundings.ts';

export const route = 'map/around';

export const handle: Handler<typeof route> = async (point) => ({ data: surroundingsOf(point) });
