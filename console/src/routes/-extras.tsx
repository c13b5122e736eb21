import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { Suspense } from 'react';
import { explainedRefusals } from '~/app/actions/explained-refusals';
import { ShellExtras } from '~/features/app-shell/shell-extras';
import Watcher from '~/features/experiment-watch/watcher';

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
