import {
  type Blocks,
  isSameShown,
  nextShown,
  type ShownRows,
} from '@trainyard/ui/table/grid/stable-rows';
import type { ExperimentRow } from '~/features/experiments/queries';
import { useKeyedState } from './use-keyed-state';

type Options = {
  /** names the list: another one starts over */
  key: string;
  fresh: Blocks<ExperimentRow>;
  total: number;
  /** rows on the screen keep their places */
  isHeld: boolean;
};

const nothingShown: ShownRows<ExperimentRow> = { blocks: new Map(), total: 0 };

/** The blocks to show: the fresh ones or, while they are held, those on the screen with fresh contents. */
export function useStableBlocks({ key, fresh, total, isHeld }: Options) {
  const [shown, setShown] = useKeyedState(key, nothingShown);
  const { next, news } = nextShown({ shown, fresh: { blocks: fresh, total }, isHeld });
  if (!isSameShown(next, shown)) setShown(next);
  return {
    blocks: next.blocks,
    news,
    /** shows the list as it is now */
    release: () => setShown(nothingShown),
  };
}
