import { largestBelow, type StorageNode } from '@trainyard/insights/storage/storage-tree';
import { formatBytes, formatCount } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useMemo } from 'react';
import type { ChangeOptions } from '~/app/links/use-change-search';
import type { StorageSearch } from './search';
import { workspaceColors } from './storage-parts';
import type { StorageTree } from './use-storage-tree';

type Props = {
  tree: StorageTree;
  /** the part of it that is shown */
  node: StorageNode;
  onOpen: (change: Partial<StorageSearch>, how: ChangeOptions) => void;
};

const maxRows = 8;

/** The largest experiments of the shown part. */
export function LargestExperiments({ tree, node, onOpen }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: experiments are added to the nodes of a tree in place
  const largest = useMemo(() => largestBelow(node, maxRows), [tree, node]);
  const isTwice = (name: string) => largest.filter((each) => each.name === name).length > 1;
  const colors = useMemo(() => workspaceColors(tree.root), [tree]);
  return (
    <section aria-labelledby="largest" className="min-w-0">
      <h2 id="largest" className="flex items-baseline pb-1 font-semibold">
        Largest experiments
        <span className="ml-auto text-sm font-normal text-faint">checkpoints, size</span>
      </h2>
      <ul aria-label="Largest experiments" data-rows>
        {largest.map(({ id, name, checkpoints, bytes, ...place }) => (
          <li
            key={id}
            tabIndex={-1}
            className="flex items-baseline gap-3 border-t py-1 first:border-0"
          >
            <button
              type="button"
              data-opens
              className="flex min-w-0 items-baseline gap-2 text-left font-medium hover:underline"
              title={displayText(name)}
              onClick={() => {
                const { workspaceId: workspace, projectId: project } = place;
                onOpen({ workspace, project, experiment: id }, { isStep: true });
              }}
            >
              <span
                aria-hidden
                className="size-2 shrink-0 rounded-xs"
                style={{ background: `var(${colors.get(place.workspaceId) ?? '--c1'})` }}
              />
              <span className="min-w-0 truncate">{displayText(name)}</span>
              {isTwice(name) ? (
                <span className="num shrink-0 text-sm font-normal text-faint">{`#${id}`}</span>
              ) : null}
            </button>
            <span className="num ml-auto text-muted">{formatCount(checkpoints)}</span>
            <span className="num w-20 shrink-0 text-right font-medium">{formatBytes(bytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
