import { Copy, Download, Maximize2, Minimize2, TriangleAlert, WrapText, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../base/button';
import { IconButton } from '../base/icon-button';
import { SegmentedControl } from '../base/segmented-control';
import { plural } from '../lib/format';
import { type LogView, type SettledView, timeModeLabels } from './log-view';
import type { Problems } from './problems/problem-groups';
import { timeModes } from './time-modes';

type Props = {
  view: SettledView;
  onViewChange: (change: Partial<LogView>) => void;
  search: ReactNode;
  jump: ReactNode;
  filters?: ReactNode;
  problems: Problems;
  isListing: boolean;
  onList: () => void;
  isFullscreen: boolean;
  onFullscreen: () => void;
  /** names the copied lines: the range of the link, or all loaded lines */
  copyLabel: string;
  /** undefined if there is nothing to copy */
  onCopy: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
};

const segments = timeModes.map((value) => ({ value, label: timeModeLabels[value] }));

export const LogToolbar = memo(function LogToolbar(props: Props) {
  const { view, onViewChange, isFullscreen, onDownload, onClose } = props;
  const FullscreenIcon = isFullscreen ? Minimize2 : Maximize2;
  return (
    <div className="flex flex-none items-start gap-2 px-6 py-2.5 narrow:px-4 phone:flex-wrap">
      {/* filters appear when the master has returned their options; the tools must not move then */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 phone:basis-full">
        {props.search}
        {props.filters}
        <ProblemButton {...props} />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-1">
        <span className="mr-1 phone:hidden">
          <SegmentedControl
            label="Times"
            value={view.time}
            segments={segments}
            onChange={(time) => onViewChange({ time })}
          />
        </span>
        {props.jump}
        <IconButton
          label="Wrap lines"
          shortcut="W"
          variant="outline"
          aria-pressed={view.wrap}
          className="aria-pressed:bg-hover"
          onClick={() => onViewChange({ wrap: !view.wrap })}
        >
          <WrapText className="size-4" strokeWidth={1.5} />
        </IconButton>
        <IconButton
          label={props.copyLabel}
          variant="outline"
          disabled={!props.onCopy}
          onClick={props.onCopy}
        >
          <Copy className="size-4" strokeWidth={1.5} />
        </IconButton>
        {onDownload ? (
          <IconButton label="Download logs" variant="outline" onClick={onDownload}>
            <Download className="size-4" strokeWidth={1.5} />
          </IconButton>
        ) : null}
        <IconButton
          label="Toggle fullscreen"
          shortcut="F"
          variant="outline"
          aria-pressed={isFullscreen}
          onClick={props.onFullscreen}
        >
          <FullscreenIcon className="size-4" strokeWidth={1.5} />
        </IconButton>
        {onClose ? (
          <IconButton label="Close logs" variant="outline" onClick={onClose}>
            <X className="size-4" strokeWidth={1.5} />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
});

/** The number of errors and warnings in the whole log; opens their list. */
function ProblemButton({ problems, isListing, onList }: Props) {
  const { errors, warnings } = problems;
  if (errors + warnings === 0 && !isListing) return null;
  const words = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  return (
    <Button aria-pressed={isListing} className="aria-pressed:bg-hover" onClick={onList}>
      <TriangleAlert
        aria-hidden
        className={`size-4 ${errors > 0 ? 'text-bad' : 'text-warn'}`}
        strokeWidth={1.5}
      />
      <span className="num">{words.join(', ') || 'No errors'}</span>
    </Button>
  );
}
