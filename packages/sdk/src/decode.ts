import { decodeCopy } from './decode/answer';
import { badInput } from './errors';
import { operationTable } from './generated/operation-table';
import type { Answer, OperationId } from './operation';

/**
 * Decodes the JSON of a 200 answer of any operation, as the client would; for a stream, the
 * `result` of one line. The value given is left as it is.
 * @throws ApiError of type `apiBadResponse` that names the operation, the path inside the answer,
 *   what the contract expects there and what was found; of type `input` for an unknown operation id
 */
export function decodeResponse<Id extends OperationId>(operationId: Id, json: unknown): Answer<Id> {
  if (!Object.hasOwn(operationTable, operationId))
    throw badInput(`decodeResponse: the contract has no operation ${operationId}`);
  return decodeCopy(operationTable[operationId], json);
}
