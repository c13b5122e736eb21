import { Children, type ReactNode } from 'react';
import { usePageScrolled } from './page';

type Props = {
  /** names the thing */
  title: string;
  /** state chip and tags beside the title */
  chips?: ReactNode;
  /** facts of one line; each child is one, dots go between */
  meta?: ReactNode;
};

/** Title, state and one line of facts. While the body is scrolled it is one line high. */
export function PageHead({ title, chips, meta }: Props) {
  const isScrolled = usePageScrolled();
  return (
    <div className="shrink-0 px-6 pt-0.5 narrow:px-4">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <h1
          tabIndex={-1}
          className={`min-w-0 truncate tracking-tight outline-none ${isScrolled ? 'text-base' : 'text-xl'}`}
          title={title}
        >
          {title}
        </h1>
        {chips}
      </div>
      {meta && !isScrolled ? (
        <ul className="flex flex-wrap pt-1 text-muted">
          {Children.map(meta, (fact) =>
            fact ? (
              <li className="flex items-center not-last:after:mx-2 not-last:after:text-line-strong not-last:after:content-['·']">
                {fact}
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
    </div>
  );
}
