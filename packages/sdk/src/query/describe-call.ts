import { type Caller, operationOf, type Route } from '../client/call';
import type { Operation } from '../client/operation';
import { withCurrentNames } from '../client/request';
import { resolveTags, type Tag } from '../client/tags';

/** A function that makes a call, of any arguments. */
export type AnyFunction = (client: Caller, ...rest: never[]) => unknown;

/** A call with its arguments under the names of today, and its tags. */
export type DescribedCall<Described extends Route = Operation> = {
  operation: Described;
  args: Record<string, unknown>;
  /** the resources that its answer shows */
  shows: Tag[];
  /** the resources that it changes */
  changes: Tag[];
};

/** Describes an operation with arguments, which may have names of the previous release. */
export function describeOperation<Described extends Route>(
  operation: Described,
  inputs: unknown,
): DescribedCall<Described> {
  const args = withCurrentNames(operation, { ...(inputs as object | undefined) });
  return {
    operation,
    args,
    shows: resolveTags(operation.shows ?? [], args),
    changes: resolveTags(operation.changes ?? [], args),
  };
}

/**
 * Describes a call without sending it.
 * @throws TypeError for a function that does not make a call
 */
export const describeCall = (call: AnyFunction, inputs: unknown): DescribedCall =>
  describeOperation(operationOf(call), inputs);
