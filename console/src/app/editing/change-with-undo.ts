import { inverseChange, isNoChange, type ListChange } from '@trainyard/sdk/model';
import { listText, plural } from '@trainyard/ui/lib/format';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { reportError } from '~/app/errors/report-error';

const sentenceOf = ({ added, removed }: ListChange): string =>
  [
    added.length > 0 && `Added ${listText(added)}`,
    removed.length > 0 && `Removed ${listText(removed)}`,
  ]
    .filter(Boolean)
    .join('. ');

/** Changes of the lists of several entities, by their ids. */
export type ListChanges = ReadonlyMap<number, ListChange>;

const withoutEmpty = (changes: ListChanges): ListChanges =>
  new Map([...changes].filter(([, change]) => !isNoChange(change)));

/** "Added sweep to 4 experiments, Removed nightly from 1 experiment" */
function sentenceOfMany(done: ListChanges, noun: string): string {
  const countsOf = (key: 'added' | 'removed') => {
    const counts = new Map<string, number>();
    for (const change of done.values())
      for (const item of change[key]) counts.set(item, (counts.get(item) ?? 0) + 1);
    return [...counts];
  };
  return [
    ...countsOf('added').map(([item, count]) => `Added ${item} to ${plural(count, noun)}`),
    ...countsOf('removed').map(([item, count]) => `Removed ${item} from ${plural(count, noun)}`),
  ].join(', ');
}

const reportUndo = (error: unknown) => reportError(error, { message: 'Undo failed.' });

/**
 * Changes a list of texts, such as tags, and offers to take it back.
 *
 * @param run sends a change and returns the part of it that was needed; rejects with the failure,
 *   which the caller reports
 */
export async function changeWithUndo(
  change: ListChange,
  run: (change: ListChange) => Promise<ListChange>,
): Promise<void> {
  const done = await run(change);
  if (isNoChange(done)) return;
  showUndo(sentenceOf(done), () => {
    run(inverseChange(done)).catch(reportUndo);
  });
}

/**
 * Changes the lists of several entities, and offers to take it back: from each what it got, and to
 * each what it lost.
 *
 * @param run sends the changes and returns the part of each that was needed, without those that
 *   failed, which it reports
 * @param noun the word for one entity
 */
export async function changeManyWithUndo(
  changes: ListChanges,
  run: (changes: ListChanges) => Promise<ListChanges>,
  noun: string,
): Promise<void> {
  const done = withoutEmpty(await run(changes));
  if (done.size === 0) return;
  const inverse = new Map([...done].map(([id, change]) => [id, inverseChange(change)]));
  showUndo(sentenceOfMany(done, noun), () => {
    run(inverse).catch(reportUndo);
  });
}
