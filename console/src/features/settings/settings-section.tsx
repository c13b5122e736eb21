import { type ReactNode, useId } from 'react';

/** A titled part of the drawer. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-6">
      <h3 id={id} className="pb-1">
        {title}
      </h3>
      <div className="divide-y">{children}</div>
    </section>
  );
}

type RowProps = { label: string; hint?: ReactNode; children: ReactNode };

/** The label of a setting on the left, its control on the right. */
export const SettingsRow = ({ label, hint, children }: RowProps) => (
  <div className="flex min-h-11 items-center gap-4 py-2 phone:flex-wrap phone:gap-y-1.5">
    <div className="w-56 min-w-0 shrink-0 phone:w-full">
      <p>{label}</p>
      {hint ? <p className="text-sm text-faint">{hint}</p> : null}
    </div>
    <div className="ml-auto flex min-w-0 flex-1 justify-end phone:justify-start">{children}</div>
  </div>
);
