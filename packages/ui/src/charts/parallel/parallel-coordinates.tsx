import { useMemo, useState } from 'react';
import { Button } from '../../base/button';
import { formatCount } from '../../lib/format';
import { usePreferences } from '../../page/preferences';
import type { ChartTableData } from '../accessible-table';
import { dimensionText } from '../axes/dimension';
import { ChartFigure, type FigureProps } from '../chart-figure';
import { useChartTheme } from '../chart-theme';
import { type ColorBy, valueColors } from '../color/color-by';
import { ScaleLegend } from '../color/legend';
import { OutlierNote } from '../outlier-note';
import { ParallelSurface } from './parallel-surface';
import type { ParallelFilter } from './use-parallel-filter';

type Props = Omit<FigureProps, 'values' | 'hint'> & {
  /** axes, lines and brushes, from `useParallelFilter` */
  filter: ParallelFilter;
  /**
   * the dimension whose values color the lines; without it each line has its own color, or all
   * share one
   */
  colorBy?: (ColorBy & { dimensionId: string }) | undefined;
  /** the color of a line by its id, as the name of a CSS variable */
  variableOf?: ((id: string) => string) | undefined;
  /** this line is above the others, which are faint */
  focused?: string | undefined;
  highlighted?: string | undefined;
  onHighlight?: (id: string | undefined) => void;
  onPick?: ((id: string, keys: { isNewTab: boolean }) => void) | undefined;
  /** chosen lines; Space or a click with Shift adds or removes one */
  chosen?: ReadonlySet<string> | undefined;
  onChoose?: ((id: string) => void) | undefined;
};

const parallelTable = ({ dimensions, lines, isShown }: ParallelFilter): ChartTableData => ({
  columns: [{ title: 'Name' }, ...dimensions.map(({ label }) => ({ title: label }))],
  rows: lines
    .filter((_, index) => isShown[index])
    .map(({ name, values }) => [
      name,
      ...dimensions.map((dimension, index) => {
        const value = values[index];
        if (value === undefined || dimension.kind === 'number') return value;
        return dimensionText(dimension, value);
      }),
    ]),
});

/** Lines over several axes; brushes on the axes keep the lines that pass them. */
export function ParallelCoordinates(props: Props) {
  const {
    filter,
    colorBy,
    variableOf,
    focused,
    highlighted,
    onHighlight,
    onPick,
    chosen,
    onChoose,
    ...figure
  } = props;
  const { lines, dimensions, axes, brushes, isShown, shownCount } = filter;
  const theme = useChartTheme();
  const [ownHighlight, setOwnHighlight] = useState<string>();
  const { outliers } = usePreferences();
  const colorIndex = dimensions.findIndex(({ id }) => id === colorBy?.dimensionId);
  const colors = useMemo(
    () =>
      colorBy && colorIndex >= 0
        ? valueColors(
            lines.flatMap(({ values }) => values[colorIndex] ?? []),
            { by: colorBy, theme, outliers },
          )
        : undefined,
    [colorBy, colorIndex, lines, theme, outliers],
  );
  const lineColors = useMemo(
    () =>
      lines.map(({ id, values }) => {
        const value = values[colorIndex];
        if (!colors) return theme.color(variableOf?.(id) ?? '--c1');
        return value !== undefined && Number.isFinite(value)
          ? colors.colorOf(value)
          : theme.color('--off');
      }),
    [lines, colorIndex, colors, variableOf, theme],
  );
  const isBrushed = brushes.size > 0;
  return (
    <ChartFigure
      height={340}
      state={lines.length === 0 || dimensions.length === 0 ? { kind: 'empty' } : { kind: 'ready' }}
      {...figure}
      hint={isBrushed ? `${formatCount(shownCount)} of ${formatCount(isShown.length)}` : undefined}
      values={
        isBrushed ? (
          <Button variant="quiet" className="h-5!" onClick={filter.onClear}>
            Clear filters
          </Button>
        ) : null
      }
      table={() => parallelTable(filter)}
      legend={colors?.legend}
      note={dimensions.map((dimension, index) => {
        const axis = axes[index];
        if (dimension.kind === 'category' || !dimension.isMeasured || !axis) return null;
        return (
          <OutlierNote
            key={dimension.id}
            values={lines.flatMap(({ values }) => values[index] ?? [])}
            covered={[axis.min, axis.max]}
            better={dimension.better}
            noun="line"
          />
        );
      })}
      footer={colors ? <ScaleLegend {...colors.legend} /> : null}
    >
      {(picture) => (
        <ParallelSurface
          title={figure.title}
          filter={filter}
          colors={lineColors}
          rank={colorIndex}
          focused={focused}
          highlighted={highlighted ?? ownHighlight}
          onHighlight={(id) => {
            setOwnHighlight(id);
            onHighlight?.(id);
          }}
          onPick={onPick}
          chosen={chosen}
          onChoose={onChoose}
          theme={theme}
          picture={picture}
        />
      )}
    </ChartFigure>
  );
}
