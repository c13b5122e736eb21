import type { LogBook } from '../simulation/log-book';
import type { LogLine } from '../simulation/log-line';

/** The different values each field of a log has so far, in the order they came. */
export function fieldsOf(book: LogBook) {
  const lines = book.sample?.() ?? book.lines(0, book.count);
  const values = <Value>(of: (line: LogLine) => Value | undefined): Value[] => [
    ...new Set(lines.flatMap((line) => of(line) ?? [])),
  ];
  return {
    allocationIds: values((line) => line.allocationId),
    agentIds: values((line) => line.agentId),
    containerIds: values((line) => line.containerId),
    rankIds: values((line) => line.rankId),
    stdtypes: values((line) => line.stdtype),
    sources: values((line) => line.source),
  };
}
