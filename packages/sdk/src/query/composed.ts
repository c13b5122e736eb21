import { type Caller, operationOf } from '../client/call';
import { resolveTags, type Tag } from '../client/tags';
import type { AnyCall, ReadMeta } from './call-types';
import type { WriteMeta } from './mutation';

/** A call with its arguments, which is not sent. */
export type CallWithArgs = {
  /** a function of `@trainyard/sdk/calls` or `/v038` */
  call: (client: Caller, ...rest: never[]) => unknown;
  args: unknown;
};

/** A call of which the arguments are known, or of which they are not. */
export type CallOrWithArgs = CallWithArgs | CallWithArgs['call'];

/** Some of the arguments; those of a former release are others. */
type Some<Args> = Args extends unknown ? Partial<Args> : never;

/**
 * Names a call with its arguments for `showsOf` and `changesOf`, which then give tags with ids:
 * `call(getExperiment, { experimentId: 7 })`. Nothing is sent, so arguments that name no resource may
 * be left out.
 */
export const call = <Args>(
  made: AnyCall<Args, unknown>,
  args: NoInfer<Some<Args>>,
): CallWithArgs => ({
  call: made,
  args,
});

const tagsOf = (calls: readonly CallOrWithArgs[], kind: 'shows' | 'changes'): Tag[] => [
  ...new Set(
    calls.flatMap((each) => {
      const { call: made, args } = typeof each === 'function' ? { call: each, args: {} } : each;
      return resolveTags(operationOf(made)[kind] ?? [], args);
    }),
  ),
];

/**
 * Returns the `meta` of a query that is composed of several calls: the tags of all that they show.
 * A call without arguments counts for the whole resource.
 * `queryOptions({ queryKey, queryFn, meta: showsOf(call(getExperiment, { experimentId }), getTrials) })`
 */
export const showsOf = (...calls: CallOrWithArgs[]): Required<Pick<ReadMeta, 'tags'>> => ({
  tags: tagsOf(calls, 'shows'),
});

/** The same for a mutation: the tags of all that its calls change. */
export const changesOf = (...calls: CallOrWithArgs[]): WriteMeta & { changes: Tag[] } => ({
  changes: tagsOf(calls, 'changes'),
});
