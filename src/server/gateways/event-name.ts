import { z } from 'zod';

/** Ids and types of providers' events: what is printed ASCII and short can be stored, compared and asked about. */
export const eventName = z.string().regex(/^[\x21-\x7e]{1,200}$/);
