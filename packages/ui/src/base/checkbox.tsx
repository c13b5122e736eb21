import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** some of what it stands for is chosen, not all */
  isIndeterminate?: boolean;
};

/** The platform's own checkbox in our looks; give it a label or an aria-label. */
export function Checkbox({ isIndeterminate = false, className, ...rest }: Props) {
  return (
    <span className={cn('relative inline-grid size-3.5', className)}>
      <input
        {...rest}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        className="peer size-3.5 appearance-none rounded-sm border border-line-strong bg-raised checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink disabled:opacity-50"
      />
      {/* a long list has one in each row, and most are empty */}
      {rest.checked === false ? null : (
        <Mark path="m3.500 7.200 2.300 2.300 4.700-5" className="peer-checked:block" />
      )}
      {isIndeterminate ? <Mark path="M4 7h6" className="peer-indeterminate:block" /> : null}
    </span>
  );
}

const Mark = ({ path, className }: { path: string; className: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 14 14"
    className={cn('pointer-events-none absolute inset-0 hidden text-on-ink', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
