import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { Suspense } from 'react';
import { explainedRefusals } from '~/app/actions/explained-refusals';
import Watcher from '~/features/experiments/experiment-watch/watcher';
import { ShellExtras } from '~/features/shell/app-shell/shell-extras';

const WhyNotDialog = lazyExtra(() => import('~/components/permission/why-not-dialog'));

/** The parts of every page that load after it: they run unseen, or open over it. */
export default function Extras() {
  const refusals = explainedRefusals.use();
  return (
    <>
      <ShellExtras />
      <Watcher />
      {refusals ? (
        <Suspense>
          <WhyNotDialog refusals={refusals} onClose={() => explainedRefusals.set(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
