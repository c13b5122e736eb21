import type { Tag } from '../client/tags';
import type { AnyCall, ReadMeta } from './call-types';
import { type AnyFunction, describeCall } from './describe-call';
import type { SomeArgs } from './keys';
import type { WriteMeta } from './mutation';

/** A call with its arguments, which is not sent. */
export type CallWithArgs = {
  /** a function of `@trainyard/sdk/calls` or `/v038` */
  call: AnyFunction;
  args: unknown;
};

/** A call of which the arguments are known, or of which they are not. */
export type CallOrWithArgs = CallWithArgs | CallWithArgs['call'];

/**
 * Names a call with its arguments for `showsOf` and `changesOf`, which then give tags with ids:
 * `call(getExperiment, { experimentId: 7 })`. Nothing is sent, so arguments that name no resource may
 * be left out.
 */
export const call = <Args>(
  call: AnyCall<Args, unknown>,
  args: NoInfer<SomeArgs<Args>>,
): CallWithArgs => ({ call, args });

const tagsOfCalls = (calls: readonly CallOrWithArgs[], kind: 'shows' | 'changes'): Tag[] => [
  ...new Set(
    calls.flatMap((each) => {
      const { call, args } = typeof each === 'function' ? { call: each, args: {} } : each;
      return describeCall(call, args)[kind];
    }),
  ),
];

/**
 * Returns the tags of all that calls show, for the `meta` of a query that sends them by other
 * queries; those of `composedQuery` come from its calls. A call without arguments counts for the whole
 * resource: `showsOf(call(getExperiment, { experimentId }), getTrials)`.
 */
export const showsOf = (...calls: CallOrWithArgs[]): Required<Pick<ReadMeta, 'tags'>> => ({
  tags: tagsOfCalls(calls, 'shows'),
});

/** The same for a mutation: the tags of all that its calls change. */
export const changesOf = (...calls: CallOrWithArgs[]): WriteMeta & { changes: Tag[] } => ({
  changes: tagsOfCalls(calls, 'changes'),
});
