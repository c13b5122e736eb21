import {
  Component,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../base/button';
import { useInView } from '../hooks/use-element';
import { copyPicture } from '../lib/copy-text';
import { printKey } from '../lib/printing';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';
import { currentPreferences } from '../page/preferences';
import { type ChartTableData, saveCsv } from './accessible-table';
import { ChartNotes } from './chart-notes';
import { ChartTable } from './chart-table';
import { type ChartCommand, ChartTools } from './chart-tools';
import type { ChartLegend } from './color/legend';
import type { Picture, PictureRef } from './drawing';
import { noData } from './empty-reason';
import type { ChartSource } from './export/figure-file';
import type { FigureSettings } from './export/figure-settings';
import { useKeptDrawing } from './kept-drawings';

const FigureDialog = lazy(() =>
  import('./export/figure-dialog').then(({ FigureDialog }) => ({ default: FigureDialog })),
);

/** A state of a chart that shows a message in place of lines. */
export type ChartState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'empty'; title?: string | undefined; hint?: string }
  | { kind: 'failed'; message?: string; onRetry: () => void };

export type FigureProps = {
  title: string;
  /** origin of the values: T training, V validation, or the name of a group */
  badges?: readonly string[];
  hint?: string | undefined;
  /** changes the drawn data, after the title */
  control?: ReactNode;
  /** at the right of the caption */
  values?: ReactNode;
  height?: number;
  /** the name of a saved picture; data files have the same name with another extension */
  fileName?: string;
  state?: ChartState;
  /**
   * in place of the title, in a chart too small for it beside the tools: these cover its end while
   * they are visible
   */
  smallTitle?: ReactNode;
  /** opens a large view that replaces full screen */
  onLarge?: () => void;
};

type Props = FigureProps & {
  table: () => ChartTableData;
  legend?: ChartLegend | undefined;
  /** names of the axes, for a saved figure */
  axisNames?: { x: string; y: string } | undefined;
  isZoomed?: boolean;
  onResetZoom?: () => void;
  /** moves the chart, before its title */
  handle?: ReactNode;
  commands?: readonly ChartCommand[];
  /** a small form over the chart */
  panel?: ReactNode;
  /** directly under the drawing */
  note?: ReactNode;
  /** under the chart */
  footer?: ReactNode;
  /** the drawing, which provides its picture for files */
  children: (picture: PictureRef) => ReactNode;
};

const Badge = ({ text }: { text: string }) => (
  <span className="rounded-[3px] border px-[3px] text-[10px]/[14px] font-medium text-faint">
    {text}
  </span>
);

const toggleFullscreen = (element: HTMLElement | null) =>
  document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.();

// loaded on demand, because few users save files
const files = () => import('./export/figure-file');

const noop = () => {};

type ViewProps = { isInView: boolean; children: ReactNode };

/** Renders its children again only while they are in view. */
const WhileInView = memo(
  ({ children }: ViewProps) => children,
  (_, { isInView }) => !isInView,
);

/**
 * The frame of every chart: caption, tools, accessible table, files, full screen and its states.
 */
export function ChartFigure(props: Props) {
  const { title, badges = [], hint, control, values, height = 190, fileName = 'chart.png' } = props;
  const { state = { kind: 'ready' }, legend, table, smallTitle } = props;
  const captionId = useId();
  const figure = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const picture = useRef<Picture>(undefined);
  const [viewRef, isInView] = useInView();
  const isDrawn = useKeptDrawing(isInView);
  const [isTable, setIsTable] = useState(false);
  const [source, setSource] = useState<ChartSource['source']>();

  /** the chart as it is drawn now; undefined while it is not */
  function currentSource(): ChartSource['source'] | undefined {
    const { clientWidth: width = 0, clientHeight = 0 } = body.current ?? {};
    if (!picture.current) return undefined;
    const { axisNames } = props;
    return { picture: picture.current, size: { width, height: clientHeight }, legend, axisNames };
  }

  async function onSave(format: FigureSettings['format']) {
    const source = currentSource();
    const { saveFigure } = await files();
    const settings = { ...currentPreferences().figure, format };
    if (source) await saveFigure({ title, source, fileName }, settings);
  }

  function onCopy() {
    const source = currentSource();
    const settings = currentPreferences().figure;
    if (source) void copyPicture(files().then((file) => file.drawPng({ title, source }, settings)));
  }

  const addToNote = use(ChartNotes);
  const commands = [
    ...(isTable
      ? []
      : [
          {
            label: 'Download...',
            onSelect: () => setSource(currentSource()),
            movesFocus: true,
          },
          { label: 'Copy as image', onSelect: onCopy },
          { label: 'Download as SVG', onSelect: () => void onSave('svg') },
        ]),
    { label: 'Download as CSV', onSelect: () => void saveCsv(table(), fileName) },
    ...(addToNote
      ? [
          {
            label: 'Add to a note...',
            onSelect: () => addToNote({ title, isOfMetric: badges.length > 0 }),
          },
        ]
      : []),
    ...(props.commands ?? []),
  ];

  return (
    <figure
      ref={figure}
      aria-labelledby={captionId}
      className="group relative flex min-w-0 flex-col [&:fullscreen]:bg-bg [&:fullscreen]:p-6"
    >
      <figcaption
        className={cn(
          'mb-1 flex items-center gap-2 text-sm',
          control ? 'min-h-7 flex-wrap phone:[&>ul]:order-1 [&>ul]:gap-x-2.5' : 'h-5',
        )}
      >
        {props.handle}
        <span
          id={captionId}
          className={cn('min-w-0 font-semibold', !smallTitle && 'truncate')}
          title={displayText(title)}
        >
          {smallTitle ?? displayText(title)}
        </span>
        {badges.map((badge) => (
          <Badge key={badge} text={badge} />
        ))}
        {hint ? (
          <span className="min-w-0 shrink-9999 truncate text-faint">{displayText(hint)}</span>
        ) : null}
        {/* on a phone it has its own row, below the tools and above the legend */}
        <span className="contents phone:order-1 phone:block phone:w-full phone:empty:hidden [&_label]:px-2">
          {control}
        </span>
        <span
          className={cn(
            'ml-auto',
            smallTitle && 'right-0 [@media(hover:hover)]:absolute [&>span]:bg-bg',
          )}
        >
          {state.kind === 'ready' ? (
            <ChartTools
              isTable={isTable}
              isCompact={control !== undefined}
              isZoomed={props.isZoomed ?? false}
              onTable={() => setIsTable(!isTable)}
              onDownload={() => void onSave('png')}
              onFullscreen={props.onLarge ?? (() => void toggleFullscreen(figure.current))}
              onResetZoom={props.onResetZoom ?? noop}
              isLargeAside={props.onLarge !== undefined}
              commands={commands}
            />
          ) : null}
        </span>
        {values}
      </figcaption>
      {props.panel}
      <div
        ref={viewRef}
        className="group-[:fullscreen]:h-auto! group-[:fullscreen]:flex-1"
        style={{ height }}
      >
        <div ref={body} className="h-full">
          {state.kind === 'loading' ? (
            <>
              <div className="h-full print:hidden">
                <ChartMessage title="Loading..." />
              </div>
              {/* charts below the window request their data when they are scrolled to */}
              <div className="hidden h-full print:block">
                <ChartMessage title="Not loaded yet" hint={`${printKey} prints every chart.`} />
              </div>
            </>
          ) : null}
          {state.kind === 'empty' ? (
            <ChartMessage title={state.title ?? noData} hint={state.hint} />
          ) : null}
          {state.kind === 'failed' ? (
            <ChartMessage
              title="Unable to Load data for chart"
              hint={state.message}
              onRetry={state.onRetry}
            />
          ) : null}
          {state.kind === 'ready' && isTable ? (
            <ChartTable caption={displayText(title)} table={table()} />
          ) : null}
          {state.kind === 'ready' && !isTable && isDrawn ? (
            <WhileInView isInView={isInView}>
              <ChartGuard>{props.children(picture)}</ChartGuard>
            </WhileInView>
          ) : null}
        </div>
      </div>
      {state.kind === 'ready' ? props.note : null}
      {/* while the data are requested, the footer keeps its place */}
      {state.kind === 'ready' || state.kind === 'loading' ? props.footer : null}
      {source ? (
        <Suspense>
          <FigureDialog chart={{ title, source, fileName }} onClose={() => setSource(undefined)} />
        </Suspense>
      ) : null}
    </figure>
  );
}

type GuardProps = { children: ReactNode };
type State = { error: unknown };

/** Shows an error in place of a chart that fails to render; the rest of the page keeps working. */
class ChartGuard extends Component<GuardProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ChartMessage
        title="Unable to Load data for chart"
        hint={error instanceof Error ? error.message : undefined}
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}

type MessageProps = { title: string; hint?: string | undefined; onRetry?: () => void };

/** The message in place of a chart. */
const ChartMessage = ({ title, hint, onRetry }: MessageProps) => (
  <div
    role={onRetry ? 'alert' : undefined}
    className="grid h-full content-center justify-items-center gap-1 px-4 text-center text-muted"
  >
    <p>{title}</p>
    {hint ? <p className="max-w-96 text-sm text-faint">{hint}</p> : null}
    {onRetry ? (
      <Button className="mt-2" onClick={onRetry}>
        Retry
      </Button>
    ) : null}
  </div>
);
