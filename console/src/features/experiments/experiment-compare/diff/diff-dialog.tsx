import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import type { ReactNode } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { ExperimentFinder } from '~/components/entity/experiment-finder';
import { type DiffPart, diffSearch } from './diff-search';
import ExperimentDiff from './experiment-diff';
import { LastGood } from './last-good';

const parts: { value: DiffPart; label: string }[] = [
  { value: 'config', label: 'Config' },
  { value: 'code', label: 'Code' },
  { value: 'hyperparameters', label: 'Hyperparameters' },
  { value: 'logs', label: 'Logs' },
];

/** Shows the differences between two experiments; the user finds the second by name or number, the link keeps it. */
export default function DiffDialog({ experimentId }: { experimentId: number }) {
  const [{ against = 0, lastGood, part, file }, change] = useLinkView(diffSearch);
  const close = () =>
    change({ against: undefined, lastGood: false, part: 'config', file: undefined });
  const choose = () => change({ against: 0, lastGood: false, file: undefined });
  const finder = (
    <ExperimentFinder
      chosen={[experimentId]}
      onAdd={(id) => change({ against: id, lastGood: false })}
    />
  );
  const diff = (other: number, note: ReactNode = null) => (
    <>
      <div className="flex flex-wrap items-center gap-2 pt-1 pb-3">
        <SegmentedControl
          label="What is compared"
          value={part}
          segments={parts}
          onChange={(next) => change({ part: next })}
        />
        <Button variant="quiet" onClick={choose}>
          Choose another
        </Button>
        {note}
      </div>
      <ExperimentDiff
        // a diff is read from the earlier run to the later one
        ids={lastGood ? [other, experimentId] : [experimentId, other]}
        part={part}
        file={file}
        onFile={(path) => change({ file: path })}
      />
    </>
  );
  const title = lastGood
    ? `What changed before experiment ${experimentId}`
    : against === 0
      ? `Compare experiment ${experimentId} with...`
      : `Experiments ${experimentId} and ${against}`;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent title={title} size={against === 0 && !lastGood ? 'small' : 'full'}>
        {lastGood ? (
          <LastGood experimentId={experimentId} finder={finder}>
            {diff}
          </LastGood>
        ) : against === 0 ? (
          finder
        ) : (
          diff(against)
        )}
      </DialogContent>
    </Dialog>
  );
}
