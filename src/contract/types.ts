// Types of the calls, for type-only import: the browser knows every shape and loads no schema library.
import type { z } from 'zod';
import type { contract } from './contract.ts';
import type { ErrorCode } from './errors.ts';

type Contract = typeof contract;

/** A call's name, `<group>/<call>`, as in the path `/api/<group>/<call>` (docs/reference/api.md#form). */
export type CallName = keyof Contract;

export type CallInput<N extends CallName> = z.input<Contract[N]['in']>;

/** A handler's input after parsing. */
export type CallParsed<N extends CallName> = z.output<Contract[N]['in']>;

/** The success payload without `status`. */
export type CallOutput<N extends CallName> = z.output<Contract[N]['out']>;

/** An error on the wire; `fields` maps an input field to the text next to it. */
export interface WireError {
  status: 'error';
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
}

export type CallResult<N extends CallName> = ({ status: 'success' } & CallOutput<N>) | WireError;
