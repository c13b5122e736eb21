import type { Raw } from '../decode/fields';
import { operationList } from '../generated/v038/operation-list';
import { restores } from '../generated/v038/restore';
import { changedAnswers } from './answers';
import { changedArguments } from './arguments';
import { lifetimeOf, unsupported } from './lifetime';

type Inputs = Record<string, unknown>;
type Decoding = { id: string; master?: '0.38.1'; decode?: (object: Raw) => void };
type Translation = { operation: Decoding; args: Inputs };

const operations = new Map(operationList.map((each): [string, Decoding] => [each.id, each]));

const rowOf = <Row>(table: Record<string, Row>, id: string) =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/**
 * Translates a call for a 0.38.1 master: changes path, method and arguments where they moved,
 * decodes with that master's contract, and fills in fields that only 0.23 has. Routes that are not
 * operations stay unchanged.
 * @throws ApiError of type `input` for a removed operation, and for arguments without a counterpart
 */
export function translate(route: { id: string }, args: Inputs): Translation {
  const operation = operations.get(route.id);
  if (!operation && lifetimeOf(route.id).until) throw unsupported(route.id, '0.38.1');
  if (!operation) return { operation: route, args };
  const change = rowOf<(args: Inputs) => Inputs>(changedArguments, route.id);
  const sent = change ? change(args) : args;
  const decode = (answer: Raw) => {
    operation.decode?.(answer);
    rowOf(restores, route.id)?.(answer);
    rowOf(changedAnswers, route.id)?.(answer, args);
  };
  return { operation: { ...operation, master: '0.38.1', decode }, args: sent };
}
