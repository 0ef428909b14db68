// country/isd: dialling codes of the world for the phone field. Figures: libphonenumber-js (docs/credits.md).
import type { Handler } from '#src/server/call.ts';
import codes from '#src/domain/catalog/dialling-codes.json' with { type: 'json' };

export const route = 'country/isd';

export const handle: Handler<typeof route> = async () => ({ data: codes });
