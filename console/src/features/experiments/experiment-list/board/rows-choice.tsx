import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { ChevronDown } from 'lucide-react';
import { reportError } from '~/app/errors/report-error';
import { fetchData } from '~/app/loading/load-query';
import { useSaveSetting } from '~/data/save-setting';
import { boardOpens, useBoardOpens } from '~/features/experiments/experiment-list/list-settings';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { maxFirst } from './board-search';
import { maxCurves, useDraw } from './drawn-rows';
import { type BoardList, firstCount, firstRows, maxRows } from './first-rows';

const counts = [firstCount, 25, 50, maxCurves];

type Props = {
  list: BoardList;
  /** the number of drawn rows */
  count: number;
};

/** The number of drawn rows, with a menu that draws the first rows of the list, or the selected ones. */
export function RowsChoice({ list, count }: Props) {
  const { projectId, search, rankedRows, selectedIds } = list;
  const source = useListSource();
  const queryClient = useQueryClient();
  const drawn = useDraw();
  const opens = useBoardOpens();
  const save = useSaveSetting();

  async function drawFirst(requested: number) {
    const rows =
      rankedRows ??
      (
        await fetchData(
          queryClient,
          source.query(projectId, { ...search, offset: 0, limit: maxRows }),
        )
      ).rows;
    await drawn.draw(firstRows((index) => rows[index], requested));
  }

  const selected = [...(selectedIds ?? [])].slice(0, maxCurves);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button variant="quiet" className="num min-w-0 shrink" title="Rows on the board">
          <span className="truncate">{plural(count, source.noun, source.name)}</span>
          <ChevronDown aria-hidden className="size-3.5 flex-none" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {counts.map((requested) => (
          <DropdownMenuItem
            key={requested}
            onSelect={() => void drawFirst(requested).catch((error) => reportError(error))}
          >
            {`First ${requested} ${source.name} with a value`}
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => void drawn.drawFirst(maxFirst)}>
          {`First ${formatCount(maxFirst)} ${source.name}, as the list changes`}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          disabledReason={selected.length > 0 ? undefined : 'Select rows of the list first'}
          onSelect={() => void drawn.draw(selected)}
        >
          {selected.length > 0 ? `The ${plural(selected.length, 'selected row')}` : 'Selected rows'}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem
          checked={opens}
          onCheckedChange={(value) => save({ ...boardOpens, value })}
        >
          Open with every list
        </DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
