import type * as Base from '../client/operation';
import type { Methods023 } from '../generated/methods';
import type { Methods038 } from '../generated/v038/methods';
import type { OperationId } from './operation';

/**
 * Which master a client speaks to: `0.23.4` unless said, `0.38.1`, or `auto`, which asks the master
 * for its version once, before the first call.
 */
export type Target = '0.23.4' | '0.38.1' | 'auto';

/** Operations that 0.38.1 has and 0.23.4 has not. */
export type NewId = Exclude<OperationId, Base.OperationId>;
/** Operations that 0.23.4 has and 0.38.1 has not. */
export type GoneId = Exclude<Base.OperationId, OperationId>;
type NewMethods = Pick<Methods038, NewId>;

/**
 * Every operation of a master as a method. With `auto` those of both: arguments and answers of what
 * both have are those of 0.23, and a call that the master at hand lacks rejects before it is sent.
 */
export type Methods<To extends Target> = To extends '0.38.1'
  ? Methods038
  : To extends 'auto'
    ? Methods023 & NewMethods
    : Methods023;
