import type { Raw } from './decode/fields';
import type { StreamId, UnaryId } from './generated/operation-ids';
import type { operations } from './generated/types';
import type { operations as wireOperations } from './generated/wire';

export type { StreamId, UnaryId };
/** Every call of 0.23.4. */
export type OperationId = UnaryId | StreamId;

export type Simplify<T> = { [Key in keyof T]: T[Key] };
type Parameters<Id extends OperationId> = wireOperations[Id]['parameters'];
export type Group<T> = [T] extends [undefined | never] ? unknown : NonNullable<T>;
type BodyOf<Id extends OperationId> = wireOperations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : wireOperations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? wireOperations[Id]['requestBody'] extends undefined
      ? unknown
      : { body: Body }
    : unknown;

/**
 * The one argument of a call: path and query parameters by name, and `body` where the call has one.
 * Bodies have the wire's types: fields the master does not need are optional.
 */
export type Args<Id extends OperationId> = Simplify<
  Group<Parameters<Id>['path']> & Group<Parameters<Id>['query']> & BodyOf<Id>
>;

/** What a call answers, decoded; for a stream, one message of it. */
export type Answer<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'];

/**
 * What a call that is sent twice does: `same` leaves the same state; `settled` too, while the second
 * one is refused; `look` does it twice, what was sent can be looked for; `never` does it twice.
 */
export type RetryClass = 'same' | 'settled' | 'look' | 'never';

/** What the client knows of one call of the contract. */
export type Operation<Id extends OperationId = OperationId> = {
  id: Id;
  method: string;
  path: string;
  /** names of the arguments the call cannot do without, separated by spaces */
  required: string;
  stream?: true;
  /** needs no credential */
  open?: true;
  /** what a second one would do; reads, which nothing would, have none */
  retry?: RetryClass;
  /** statuses and texts of the refusals that tell a second try that the first one had worked */
  settled?: readonly string[];
  /** the first and the last of the known masters that has it; unset: any */
  since?: string;
  until?: string;
  /** the master it is written for, where that is another than 0.23.4 */
  master?: '0.38.1';
  /** turns an answer, as parsed, into what the contract says, in place */
  decode: (object: Raw) => void;
};
