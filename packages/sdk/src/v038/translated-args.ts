import type * as Base from '../client/operation';
import type { changedArguments } from './arguments';
import type { Args, OperationId } from './operation';

type CommonId = Extract<Base.OperationId, OperationId>;

/** Arguments of 0.23 are translated; the newer form is accepted too. */
type Translated<Id extends CommonId> =
  | (Base.Args<Id> & Partial<Omit<Args<Id>, keyof Base.Args<Id> | 'body'>>)
  | Args<Id>;
export type Args038<Id extends CommonId> = Id extends keyof typeof changedArguments
  ? Translated<Id>
  : Args<Id>;
