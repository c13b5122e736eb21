import type * as Base from '../operation';
import type { changedArguments } from './arguments';
import type { Args, OperationId } from './operation';

type CommonId = Extract<Base.OperationId, OperationId>;

/** What is written as for 0.23 is translated; the newer form is taken too. */
type Translated<Id extends CommonId> =
  | (Base.Args<Id> & Partial<Omit<Args<Id>, keyof Base.Args<Id> | 'body'>>)
  | Args<Id>;
export type Args038<Id extends CommonId> = Id extends keyof typeof changedArguments
  ? Translated<Id>
  : Args<Id>;
