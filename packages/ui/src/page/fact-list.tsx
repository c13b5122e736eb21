import type { ReactNode } from 'react';

/** A row of facts: a small name over each value. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-wrap gap-x-7 gap-y-2 pt-1.5 pb-2">{children}</dl>
);

type Props = {
  name: string;
  children: ReactNode;
  /** less important words after the value */
  note?: ReactNode;
  /** drawn under the value */
  below?: ReactNode;
};

export const Fact = ({ name, children, note, below }: Props) => (
  <div className="min-w-0">
    <dt className="text-xs text-faint">{name}</dt>
    <dd className="num font-medium whitespace-nowrap">
      {children}
      {note ? <span className="font-normal text-faint"> {note}</span> : null}
      {below}
    </dd>
  </div>
);
