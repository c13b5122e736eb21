import type { ExperimentRow } from '~/data/experiments/experiments';
import { ExperimentTags } from '~/features/experiments/base/experiment-tags';
import { TagsPopover } from './tags-popover';

type Props = { row: ExperimentRow; onDone: () => void };

/** The tags of a row with the field of a new one, at their cell. */
export const RowTags = ({ row: { experiment }, onDone }: Props) => (
  <TagsPopover
    label={`Tags of experiment ${experiment.id}`}
    anchorClassName="h-6 w-0"
    onClose={onDone}
  >
    <ExperimentTags experiment={experiment} onClose={onDone} />
  </TagsPopover>
);
