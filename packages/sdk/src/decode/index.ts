import type { Answer, OperationId } from '../client/operation';
import { badInput } from '../errors/errors';
import { decoderTable } from '../generated/decoder-table';
import { decoderTable as decoderTable038 } from '../generated/v038/decoder-table';
import type { Answer as Answer038, OperationId as OperationId038 } from '../v038/operation';
import { decodeCopy } from './answer';

/**
 * Decodes the JSON of a 200 answer of any operation, as the client does; for a stream, the `result`
 * of one line. Does not change the given value. `target` is the version of the master, 0.23.4 by
 * default; answers of 0.38.1 are decoded by its own contract.
 * @throws ApiError of type `apiBadResponse` that names the operation, the path inside the answer,
 *   the type expected there and the value found; of type `input` for an unknown operation id or
 *   target
 */
export function decodeResponse<Id extends OperationId>(
  operationId: Id,
  json: unknown,
  options?: { target?: '0.23.4' },
): Answer<Id>;
export function decodeResponse<Id extends OperationId038>(
  operationId: Id,
  json: unknown,
  options: { target: '0.38.1' },
): Answer038<Id>;
export function decodeResponse(
  operationId: string,
  json: unknown,
  { target = '0.23.4' }: { target?: string } = {},
): unknown {
  const table = tables[target];
  if (!table)
    throw badInput(
      `decodeResponse: target must be 0.23.4 or 0.38.1, not ${JSON.stringify(target)}`,
    );
  const decode = Object.hasOwn(table, operationId) ? table[operationId] : undefined;
  if (!decode)
    throw badInput(
      `decodeResponse: the contract${target === '0.23.4' ? '' : ` of ${target}`} has no operation ${operationId}`,
    );
  return decodeCopy({ id: operationId as OperationId, decode }, json);
}

const tables: Readonly<Record<string, typeof decoderTable | undefined>> = Object.assign(
  Object.create(null),
  { '0.23.4': decoderTable, '0.38.1': decoderTable038 },
);
