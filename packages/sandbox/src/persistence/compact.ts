import type { Line, WriteLine } from './line';

/** Writes of which only the last of its kind counts: the written entity, without the caller. */
const aims: Record<string, (write: WriteLine) => string> = {
  postUserActivity: ({ body }) => body,
  postUserSetting: ({ body }) => settingNames(body),
};

function settingNames(body: string): string {
  const { settings = [] }: { settings?: Array<Record<string, unknown>> } = JSON.parse(body);
  return JSON.stringify(settings.map(({ storagePath, key }) => [storagePath, key]));
}

/**
 * Leaves out lines that later ones make obsolete. Only writes that use up no id may be left out.
 */
export function compactLines(lines: readonly Line[]): Line[] {
  const succeeded = new Set(
    lines.flatMap((line) => ('done' in line && line.status === 200 ? line.done : [])),
  );
  const seen = new Set<string>();
  const dropped = new Set<number>();
  for (const line of [...lines].reverse()) {
    if (!('write' in line) || !succeeded.has(line.write)) continue;
    const aim = aims[line.operation]?.(line);
    if (aim === undefined) continue;
    const key = `${line.operation} ${line.session} ${aim}`;
    if (seen.has(key)) dropped.add(line.write);
    seen.add(key);
  }
  const lastTime = lines.findLast((line) => 'time' in line);
  return lines.filter((line) => {
    if ('time' in line) return line === lastTime;
    if ('upTo' in line || 'quiet' in line) return true;
    return !dropped.has('write' in line ? line.write : line.done);
  });
}

/** Returns true if a log is worth compacting. */
export const isWorthCompacting = (before: number, after: number): boolean =>
  before > 2000 && after < before / 2;
