import { SlidersHorizontal } from 'lucide-react';
import { type RowHeight, rowHeights } from '~/components/data-table/row-height';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import { type PageSize, pageSizes } from './search';

const heightLabels: Record<RowHeight, string> = {
  small: 'Short',
  medium: 'Medium',
  large: 'Tall',
  xl: 'Extra Tall',
};

const isRowHeight = (name: string): name is RowHeight => name in rowHeights;

type Props = {
  rowHeight: RowHeight;
  onRowHeightChange: (height: RowHeight) => void;
  pageSize: PageSize;
  onPageSizeChange: (size: PageSize) => void;
};

/** How the list is drawn. */
export function ExperimentViewMenu(props: Props) {
  const { rowHeight, onRowHeightChange, pageSize, onPageSizeChange } = props;
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger>
        <Button size="icon" aria-label="Options" title="Options">
          <SlidersHorizontal aria-hidden className="size-3.5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Row height</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          aria-label="Row height"
          value={rowHeight}
          onValueChange={(name) => isRowHeight(name) && onRowHeightChange(name)}
        >
          {Object.keys(rowHeights)
            .filter(isRowHeight)
            .map((name) => (
              <DropdownMenuRadioItem key={name} value={name}>
                {heightLabels[name]}
              </DropdownMenuRadioItem>
            ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Data</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          aria-label="Data"
          value={String(pageSize)}
          onValueChange={(text) =>
            onPageSizeChange(pageSizes.find((size) => String(size) === text) ?? 0)
          }
        >
          {pageSizes.map((size) => (
            <DropdownMenuRadioItem key={size} value={String(size)}>
              {size === 0 ? 'Infinite scroll' : `${size} per page`}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
