import { plural } from '@trainyard/ui/lib/format';
import { ExperimentLink } from '~/features/experiments/base/experiment-link';
import type { Creations } from '../mutations';

/** The names of the experiments that the form makes. */
export const ForkNames = ({ names }: { names: readonly string[] }) => (
  <section aria-label="Names" className="text-sm">
    <p className="font-medium">{plural(names.length, 'experiment')}</p>
    <ul className="max-h-24 list-inside list-disc overflow-y-auto text-muted">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  </section>
);

/** Which of several experiments were created, and why others were not; nothing before the first try. */
export const CreationList = ({ created, failed }: Creations) =>
  failed.length === 0 ? null : (
    <section aria-label="Created experiments" className="grid gap-1 text-sm">
      <ul className="grid gap-0.5">
        {created.map((experiment) => (
          <li key={experiment.id} className="flex min-w-0 gap-2">
            <span className="text-ok">Created</span>
            <ExperimentLink experiment={experiment} />
            <span className="font-mono text-muted">{experiment.id}</span>
          </li>
        ))}
        {failed.map(({ name, message }) => (
          <li key={name} className="wrap-anywhere">
            <span className="text-bad">Not created</span> {name}: {message}
          </li>
        ))}
      </ul>
    </section>
  );
