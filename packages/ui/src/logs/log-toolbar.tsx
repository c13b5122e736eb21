import {
  Copy,
  Download,
  Maximize2,
  Minimize2,
  SlidersHorizontal,
  TriangleAlert,
  X,
} from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { Button } from '../base/button';
import { IconButton } from '../base/icon-button';
import { formatCount, plural } from '../lib/format';
import { cn } from '../lib/utils';
import { TimesChoice, WrapButton } from './log-tools';
import type { LogView, SettledView } from './log-view';
import type { Problems } from './problems/problem-groups';

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
  /** logs beside each other share the tools for how they are shown, and have little room */
  isBeside: boolean;
};

export const LogToolbar = memo(function LogToolbar(props: Props) {
  const { isFullscreen, onDownload, onClose, isBeside } = props;
  const FullscreenIcon = isFullscreen ? Minimize2 : Maximize2;
  // a phone has room for the lines only while the filters and tools are folded
  const [isUnfolded, setIsUnfolded] = useState(false);
  const fold = isUnfolded ? '' : 'phone:hidden';
  return (
    <div
      data-screen-only
      className={`group/tools flex flex-none flex-wrap items-center gap-2 @min-[84rem]:flex-nowrap @min-[84rem]:[&>search]:grow-0 @min-[84rem]:[&>search]:basis-66 ${isBeside ? 'px-2 pb-1.5' : 'px-6 py-2.5 narrow:px-4 phone:py-1.5'}`}
    >
      {props.search}
      <IconButton
        label="Filters and tools"
        variant="outline"
        aria-expanded={isUnfolded}
        // at the end of its row: the number of problems, which is known late, does not move it
        className="hidden! group-has-[[data-filtered]]/tools:text-accent aria-expanded:bg-hover phone:order-1 phone:inline-flex!"
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <SlidersHorizontal className="size-4" strokeWidth={1.5} />
      </IconButton>
      {/* Some filters, and the number of problems, are known late. They have a row of their own below
          the tools, or room beside the search, and never wrap: else the lines would move. On a phone
          the filters wrap, once they are unfolded. */}
      <div className="flex min-w-0 items-center gap-2 @max-[84rem]:has-[[data-filters]>:nth-child(2)]:order-2 @max-[84rem]:has-[[data-filters]>:nth-child(2)]:basis-full @min-[84rem]:flex-1 phone:contents">
        <div
          data-filters
          className={cn(
            'more-sideways -m-1 flex min-w-0 grow items-center gap-2 overflow-x-auto p-1 *:shrink-0 empty:hidden phone:order-1 phone:basis-full phone:flex-wrap',
            fold,
          )}
        >
          {props.filters}
        </div>
        {/* on a phone their number has its place before it is known, so that the search keeps its width */}
        <div className="shrink-0 empty:hidden phone:min-w-17 phone:empty:block">
          <ProblemButton {...props} />
        </div>
      </div>
      <div
        className={cn(
          'ml-auto flex shrink-0 flex-wrap items-center gap-1 phone:order-2 phone:ml-0',
          fold,
        )}
      >
        {isBeside ? null : (
          <span className="mr-1 phone:hidden">
            <TimesChoice {...props} />
          </span>
        )}
        {props.jump}
        {isBeside ? null : <WrapButton {...props} />}
        <IconButton
          label={props.copyLabel}
          variant="outline"
          reason={props.onCopy ? undefined : 'There are no lines.'}
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
function ProblemButton({ problems, isListing, onList, isBeside }: Props) {
  const { errors, warnings } = problems;
  if (errors + warnings === 0 && !isListing) return null;
  const words = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  const label = words.join(', ') || 'No errors';
  return (
    <Button
      aria-pressed={isListing}
      aria-label={label}
      className="aria-pressed:bg-hover phone:w-full"
      onClick={onList}
    >
      <TriangleAlert
        aria-hidden
        className={`size-4 ${errors > 0 ? 'text-bad' : 'text-warn'}`}
        strokeWidth={1.5}
      />
      <span className={isBeside ? 'hidden' : 'num phone:hidden'}>{label}</span>
      <span className={isBeside ? 'num' : 'num hidden phone:inline'}>
        {formatCount(errors + warnings)}
      </span>
    </Button>
  );
}
