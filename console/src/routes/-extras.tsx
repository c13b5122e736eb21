import { OptionalPart } from '@trainyard/ui/base/optional-part';
import { lazy } from 'react';
import { explainedRefusals } from '~/app/actions/explained-refusals';
import Watcher from '~/features/experiments/experiment-watch/watcher';
import { ShellExtras } from '~/features/shell/app-shell/shell-extras';

const WhyNotDialog = lazy(() => import('~/components/permission/why-not-dialog'));

/** The parts of every page that load after it: they run unseen, or open over it. */
export default function Extras() {
  const refusals = explainedRefusals.use();
  return (
    <>
      <ShellExtras />
      <Watcher />
      {refusals ? (
        <OptionalPart>
          <WhyNotDialog refusals={refusals} onClose={() => explainedRefusals.set(undefined)} />
        </OptionalPart>
      ) : null}
    </>
  );
}
