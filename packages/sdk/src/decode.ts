import { decodeValue } from './decode/answer';
import * as operations from './generated/operations';
import type { Answer, Operation, OperationId } from './operation';

/**
 * Decodes the JSON of a 200 answer of any operation, as the client would; for a stream, the
 * `result` of one line. The value given is left as it is.
 * @throws ApiError of type `apiBadResponse` that names the operation, the path inside the answer,
 *   what the contract expects there and what was found
 */
export function decodeResponse<Id extends OperationId>(operationId: Id, json: unknown): Answer<Id> {
  const operation: Operation<Id> | undefined = table[operationId];
  if (!operation)
    throw new TypeError(`decodeResponse: the contract has no operation ${operationId}`);
  return decodeValue(operation, structuredClone(json), []);
}

const table: { readonly [Id in OperationId]: Operation<Id> } = operations;
