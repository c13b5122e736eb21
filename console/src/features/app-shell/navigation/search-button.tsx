import { Kbd } from '@trainyard/ui/base/kbd';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { cn } from '@trainyard/ui/lib/utils';
import { Search } from 'lucide-react';
import { showOverlay } from '~/app/overlay';

const label = 'Search or jump to';

/** Looks like the field that it opens. */
export const SearchButton = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <Tooltip content={isCollapsed ? label : null} side="right">
    <button
      type="button"
      // its words name it where they are seen
      {...(isCollapsed ? { 'aria-label': label } : {})}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => showOverlay('palette')}
      className={cn(
        'mb-1.5 flex h-7 shrink-0 items-center gap-2 rounded-md text-muted hover:text-text',
        isCollapsed ? 'justify-center hover:bg-hover' : 'border border-line bg-raised px-2',
      )}
    >
      <Search aria-hidden className="size-3.5 shrink-0" />
      {isCollapsed ? null : (
        <>
          {label}
          <span className="ml-auto">
            <Kbd>{isApple ? '⌘K' : 'Ctrl K'}</Kbd>
          </span>
        </>
      )}
    </button>
  </Tooltip>
);

const isApple = /mac|iphone|ipad/i.test(navigator.platform);
