import type * as Base from '../client/operation';
import type { Methods023 } from '../generated/methods';
import type { RunnerMethods023 } from '../generated/runner-methods';
import type { Methods038 } from '../generated/v038/methods';
import type { RunnerMethods038 } from '../generated/v038/runner-methods';
import type { OperationId } from './operation';

/**
 * The version of a client's master: `0.23.4` by default, `0.38.1`, or `auto`, which requests the
 * version once, before the first call.
 */
export type Target = '0.23.4' | '0.38.1' | 'auto';

/** Operations that only 0.38.1 has. */
export type NewId = Exclude<OperationId, Base.OperationId>;
/** Operations that only 0.23.4 has. */
export type GoneId = Exclude<Base.OperationId, OperationId>;
type NewMethods = Pick<Methods038, NewId>;

/**
 * Every operation of a master as a method. With `auto` those of both: common calls have the
 * arguments and answers of 0.23, and a call that the current master lacks rejects before it is
 * sent.
 */
export type Methods<To extends Target> = To extends '0.38.1'
  ? Methods038
  : To extends 'auto'
    ? Methods023 & NewMethods
    : Methods023;

/** The calls of training code as methods of `client.runner`; by target as in `Methods`. */
export type RunnerMethods<To extends Target> = To extends '0.38.1'
  ? RunnerMethods038
  : To extends 'auto'
    ? RunnerMethods023 & Pick<RunnerMethods038, NewId & keyof RunnerMethods038>
    : RunnerMethods023;
