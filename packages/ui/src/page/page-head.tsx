import { Children, type ReactNode } from 'react';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';
import { usePageScrolled } from './page';

type Props = {
  /** the name of the entity */
  title: string;
  /** state chip and tags next to the title */
  chips?: ReactNode;
  /** facts in one line; each child is one, separated by dots */
  meta?: ReactNode;
};

/** Title, state and one line of facts. It shrinks to one line while the body is scrolled. */
export function PageHead({ title: name, chips, meta }: Props) {
  const title = displayText(name);
  const isScrolled = usePageScrolled();
  return (
    <div
      className={cn(
        'shrink-0 px-6 pt-0.5 pb-1.5 narrow:px-4',
        // tabs have their own line
        isScrolled && 'has-[+[data-page-body]]:border-b',
      )}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <h1
          tabIndex={-1}
          className={`min-w-0 truncate tracking-tight outline-none ${isScrolled ? 'text-base' : 'text-xl phone:group-has-[[data-log]]/page:text-base'}`}
          title={title}
        >
          {title}
        </h1>
        {chips}
      </div>
      {meta && !isScrolled ? (
        // every fact has a dot before it; the dots at the start of a line are clipped at the left
        // beside a log, a phone has room only for the title
        <div className="overflow-x-clip pt-1 phone:group-has-[[data-log]]/page:hidden">
          <ul className="-ml-5 flex text-muted phone:max-h-10 phone:flex-wrap phone:overflow-y-clip">
            {Children.map(meta, (fact, index) =>
              fact ? (
                <li
                  // one line, so that facts that change do not move the page: the last ones end first
                  style={{ flexShrink: 100 ** Math.min(index, 12) }}
                  className="flex max-w-full min-w-0 items-center before:w-5 before:shrink-0 before:text-center before:text-line-strong before:content-['·']"
                >
                  <span
                    // the end of a long one may not fit
                    title={typeof fact === 'string' ? fact : undefined}
                    className="min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap"
                  >
                    {fact}
                  </span>
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
