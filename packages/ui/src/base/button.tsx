import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/utils';
import { Spinner } from './spinner';

/** Styles of a button, also for links that look like one. */
export const buttonClass = cva(
  [
    'button no-underline-hover inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border',
    'font-medium whitespace-nowrap select-none transition-colors duration-100',
    'disabled:opacity-45 aria-disabled:opacity-45! disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      variant: {
        outline: 'border-line bg-raised enabled:hover:border-line-strong',
        primary: 'border-ink bg-ink text-on-ink enabled:hover:opacity-90',
        quiet:
          'border-transparent font-normal text-muted enabled:hover:bg-hover enabled:hover:text-text',
        danger: 'border-bad bg-bad text-raised dark:text-on-ink enabled:hover:opacity-90',
      },
      size: { default: 'h-7 px-2.5', form: 'h-8 px-3', large: 'h-9 px-3', icon: 'size-7' },
    },
    defaultVariants: { variant: 'outline', size: 'default' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonClass> & {
    /** shows a spinner and ignores clicks; it keeps the focus, which a disabled button would lose */
    isBusy?: boolean;
  };

export function Button({
  variant,
  size,
  className,
  isBusy = false,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // also the click that Enter in a field of the form makes
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      className={cn(buttonClass({ variant, size }), className)}
    >
      {isBusy ? <Spinner className="size-3.5" /> : null}
      {children}
    </button>
  );
}
