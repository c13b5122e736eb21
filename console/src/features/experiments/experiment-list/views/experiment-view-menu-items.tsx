import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '@trainyard/ui/base/dropdown-menu';
import { plural } from '@trainyard/ui/lib/format';
import { type RowHeight, rowHeights } from '@trainyard/ui/table/columns/stored-layout';
import { DigitItems } from '@trainyard/ui/table/formats/digits-choice';
import { type ExportFormat, exportFormats } from '@trainyard/ui/table/formats/export-formats';
import { type PageSize, pageSizes } from '~/features/experiments/base/list-search';

const heightLabels: Record<RowHeight, string> = {
  small: 'Short',
  medium: 'Medium',
  large: 'Tall',
  xl: 'Extra Tall',
};

const isRowHeight = (name: string): name is RowHeight => Object.hasOwn(rowHeights, name);

export type ViewItemsProps = {
  rowHeight: RowHeight;
  onRowHeightChange: (height: RowHeight) => void;
  pageSize: PageSize;
  onPageSizeChange: (size: PageSize) => void;
  /** rows that match; undefined until known */
  total: number | undefined;
  onExport: (format: ExportFormat) => void;
};

const formatIds = Object.keys(exportFormats) as ExportFormat[]; // a record of the formats has no other keys

/** The lines of the menu that says how the list is drawn. */
export function ExperimentViewItems(props: ViewItemsProps) {
  const { rowHeight, onRowHeightChange, pageSize, onPageSizeChange } = props;
  return (
    <>
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
      <DropdownMenuSeparator />
      <DropdownMenuLabel>
        Export {props.total ? `all ${plural(props.total, 'row')}` : 'all rows'} as
      </DropdownMenuLabel>
      {formatIds.map((format) => (
        <DropdownMenuItem
          key={format}
          disabledReason={props.total ? undefined : 'There is nothing to export'}
          onSelect={() => props.onExport(format)}
        >
          {exportFormats[format].label}
        </DropdownMenuItem>
      ))}
      <DigitItems />
    </>
  );
}
