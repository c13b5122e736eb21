import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../base/button';
import { IconButton } from '../base/icon-button';
import { formatCount } from '../lib/format';

type Props = {
  isTailing: boolean;
  unseen: number;
  /** false if more lines may have arrived than were counted */
  isCounted: boolean;
  onOldest: () => void;
  onNewest: () => void;
  onTail: () => void;
};

/**
 * Buttons over the lines: to both ends, and the number of lines that arrived since the reader left
 * the end.
 */
export const LogFloats = memo(function LogFloats(props: Props) {
  const { isTailing, unseen, isCounted, onOldest, onNewest, onTail } = props;
  const lines =
    unseen === 1 && isCounted
      ? '1 new line'
      : `${formatCount(unseen)}${isCounted ? '' : '+'} new lines`;
  return (
    <>
      {unseen > 0 && !isTailing ? (
        <Button
          variant="primary"
          onClick={onNewest}
          className="absolute bottom-4 left-1/2 -translate-x-1/2 animate-enter rounded-full! shadow-float"
        >
          {`${lines} ↓`}
        </Button>
      ) : null}
      <div className="absolute right-4 bottom-4 flex flex-col gap-1 phone:right-2">
        <IconButton label="Scroll to Oldest" side="left" variant="outline" onClick={onOldest}>
          <ArrowUpToLine className="size-4" strokeWidth={1.5} />
        </IconButton>
        <IconButton
          label={isTailing ? 'Tailing Enabled' : 'Enable Tailing'}
          shortcut="L"
          side="left"
          variant="outline"
          aria-pressed={isTailing}
          className="aria-pressed:text-accent"
          onClick={onTail}
        >
          <ArrowDownToLine className="size-4" strokeWidth={1.5} />
        </IconButton>
      </div>
    </>
  );
});
