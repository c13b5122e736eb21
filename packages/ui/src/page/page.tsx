import { createContext, type ReactNode, type UIEvent, useContext, useState } from 'react';
import { cn } from '../lib/utils';

const ScrollContext = createContext<{
  isScrolled: boolean;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}>({ isScrolled: false, onScroll: () => {} });

/** Returns true while the page's body is scrolled, so that the head can shrink. */
export const usePageScrolled = () => useContext(ScrollContext).isScrolled;

// a head that shrinks lengthens the body: two thresholds keep it from flickering
const shrinkAt = 64;
const growAt = 8;
const roomNeeded = 160;

/** A page: a fixed strip, head and tabs, and a body that scrolls. */
export function Page({ children }: { children: ReactNode }) {
  const [isScrolled, setIsScrolled] = useState(false);
  const onScroll = ({ currentTarget: body }: UIEvent<HTMLElement>) => {
    const hasRoom = body.scrollHeight - body.clientHeight > roomNeeded;
    if (!isScrolled && body.scrollTop > shrinkAt && hasRoom) setIsScrolled(true);
    if (isScrolled && body.scrollTop < growAt) setIsScrolled(false);
  };
  return (
    <ScrollContext value={{ isScrolled, onScroll }}>
      <div className="group/page flex h-full min-h-0 min-w-0 flex-col">{children}</div>
    </ScrollContext>
  );
}

/** The scrolling part. A page whose content has its own scrollbar (table, log) does not need it. */
export function PageBody({ children, className }: { children: ReactNode; className?: string }) {
  const { onScroll } = useContext(ScrollContext);
  return (
    <div
      onScroll={onScroll}
      data-page-body
      className={cn(
        'relative min-h-0 flex-1 overflow-y-auto scroll-bg px-6 pt-2 pb-6 narrow:px-4',
        className,
      )}
    >
      {children}
    </div>
  );
}
