import { groupBy } from '@trainyard/insights/group-by';
import type { CleanUpPolicy } from '@trainyard/insights/storage/policy';
import {
  type ExperimentPlan,
  keepsSomething,
  planText,
  sumPlans,
} from '@trainyard/insights/storage/storage-plan';
import type { Refusal } from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import { FailedState } from '@trainyard/ui/base/empty-state';
import { Input } from '@trainyard/ui/base/input';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { formatBytes, formatCount, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useId } from 'react';
import { RefusableButton } from '~/components/permission/permitted-button';
import type { CleanUpRun, PlanOutcome } from './use-clean-up';

type Props = {
  /** the name of the scope: a workspace, a project, … */
  scope: string;
  policy: CleanUpPolicy;
  onPolicyChange: (change: Partial<CleanUpPolicy>) => void;
  run: CleanUpRun;
  /** the results of the deletion by experiment, empty before it */
  outcomes: ReadonlyMap<number, PlanOutcome>;
  /** experiments that lose something and that the viewer may change */
  allowed: readonly ExperimentPlan[];
  /** why nothing can be deleted */
  reason: string | undefined;
  refused: Refusal | undefined;
  isListed: boolean;
  onRun: () => void;
  onStop: () => void;
  onList: () => void;
  onDelete: () => void;
};

/** The policy, its dry run, and the deletion of the found checkpoints. */
export function CleanUpPanel(props: Props) {
  const { policy, onPolicyChange, run } = props;
  const number = (name: keyof CleanUpPolicy, label: string) => (
    <PolicyNumber
      label={label}
      value={policy[name]}
      onChange={(value) => onPolicyChange({ [name]: value })}
    />
  );
  return (
    <section aria-labelledby="clean-up" className="grid gap-3">
      <h2 id="clean-up" className="flex items-baseline gap-2 font-semibold">
        Policy<span className="ml-auto text-sm font-normal text-faint">{props.scope}</span>
      </h2>
      <p className="flex flex-wrap items-center gap-1.5">
        Of each trial keep the best {number('trialBest', 'Best of each trial')} and the last{' '}
        {number('trialLast', 'Last of each trial')}
      </p>
      <p className="flex flex-wrap items-center gap-1.5">
        Of each experiment keep the best {number('experimentBest', 'Best of each experiment')}
      </p>
      <p className="flex flex-wrap items-center gap-1.5">
        Delete only what is older than {number('spareDays', 'Days that checkpoints are kept')} days
      </p>
      <p className="text-sm text-muted">
        Registered versions are protected, and experiments that have not ended are left alone.
      </p>
      <RunState {...props} />
      <div className="flex flex-wrap items-center gap-2">
        {run.kind === 'running' ? (
          <Button onClick={props.onStop}>Stop</Button>
        ) : (
          <DisabledReasonButton
            reason={
              keepsSomething(policy)
                ? undefined
                : 'A policy that keeps nothing deletes every checkpoint. Keep at least one.'
            }
            onClick={props.onRun}
          >
            {run.kind === 'none' ? 'Dry run' : 'Run again'}
          </DisabledReasonButton>
        )}
        {run.kind === 'planned' ? <Deletion {...props} /> : null}
      </div>
    </section>
  );
}

function Deletion({ allowed, reason, refused, isListed, onList, onDelete }: Props) {
  const { checkpoints } = sumPlans(allowed);
  return (
    <>
      <Button aria-pressed={isListed} onClick={onList}>
        List
      </Button>
      <span className="ml-auto">
        <RefusableButton className="text-bad!" reason={reason} refused={refused} onClick={onDelete}>
          Delete {plural(checkpoints, 'checkpoint')}...
        </RefusableButton>
      </span>
    </>
  );
}

function RunState({ run, outcomes, onRun }: Pick<Props, 'run' | 'outcomes' | 'onRun'>) {
  if (run.kind === 'none') return null;
  if (run.kind === 'failed')
    return <FailedState title="The dry run failed." message={run.message} onRetry={onRun} />;
  if (run.kind === 'running') {
    const text = `Reads the checkpoints of ${formatCount(run.done)} of ${plural(run.total, 'experiment')}`;
    return (
      <div role="status" className="grid gap-1.5 text-muted">
        <span className="num">{text}</span>
        <ProgressBar label="Dry run" share={run.total > 0 ? run.done / run.total : 0} />
      </div>
    );
  }
  const { plans, failed } = run.result;
  const registered = plans.reduce((sum, plan) => sum + plan.registered, 0);
  const requested = [...outcomes.values()].reduce((sum, each) => sum + each.requested, 0);
  return (
    <div role="status" className="rounded-lg border bg-raised px-3.5 py-3">
      <p className="num text-sm text-muted">
        {outcomes.size === 0
          ? 'Dry run; nothing is deleted yet'
          : `Deletion of ${plural(requested, 'checkpoint')} requested`}
      </p>
      <p className="num font-semibold">{planText(sumPlans(plans))}</p>
      <ul className="pt-1">
        {byWorkspace(plans).map(({ id, name, checkpoints, bytes }) => (
          <li key={id} className="flex gap-3 border-t py-1 first:border-0">
            <span className="min-w-0 truncate">{displayText(name)}</span>
            <span className="num ml-auto text-muted">{formatCount(checkpoints)}</span>
            <span className="num w-20 text-right">{formatBytes(bytes)}</span>
          </li>
        ))}
      </ul>
      {registered > 0 ? (
        <p className="num border-t pt-1 text-sm text-muted">
          {plural(registered, 'checkpoint')} of registered versions{' '}
          {registered === 1 ? 'is' : 'are'} protected.
        </p>
      ) : null}
      {failed.length > 0 ? (
        <p className="pt-1 text-warn">
          The checkpoints of {plural(failed.length, 'experiment')} could not be read; those stay.
        </p>
      ) : null}
    </div>
  );
}

function byWorkspace(plans: readonly ExperimentPlan[]) {
  const filled = plans.filter(({ sum }) => sum.checkpoints > 0);
  return [...groupBy(filled, ({ experiment }) => experiment.workspaceId)]
    .map(([id, all]) => ({ id, name: all[0]?.experiment.workspaceName ?? '', ...sumPlans(all) }))
    .sort((one, other) => other.bytes - one.bytes);
}

type NumberProps = { label: string; value: number; onChange: (value: number) => void };

const PolicyNumber = ({ label, value, onChange }: NumberProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Input
        id={id}
        type="number"
        min={0}
        max={100_000}
        value={value}
        className="num h-7! w-12! px-1.5!"
        onChange={({ target }) => {
          const next = Number(target.value);
          if (Number.isInteger(next) && next >= 0) onChange(next);
        }}
      />
    </>
  );
};
