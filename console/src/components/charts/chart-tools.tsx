import { Download, Expand, RotateCcw, Table2 } from 'lucide-react';
import { IconButton } from '~/components/ui/icon-button';

type Props = {
  isTable: boolean;
  isZoomed: boolean;
  onTable: () => void;
  onDownload: () => void;
  onFullscreen: () => void;
  onResetZoom: () => void;
};

const icon = { 'aria-hidden': true, className: 'size-3.5', strokeWidth: 1.5 } as const;

/** appear when the chart is pointed at or holds the focus, always where nothing can point */
export const ChartTools = (props: Props) => (
  <span className="flex h-5 items-center opacity-0 transition-opacity duration-100 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100 *:size-6">
    {props.isZoomed ? (
      <IconButton label="Reset zoom" onClick={props.onResetZoom}>
        <RotateCcw {...icon} />
      </IconButton>
    ) : null}
    <IconButton label="View as table" aria-pressed={props.isTable} onClick={props.onTable}>
      <Table2 {...icon} />
    </IconButton>
    <IconButton label="Download chart as image" onClick={props.onDownload}>
      <Download {...icon} />
    </IconButton>
    <IconButton label="Fullscreen" onClick={props.onFullscreen}>
      <Expand {...icon} />
    </IconButton>
  </span>
);
