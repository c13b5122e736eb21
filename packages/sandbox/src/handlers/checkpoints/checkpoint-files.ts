import type { Database } from '../../database/database';
import type { CheckpointRow } from '../../simulation/rows';
import type { CheckpointEntry } from './checkpoint-entry';

/** The row that keeps what is changed of a checkpoint; made where there is none yet. */
export function rowOf(db: Database, { view, input }: CheckpointEntry): CheckpointRow {
  const known = db.checkpoints.get(view.uuid);
  if (known) return known;
  return db.checkpoints.insert({
    id: view.uuid,
    trialId: input.trial.id,
    state: view.state,
    metadata: null,
    files: null,
    batch: view.step.batch,
    reported: null,
  });
}

/**
 * Fewer files leave a checkpoint partially deleted; none at all delete it, and are still listed.
 */
export function changeFiles(db: Database, entry: CheckpointEntry, files: Record<string, number>) {
  const row = rowOf(db, entry);
  if (Object.keys(files).length === 0) row.state = 'STATE_DELETED';
  else if (!isSame(files, row.files ?? entry.view.files)) {
    row.state = 'STATE_PARTIALLY_DELETED';
    row.files = files;
  }
}

/** Files that none of the globs takes. */
export function filesLeft({ view }: CheckpointEntry, globs: string[]): Record<string, number> {
  const patterns = globs.map(globPattern);
  return Object.fromEntries(
    Object.entries(view.files).filter(([name]) => !patterns.some((each) => each.test(name))),
  );
}

function globPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*\/|\*\*|\*|\?|[^\w\s]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : `\\u{${part.codePointAt(0)?.toString(16)}}`;
  });
  return new RegExp(`^${source}$`, 'u');
}

const isSame = (left: Record<string, number>, right: Record<string, number>): boolean =>
  Object.keys(left).length === Object.keys(right).length &&
  Object.entries(left).every(([name, size]) => right[name] === size);
