import { inverseChange, isNoChange, type ListChange } from '@trainyard/sdk/model';
import { showUndo } from '@trainyard/ui/lib/toast-store';
import { reportError } from '~/app/report-error';

const namesOf = new Intl.ListFormat('en');

const sentenceOf = ({ added, removed }: ListChange): string =>
  [
    added.length > 0 && `Added ${namesOf.format(added)}`,
    removed.length > 0 && `Removed ${namesOf.format(removed)}`,
  ]
    .filter(Boolean)
    .join('. ');

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
    run(inverseChange(done)).catch((error: unknown) =>
      reportError(error, { message: 'Undo failed.' }),
    );
  });
}
