import type { ReactNode } from 'react';
import { missing } from '../lib/format';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';

/**
 * Returns true for a number, also with a unit: tabular digits line up, but tabular hyphens space
 * names apart.
 */
const isFigure = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && /^[-−+]?\d[\d.,]*( ?[%a-zA-Z]+)?$/.test(value));

/** A row of facts, on a phone in two columns: a small label over each value. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-wrap gap-x-7 gap-y-2 pt-1.5 pb-2 phone:grid phone:grid-cols-2 phone:gap-x-4">
    {children}
  </dl>
);

type Props = {
  name: string;
  children: ReactNode;
  /** secondary text after the value */
  note?: ReactNode;
  /** content below the value */
  below?: ReactNode;
};

export const Fact = ({ name, children, note, below }: Props) => (
  // ids and paths have their own line
  <div className="min-w-0 phone:has-[.font-mono]:col-span-2">
    <dt className="text-xs text-faint">{name}</dt>
    <dd
      className={cn(
        'overflow-x-clip font-medium text-ellipsis whitespace-nowrap phone:wrap-anywhere phone:whitespace-normal',
        isFigure(children) && 'num',
      )}
    >
      {children}
      {note ? (
        <span className="font-normal text-faint">
          {' '}
          {typeof note === 'string' ? displayText(note) : note}
        </span>
      ) : null}
      {below}
    </dd>
  </div>
);

/** Names and values that users or programs attached to an entity, one per line. */
export const MetadataList = ({ metadata }: { metadata: Record<string, unknown> }) => (
  <dl className="grid grid-cols-[minmax(8rem,auto)_1fr] border-t">
    {Object.entries(metadata).map(([name, value]) => (
      <div key={name} className="col-span-2 grid grid-cols-subgrid border-b py-1.5">
        <dt className="pr-6 wrap-anywhere text-muted">{name}</dt>
        <dd className={cn('wrap-anywhere whitespace-pre-wrap', isFigure(value) && 'num')}>
          {cellText(value)}
        </dd>
      </div>
    ))}
  </dl>
);

/** Formats a value of any kind: text as it is, objects and lists as JSON. */
function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return missing;
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
