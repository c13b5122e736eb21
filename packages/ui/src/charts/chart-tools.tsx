import { Download, Ellipsis, Expand, RotateCcw, Table2 } from 'lucide-react';
import { useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../base/dropdown-menu';
import { IconButton } from '../base/icon-button';
import { useMedia } from '../hooks/use-media';

export type ChartCommand = {
  label: string;
  onSelect: () => void;
  /** it opens an element that receives the focus */
  movesFocus?: boolean;
  /** the reason why it is not available */
  disabledReason?: string | undefined;
};

type Props = {
  isTable: boolean;
  /** all commands are in the menu, because the caption has little space */
  isCompact: boolean;
  isZoomed: boolean;
  onTable: () => void;
  onDownload: () => void;
  onFullscreen: () => void;
  /** opens next to the page, not over the whole screen */
  isLargeAside: boolean;
  onResetZoom: () => void;
  /** less frequent commands */
  commands: readonly ChartCommand[];
};

const icon = { 'aria-hidden': true, className: 'size-3.5', strokeWidth: 1.5 } as const;

const toolClass =
  'flex h-5 shrink-0 items-center opacity-0 transition-opacity duration-100 group-focus-within:opacity-100 group-hover:opacity-100 has-aria-expanded:opacity-100 [@media(hover:none)]:opacity-100 motion-reduce:transition-none *:size-6';

/** Visible when the chart is hovered or has the focus, and always on devices without hover. */
export function ChartTools(props: Props) {
  const { isTable, onTable, onDownload, onFullscreen, commands } = props;
  const largeLabel = props.isLargeAside ? 'Enlarge' : 'Fullscreen';
  const isPhone = useMedia('(width <= 480px)');
  const isNarrow = isPhone || props.isCompact;
  const rest = [
    { label: isTable ? 'View as chart' : 'View as table', onSelect: onTable },
    ...(isTable ? [] : [{ label: 'Download as image', onSelect: onDownload }]),
    { label: largeLabel, onSelect: onFullscreen },
  ];
  return (
    <span className={toolClass}>
      {props.isZoomed ? (
        <IconButton label="Reset zoom" onClick={props.onResetZoom}>
          <RotateCcw {...icon} />
        </IconButton>
      ) : null}
      {isNarrow ? null : (
        <>
          <IconButton label="View as table" aria-pressed={isTable} onClick={onTable}>
            <Table2 {...icon} />
          </IconButton>
          {isTable ? null : (
            <IconButton label="Download chart as image" onClick={onDownload}>
              <Download {...icon} />
            </IconButton>
          )}
          <IconButton label={largeLabel} onClick={onFullscreen}>
            <Expand {...icon} />
          </IconButton>
        </>
      )}
      <MoreMenu commands={isNarrow ? [...rest, ...commands] : commands} />
    </span>
  );
}

function MoreMenu({ commands }: Pick<Props, 'commands'>) {
  const movesFocus = useRef(false);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label="More for this chart">
          <Ellipsis {...icon} />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={(event) => {
          if (movesFocus.current) event.preventDefault();
          movesFocus.current = false;
        }}
      >
        {commands.map((command) => (
          <DropdownMenuItem
            key={command.label}
            disabledReason={command.disabledReason}
            onSelect={() => {
              movesFocus.current = command.movesFocus ?? false;
              command.onSelect();
            }}
          >
            {command.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
