import type { ReactNode } from 'react';
import { Spinner } from '../base/spinner';
import { displayText } from '../lib/visible-controls';

type Props = {
  /** an icon or a code above the text */
  mark?: ReactNode;
  /** the page's heading */
  title: string;
  children?: ReactNode;
  /** actions for the user */
  actions?: ReactNode;
};

/** A page with only a message, in its middle. */
export const PageNotice = ({ mark, title, children, actions }: Props) => (
  <div className="grid h-full place-content-center justify-items-center gap-2 p-6 text-center">
    {mark}
    <h1 tabIndex={-1} className="max-w-160 text-lg wrap-anywhere outline-none">
      {displayText(title)}
    </h1>
    {children}
    {actions ? <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div> : null}
  </div>
);

export const PageSpinner = () => (
  <main className="grid h-full place-items-center">
    <Spinner label="Loading" className="size-5 text-faint" />
  </main>
);
