import type { Split } from '@trainyard/rbac';
import type { ConfirmDialogProps } from '@trainyard/ui/base/confirm-dialog-body';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { useHotkey } from '@trainyard/ui/hooks/use-hotkey';
import { formatCount } from '@trainyard/ui/lib/format';
import { Fragment, useEffect, useState } from 'react';
import { reportError } from '~/app/errors/report-error';
import { WhyButton } from '~/components/permission/why-button';

type Question = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'isDanger' | 'typeToConfirm'
>;

/** An action on the selected rows. */
export type BulkAction = {
  label: string;
  isDangerous?: boolean | undefined;
  /** a letter that starts it while rows are selected */
  key?: string | undefined;
  /** the selection, split by the action; undefined where it applies to all of it */
  split?: Split<unknown> | undefined;
  /** asked before `run` */
  question?: Question | undefined;
  /** rejects to report a failure */
  run: () => unknown;
  /** the title of the toast of a failure; by default the label */
  failure?: string;
};

/** True if a menu or bar shows the action: it applies to a row, or would with a permission. */
export const isOffered = (split: Split<unknown> | undefined): boolean =>
  !split || split.allowed.length > 0 || split.refused.some(({ refused }) => refused);

/** The reason of a button that applies to no row, or its note if it does not apply to all. */
function wordsOf({ split }: BulkAction): { reason?: string | undefined; note?: string } {
  const [first] = split?.refused ?? [];
  if (!split || !first) return {};
  if (split.allowed.length === 0) return { reason: first.reason };
  const refusedCount = split.refused.reduce((sum, { keys }) => sum + keys.length, 0);
  const count = formatCount(split.allowed.length);
  return {
    note: `For ${count} of ${formatCount(split.allowed.length + refusedCount)}. ${first.reason}`,
  };
}

type ActionsProps = {
  actions: readonly BulkAction[];
  /** the letter of an action that was pressed before they appeared */
  pressed?: string | undefined;
};

/** Buttons for the actions on the selected rows; "Why?" explains those that a policy refuses. */
export function BulkActions({ actions, pressed }: ActionsProps) {
  const [running, setRunning] = useState<string>();
  const [asked, setAsked] = useState<BulkAction & { question: Question }>();
  const refusals = actions.flatMap(({ label, split }) =>
    (split?.refused ?? []).flatMap(({ refused }) => (refused ? { ...refused, action: label } : [])),
  );

  async function start(action: BulkAction) {
    const { question, label, failure = `${label} failed.` } = action;
    if (question) return setAsked({ ...action, question });
    setRunning(label);
    try {
      await action.run();
    } catch (error) {
      reportError(error, { message: failure });
    }
    setRunning(undefined);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter is pressed once
  useEffect(() => {
    const action = actions.find(({ key }) => key !== undefined && key.toLowerCase() === pressed);
    if (action && hasKey(action)) void start(action);
  }, [pressed]);

  return (
    <>
      {actions.map((action) => (
        <Fragment key={action.label}>
          <ActionKey action={action} onPress={() => void start(action)} />
          <DisabledReasonButton
            variant="quiet"
            className={action.isDangerous ? 'text-bad!' : 'text-text!'}
            isBusy={running === action.label}
            {...wordsOf(action)}
            onClick={() => void start(action)}
          >
            {action.label}
          </DisabledReasonButton>
        </Fragment>
      ))}
      {refusals.length > 0 ? <WhyButton refusals={refusals} /> : null}
      {asked ? (
        <ConfirmActionDialog
          isDanger={asked.isDangerous === true}
          {...asked.question}
          description={
            <>
              {asked.question.description}
              {asked.split?.refused.map(({ reason, keys }) => (
                <p key={reason} className="pt-1.5">
                  {formatCount(keys.length)} left alone: {reason}
                </p>
              ))}
            </>
          }
          action={async () => asked.run()}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

const hasKey = ({ key, split }: BulkAction): boolean =>
  key !== undefined && split?.allowed.length !== 0;

type KeyProps = { action: BulkAction; onPress: () => void };

/** Listens to the letter of an action that applies to a selected row. */
function ActionKey({ action, onPress }: KeyProps) {
  const { key, label } = action;
  useHotkey({
    key: key?.toLowerCase() ?? '',
    label: `${label} the selected rows`,
    run: hasKey(action) ? onPress : undefined,
  });
  return null;
}
