import { Copy, Download, Maximize2, Minimize2, WrapText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '~/components/ui/icon-button';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { type LogView, timeModeLabels, timeModes } from './log-view';

type Props = {
  view: LogView;
  onViewChange: (change: Partial<LogView>) => void;
  search: ReactNode;
  filters?: ReactNode;
  isFullscreen: boolean;
  onFullscreen: () => void;
  onCopy: () => void;
  onDownload?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
};

const segments = timeModes.map((value) => ({ value, label: timeModeLabels[value] }));

export function LogToolbar(props: Props) {
  const { view, onViewChange, isFullscreen, onDownload, onClose } = props;
  const FullscreenIcon = isFullscreen ? Minimize2 : Maximize2;
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-6 py-2.5 narrow:px-4">
      {props.search}
      {props.filters}
      <div className="ml-auto flex items-center gap-1 phone:ml-0">
        <span className="mr-1 phone:hidden">
          <SegmentedControl
            label="Times"
            value={view.time}
            segments={segments}
            onChange={(time) => onViewChange({ time })}
          />
        </span>
        <IconButton
          label="Wrap lines"
          variant="outline"
          aria-pressed={view.wrap}
          className="aria-pressed:bg-hover"
          onClick={() => onViewChange({ wrap: !view.wrap })}
        >
          <WrapText className="size-4" strokeWidth={1.5} />
        </IconButton>
        <IconButton label="Copy logs" variant="outline" onClick={props.onCopy}>
          <Copy className="size-4" strokeWidth={1.5} />
        </IconButton>
        {onDownload ? (
          <IconButton label="Download logs" variant="outline" onClick={onDownload}>
            <Download className="size-4" strokeWidth={1.5} />
          </IconButton>
        ) : null}
        <IconButton label="Toggle fullscreen" variant="outline" onClick={props.onFullscreen}>
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
}
