import { ChevronRight } from 'lucide-react';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../base/button';
import { useHandler } from '../../hooks/use-handler';
import { formatCount } from '../../lib/format';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';
import { ChartGrid, ChartsInBatches, chartsAtOnce } from '../chart-grid';
import type { ChartCommand } from '../chart-tools';
import { type ArrangedChart, ArrangedChartContext } from './arranged-chart';
import {
  type Arrangement,
  type ChartSettings,
  chartHeight,
  maxHeight,
  readCharts,
  sectionState,
  sectionsOf,
  withSection,
  withSettings,
} from './arrangement';
import type { Drag } from './move-handle';

type Props<Item> = {
  items: readonly Item[];
  /** identifies a chart on its board, also in links */
  keyOf: (item: Item) => string;
  /** its part before `/` or `.` is the section of the chart */
  nameOf: (item: Item) => string;
  arrangement: Arrangement;
  onArrange: (change: Partial<Arrangement>) => void;
  /** keeps the arrangement for later visits; undefined where it is kept already */
  onSave?: (() => void) | undefined;
  /** the commands of a chart that the user has made, in place of pinning it */
  commandsOf?: ((key: string) => readonly ChartCommand[] | undefined) | undefined;
  /** other content is next to the board, so columns are narrower */
  isBeside?: boolean;
  /** few charts share the whole width, without space around them where there are no heads */
  isFilled?: boolean;
  /** renders one chart */
  children: (item: Item) => ReactNode;
};

const noSettings: ChartSettings = {};

/** number of section heads until the user requests more */
const sectionsAtOnce = 100;

/**
 * Charts that the user arranges: pinned ones first and in any order, wide ones, own titles and axes,
 * and sections by the prefixes of names, which open and close. A line chart inside reads its place
 * from the context, so that `children` renders it as anywhere else.
 */
export function ChartBoard<Item>(props: Props<Item>) {
  const { items, keyOf, nameOf, arrangement, isBeside = false, isFilled = false, children } = props;
  const { chart, section } = arrangement;
  const onArrange = useHandler(props.onArrange);
  const arranged = useMemo(
    () => new Map(readCharts(chart).map(({ key, settings }) => [key, settings])),
    [chart],
  );
  const order = [...arranged.keys()];
  const isPinned = (item: Item) => arranged.get(keyOf(item))?.isPinned ?? false;
  const pinned = items
    .filter(isPinned)
    .toSorted((one, other) => order.indexOf(keyOf(one)) - order.indexOf(keyOf(other)));
  const sections = useMemo(
    () =>
      sectionsOf(
        items.filter((item) => !arranged.get(keyOf(item))?.isPinned),
        nameOf,
      ),
    [items, arranged, keyOf, nameOf],
  );
  const [sectionCount, setSectionCount] = useState(sectionsAtOnce);
  const [drag, setDrag] = useState<Drag>();
  const pinnedKeys = pinned.map(keyOf);
  const movedKey = useRef<string>(undefined);
  const change = useHandler((key: string, changed: Parameters<ArrangedChart['onChange']>[0]) => {
    const next = withSettings(chart, key, changed);
    // a form that changes only the zoom leaves the arrangement as it is
    if (next.join('\n') === chart.join('\n')) return;
    if ('isPinned' in changed) movedKey.current = key;
    onArrange({ chart: next });
  });
  const commandsOf = useHandler((key: string) => props.commandsOf?.(key));
  const chartOf = (item: Item) => {
    const key = keyOf(item);
    return (
      <BoardChart
        key={key}
        chartKey={key}
        name={nameOf(item)}
        settings={arranged.get(key) ?? noSettings}
        onChange={change}
        commandsOf={commandsOf}
        movedKey={movedKey}
      >
        {children(item)}
      </BoardChart>
    );
  };
  const firstCounts = firstCountsOf(sections.map((each) => each.items.length));
  const layoutButtons = (
    <>
      {props.onSave ? (
        <Button variant="quiet" onClick={props.onSave}>
          Save layout
        </Button>
      ) : null}
      {chart.length > 0 || section.length > 0 ? (
        <Button variant="quiet" onClick={() => onArrange({ chart: [], section: [] })}>
          Reset layout
        </Button>
      ) : null}
    </>
  );
  const hasHeads = pinned.length > 0 || sections.length > 1;
  return (
    <div className="min-w-0">
      {pinned.length > 0 ? (
        <section aria-label="Pinned charts" data-arranged>
          <SectionHead name="Pinned" count={pinned.length}>
            {layoutButtons}
          </SectionHead>
          <ChartGrid {...{ isBeside, isFilled }}>
            {pinned.map((item, place) => {
              const key = keyOf(item);
              const settings = arranged.get(key) ?? noSettings;
              const name = settings.title ?? nameOf(item);
              return (
                <BoardChart
                  key={key}
                  chartKey={key}
                  name={nameOf(item)}
                  settings={settings}
                  onChange={change}
                  commandsOf={commandsOf}
                  movedKey={movedKey}
                  place={place}
                  className={cn(
                    drag?.key === key && 'opacity-60',
                    drag && drag.key !== key && drag.to === place && 'outline-2 outline-accent',
                  )}
                  handle={
                    <Suspense fallback={<span className="size-5 flex-none" />}>
                      <MoveHandle
                        name={name}
                        chartKey={key}
                        onDrag={setDrag}
                        {...{ place, pinnedKeys, chart, drag, onArrange }}
                      />
                    </Suspense>
                  }
                >
                  {children(item)}
                </BoardChart>
              );
            })}
          </ChartGrid>
        </section>
      ) : null}
      {sections.slice(0, sectionCount).map((each, at) => {
        const firstCount = firstCounts[at] ?? 0;
        const isOpen = sectionState(section, each.name) ?? firstCount > 0;
        return (
          <section key={each.name} aria-label={hasHeads ? nameOfSection(each) : undefined}>
            {hasHeads ? (
              <SectionHead
                name={nameOfSection(each)}
                count={each.items.length}
                isOpen={isOpen}
                onToggle={() => onArrange({ section: withSection(section, each.name, !isOpen) })}
              />
            ) : null}
            {isOpen || !hasHeads ? (
              <ChartsInBatches
                items={each.items}
                {...{ isBeside, isFilled }}
                hasSpace={!isFilled || hasHeads}
                firstCount={firstCount || chartsAtOnce}
              >
                {chartOf}
              </ChartsInBatches>
            ) : null}
          </section>
        );
      })}
      {sections.length > sectionCount ? (
        <Button onClick={() => setSectionCount(sectionCount + sectionsAtOnce)}>
          Show more sections: {formatCount(sections.length - sectionCount)} left
        </Button>
      ) : null}
      {pinned.length === 0 ? layoutButtons : null}
    </div>
  );
}

const nameOfSection = ({ name }: { name: string }) =>
  name === '' ? 'Other charts' : displayText(name);

/** How many charts each section has at first: together as many as a page; the others are closed. */
function firstCountsOf(counts: readonly number[]): number[] {
  let left = chartsAtOnce;
  return counts.map((count) => {
    const first = Math.min(count, left);
    left -= first;
    return first;
  });
}

type HeadProps = {
  name: string;
  count: number;
  isOpen?: boolean;
  onToggle?: () => void;
  /** at the right */
  children?: ReactNode;
};

function SectionHead({ name, count, isOpen, onToggle, children }: HeadProps) {
  const text = (
    <>
      <span className="min-w-0 truncate font-medium">{name}</span>
      <span className="num flex-none text-faint">{formatCount(count)}</span>
    </>
  );
  const className = 'flex h-8 w-full min-w-0 items-center gap-1.5 border-b text-left text-sm';
  if (!onToggle)
    return (
      <div className={className}>
        <h3 className="contents">{text}</h3>
        <span className="ml-auto flex-none">{children}</span>
      </div>
    );
  return (
    <h3>
      <button type="button" aria-expanded={isOpen} onClick={onToggle} className={className}>
        <ChevronRight
          aria-hidden
          strokeWidth={1.5}
          className={cn('size-4 flex-none text-faint', isOpen && 'rotate-90')}
        />
        {text}
      </button>
    </h3>
  );
}

const MoveHandle = lazy(() => import('./move-handle'));
// loaded with the pointer or the focus
const HeightHandle = lazy(() => import('./height-handle'));

type BoardChartProps = {
  chartKey: string;
  /** its title */
  name: string;
  settings: ChartSettings;
  onChange: (key: string, change: Parameters<ArrangedChart['onChange']>[0]) => void;
  commandsOf: (key: string) => readonly ChartCommand[] | undefined;
  /** the chart that has just moved to another section, which then has the focus */
  movedKey: RefObject<string | undefined>;
  handle?: ReactNode;
  /** its place among the pinned charts */
  place?: number;
  className?: string;
  children: ReactNode;
};

function BoardChart(props: BoardChartProps) {
  const { chartKey, settings, onChange, commandsOf, handle, children } = props;
  const { isPinned = false, isWide = false } = settings;
  const [isActive, setIsActive] = useState(false);
  // until the link has the height
  const [dragged, setDragged] = useState<{ from: number; to: number }>();
  const current = settings.height ?? chartHeight;
  if (dragged && dragged.from !== current) setDragged(undefined);
  const height = dragged?.to ?? current;
  const drag = (to = current) => setDragged(to === current ? undefined : { from: current, to });
  const value = useMemo((): ArrangedChart => {
    const change: ArrangedChart['onChange'] = (changed) => onChange(chartKey, changed);
    return {
      settings: height === current ? settings : { ...settings, height },
      onChange: change,
      handle,
      commands: [
        ...(commandsOf(chartKey) ?? [
          {
            label: isPinned ? 'Unpin' : 'Pin to the top',
            onSelect: () => change({ isPinned: !isPinned }),
          },
        ]),
        {
          label: isWide ? 'Normal width' : 'Full width',
          onSelect: () => change({ isWide: !isWide }),
        },
        {
          label: 'Taller',
          onSelect: () => change({ height: Math.min(maxHeight, Math.round(height * 1.5)) }),
        },
        ...(settings.height
          ? [{ label: 'Normal height', onSelect: () => change({ height: undefined }) }]
          : []),
      ],
    };
  }, [chartKey, settings, onChange, commandsOf, handle, isPinned, isWide, height, current]);
  const { movedKey } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (movedKey.current !== chartKey) return;
    movedKey.current = undefined;
    frame.current?.focus();
  }, [movedKey, chartKey]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads the handle
    <div
      ref={frame}
      tabIndex={-1}
      data-place={props.place}
      onPointerEnter={() => setIsActive(true)}
      onFocus={() => setIsActive(true)}
      className={cn(
        'group/chart relative min-w-0 rounded-md',
        isWide && 'col-span-full',
        props.className,
      )}
    >
      <ArrangedChartContext value={value}>{children}</ArrangedChartContext>
      {isActive ? (
        <Suspense>
          <HeightHandle
            name={settings.title ?? props.name}
            height={height}
            onDrag={drag}
            onDone={(to = chartHeight) => {
              drag(to);
              onChange(chartKey, { height: to === chartHeight ? undefined : to });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
