import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { plural } from '@trainyard/ui/lib/format';
import { useId } from 'react';
import { useSupports } from '~/app/abilities';
import { useViewer } from '~/data/viewer';
import { type AnyWebhook, webhookQueries } from '~/data/webhooks';
import { withWebhooks } from '~/features/experiments/experiment-forms/copy/copy-config';
import { useReadableConfig } from '~/lib/config/use-readable-config';
import { chosenIn, isForNamed, isNamed, isOfPlace, seesAllWebhooks } from './experiment-webhooks';

type Props = {
  /** the config, whose `integrations.webhooks` holds the selection */
  text: string;
  workspaceId: number;
  onTextChange: (text: string) => void;
};

/** Which webhooks fire for a new experiment; nothing where no webhook is registered. */
export function WebhookChoice({ text, workspaceId, onTextChange }: Props) {
  const viewer = useViewer();
  const isShown = useSupports('workspaceWebhooks') && can(viewer, 'webhook.view');
  const { data = [] } = useQuery({ ...webhookQueries.list(), enabled: isShown });
  const here = data.filter((webhook) => isOfPlace(webhook, workspaceId));
  const { config, isReadable } = useReadableConfig(text);
  if (!isShown || !config || here.length === 0) return null;
  const choice = chosenIn(config);
  const forAll = here.filter((webhook) => !isForNamed(webhook)).length;

  function name(webhook: AnyWebhook, isAdded: boolean) {
    const others = choice.named.filter((each) => each !== webhook.id && each !== webhook.name);
    const names = isAdded ? [...others, webhook.name || webhook.id] : others;
    onTextChange(withWebhooks(text, { named: names, isExcluded: false }));
  }

  return (
    <fieldset className="grid gap-1.5" disabled={!isReadable}>
      <legend className="pb-1 text-sm font-medium">Webhooks</legend>
      {forAll > 0 && !choice.isExcluded ? (
        <p className="text-sm text-muted">
          {plural(forAll, 'webhook')}
          {seesAllWebhooks(viewer) ? '' : ' that you may see'}
          {forAll === 1 ? ' fires' : ' fire'} for every experiment here.
        </p>
      ) : null}
      {here.filter(isForNamed).map((webhook) => (
        <Choice
          key={webhook.id}
          label={webhook.name || webhook.url}
          isChosen={isNamed(webhook, choice) && !choice.isExcluded}
          isDisabled={choice.isExcluded}
          onChange={(isAdded) => name(webhook, isAdded)}
        />
      ))}
      <Choice
        label="No webhook fires for this experiment"
        isChosen={choice.isExcluded}
        onChange={(isExcluded) => onTextChange(withWebhooks(text, { named: [], isExcluded }))}
      />
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChange: (isChosen: boolean) => void;
};

function Choice({ label, isChosen, isDisabled = false, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex w-fit max-w-full items-center gap-2 wrap-anywhere">
      <Checkbox
        id={id}
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
