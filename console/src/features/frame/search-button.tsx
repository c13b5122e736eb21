import { Search } from 'lucide-react';
import { showOverlay } from '~/app/overlay';
import { Kbd } from '~/components/ui/kbd';
import { Tooltip } from '~/components/ui/tooltip';
import { cn } from '~/lib/cn';

const label = 'Search or jump to';

/** Looks like the field that it opens. */
export const SearchButton = ({ isFolded }: { isFolded: boolean }) => (
  <Tooltip content={isFolded ? label : null} side="right">
    <button
      type="button"
      // its words name it where they are seen
      {...(isFolded ? { 'aria-label': label } : {})}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => showOverlay('palette')}
      className={cn(
        'mb-1.5 flex h-7 shrink-0 items-center gap-2 rounded-md text-muted hover:text-text',
        isFolded ? 'justify-center hover:bg-hover' : 'border border-line bg-raised px-2',
      )}
    >
      <Search aria-hidden className="size-3.5 shrink-0" />
      {isFolded ? null : (
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
