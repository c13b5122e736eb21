import type { Answer, Operation, OperationId } from '../client/operation';
import { badResponse } from '../errors/errors';
import { isObject } from '../model/own';
import { Mismatch } from './fields';

type Decoding<Id extends OperationId> = Pick<Operation<Id>, 'id' | 'decode'>;

/** Parses and decodes the body of a unary answer. */
export function decodeAnswer<Id extends OperationId>(operation: Operation<Id>, body: string) {
  return decodeValue(operation, parse(operation.id, body), []);
}

/** Decodes a copy of a value from another source, which may be anything. */
export function decodeCopy<Id extends OperationId>(operation: Decoding<Id>, json: unknown) {
  let copy: unknown;
  try {
    copy = structuredClone(json);
  } catch (cause) {
    throw unreadable(operation.id, cause);
  }
  return decodeValue(operation, copy, []);
}

/** Decodes one parsed line of a stream, `{ result }`. */
export function decodeMessage<Id extends OperationId>(operation: Operation<Id>, line: unknown) {
  const result = isObject(line) ? line.result : line;
  return decodeValue(operation, result, ['result']);
}

/**
 * Decodes in place; the value becomes the answer. @throws ApiError `apiBadResponse` naming the
 * place
 */
export function decodeValue<Id extends OperationId>(
  operation: Decoding<Id>,
  value: unknown,
  at: Array<string | number>,
): Answer<Id> {
  try {
    if (!isObject(value)) throw new Mismatch('', 'an object', value);
    operation.decode(value);
    return value as Answer<Id>;
  } catch (error) {
    if (!(error instanceof Mismatch)) throw unreadable(operation.id, error);
    const path = [...at, ...error.path];
    throw badResponse(
      operation.id,
      `Expected ${error.expected} at ${pathText(path)}, found ${foundText(error.found)}.`,
      error,
    );
  }
}

// the value is nested too deeply for the stack, or contains values that JSON does not have
const unreadable = (operation: string, cause: unknown) =>
  badResponse(
    operation,
    cause instanceof RangeError ? 'It is nested too deeply.' : 'It is no JSON value.',
    cause,
  );

function parse(operation: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw badResponse(operation, `Expected JSON, found ${foundText(body)}.`, cause);
  }
}

/** Formats `experiments[2].state`; an empty path means the value itself. */
export const pathText = (path: Array<string | number>) =>
  path.reduce<string>((text, part) => {
    if (part === '') return text;
    return typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`;
  }, '') || 'the top';

function foundText(value: unknown) {
  if (value === undefined) return 'nothing';
  const text = jsonText(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function jsonText(value: unknown) {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // nested too deeply for the stack, which turning it into a text in another way needs as well
    return Object.prototype.toString.call(value);
  }
}
