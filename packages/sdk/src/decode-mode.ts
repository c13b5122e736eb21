import { arraysOf } from './arrays-of';
import type { Caller, CallOptions, DecodeMode, Difference } from './call';
import { pathText } from './decode/answer';
import { differencesIn, type Raw } from './decode/fields';
import type { Log } from './logger';
import type { Operation, OperationId } from './operation';
import { traceOf } from './trace';

type Report = (operation: string, differences: Difference[]) => void;

/** The same caller, its answers taken as the mode of the call or else of the client says. */
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

/** Tells of each place once, whatever the index in a list. */
export function reportTo(log: Log) {
  const told = new Set<string>();
  return (operation: string, differences: Difference[]) => {
    for (const difference of differences) {
      const place = `${operation} ${difference.path.replace(/\[\d+\]/g, '[]')}`;
      if (told.has(place)) continue;
      told.add(place);
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
