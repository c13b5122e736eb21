import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { useLinkView } from '~/app/links/use-link-view';
import { ExperimentFinder } from '~/components/entity/experiment-finder';
import { type DiffPart, diffSearch } from './diff-search';
import ExperimentDiff from './experiment-diff';

const parts: { value: DiffPart; label: string }[] = [
  { value: 'config', label: 'Config' },
  { value: 'code', label: 'Code' },
  { value: 'hyperparameters', label: 'Hyperparameters' },
  { value: 'logs', label: 'Logs' },
];

/** Shows the differences between two experiments; the user finds the second by name or number, the link keeps it. */
export default function DiffDialog({ experimentId }: { experimentId: number }) {
  const [{ against = 0, part, file }, change] = useLinkView(diffSearch);
  const close = () => change({ against: undefined, part: 'config', file: undefined });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent
        title={
          against === 0
            ? `Compare experiment ${experimentId} with...`
            : `Experiments ${experimentId} and ${against}`
        }
        size={against === 0 ? 'small' : 'full'}
      >
        {against === 0 ? (
          <ExperimentFinder chosen={[experimentId]} onAdd={(id) => change({ against: id })} />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-2 pt-1 pb-3">
              <SegmentedControl
                label="What is compared"
                value={part}
                segments={parts}
                onChange={(next) => change({ part: next })}
              />
              <Button variant="quiet" onClick={() => change({ against: 0, file: undefined })}>
                Choose another
              </Button>
            </div>
            <ExperimentDiff
              ids={[experimentId, against]}
              part={part}
              file={file}
              onFile={(path) => change({ file: path })}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
