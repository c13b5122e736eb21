import { isErrorText, signatureOf } from '@trainyard/insights/failures/error-text';
import { plainText } from '@trainyard/ui/logs/text/ansi';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';
import type { LogProblem } from '@trainyard/ui/logs/window/log-source';

/** Returns a line as a problem where its level or its words report one. */
export function problemOf(line: LogEntry): LogProblem | undefined {
  const text = plainText(line.text);
  const level = levelOf(line.level, text);
  return level && { ...line, level, text, signature: signatureOf(text) };
}

function levelOf(level: LogEntry['level'], text: string): LogProblem['level'] | undefined {
  if (level === 'error' || level === 'critical') return level;
  if (isErrorText(text)) return 'error';
  return level === 'warning' ? level : undefined;
}

/** The problems among the lines for which `fits` is true. */
export async function* problemsIn(
  batches: AsyncIterable<readonly LogEntry[]>,
  fits: (line: LogEntry) => boolean = () => true,
) {
  for await (const lines of batches)
    yield lines.filter(fits).flatMap((line) => problemOf(line) ?? []);
}
