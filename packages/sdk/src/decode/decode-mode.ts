import {
  arraysOf,
  type Caller,
  type CallOptions,
  type DecodeMode,
  type Difference,
} from '../client/call';
import type { Operation, OperationId } from '../client/operation';
import type { Log } from '../middleware/log';
import { traceOf } from '../middleware/trace';
import { pathText } from './answer';
import { differencesIn, type Raw } from './fields';

type Report = (operation: string, differences: Difference[]) => void;

/** The same caller, whose answers follow the decode mode of the call, or else of the client. */
export function decodingCaller(
  caller: Caller,
  base: DecodeMode = 'strict',
  report: Report,
): Caller {
  const inMode = <Id extends OperationId>(
    operation: Operation<Id>,
    options: CallOptions = {},
  ): Operation<Id> => {
    const mode = options.decode ?? base;
    if (mode === 'strict') return operation;
    if (mode === 'off') return { ...operation, decode: () => undefined };
    const decode = reporting(operation.decode, (differences) => {
      traceOf(options)?.differences.push(...differences);
      report(operation.id, differences);
    });
    return { ...operation, decode };
  };
  return {
    ...caller,
    call: (operation, args, options) => caller.call(inMode(operation, options), args, options),
    stream: (operation, args, options) => caller.stream(inMode(operation, options), args, options),
    batches: (operation, args, options) =>
      arraysOf(caller)(inMode(operation, options), args, options),
  };
}

const reporting =
  (decode: Operation['decode'], found: (differences: Difference[]) => void) => (value: Raw) => {
    const differences = differencesIn(() => decode(value));
    if (differences.length > 0)
      found(differences.map(({ path, ...rest }) => ({ ...rest, path: pathText(path) })));
  };

/** Reports each place once, for all indices of a list. */
export function reportTo(log: Log) {
  const reported = new Set<string>();
  return (operation: string, differences: Difference[]) => {
    for (const difference of differences) {
      const place = `${operation} ${difference.path.replace(/\[\d+\]/g, '[]')}`;
      if (reported.has(place)) continue;
      reported.add(place);
      log(
        'warn',
        `${operation}: the answer differs from the contract at ${difference.path}`,
        () => ({
          expected: difference.expected,
        }),
      );
    }
  };
}
