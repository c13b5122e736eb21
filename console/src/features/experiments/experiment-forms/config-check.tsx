import { useQuery } from '@tanstack/react-query';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useRestedValue } from '@trainyard/ui/hooks/use-debounced';
import { CircleCheck } from 'lucide-react';
import { messageOf } from '~/app/errors/report-error';
import { refusalOf } from './mutations';
import { type ConfigRequest, formQueries } from './queries';

type ConfigCheck =
  | { kind: 'waiting' | 'accepted' }
  /** the message of the master */
  | { kind: 'refused'; words: string }
  /** there was no answer */
  | { kind: 'unchecked'; words: string };

/**
 * The result of the master's check of a config while it is edited; undefined for an empty config.
 */
export function useConfigCheck(request: ConfigRequest | undefined): ConfigCheck {
  const text = useRestedValue(request?.config);
  const isChecked = request !== undefined && text === request.config;
  const { data, error } = useQuery({
    ...formQueries.check(request ?? { config: '', parentId: 0, projectId: 0 }),
    enabled: isChecked,
  });
  if (!isChecked) return { kind: 'waiting' };
  if (error) {
    const words = refusalOf(error);
    if (words !== '') return { kind: 'refused', words };
    return { kind: 'unchecked', words: messageOf(error) };
  }
  return { kind: data ? 'accepted' : 'waiting' };
}

type Props = {
  check: ConfigCheck;
  /** an error of the parser; the master is not called then */
  problem?: string | undefined;
};

/** Shows the error of a config, or that it is valid. */
export function ConfigCheckLine({ check, problem }: Props) {
  const words = problem ?? (check.kind === 'refused' ? check.words : undefined);
  if (words !== undefined)
    return (
      <p
        role="alert"
        className="max-h-24 overflow-y-auto text-sm wrap-anywhere whitespace-pre-line text-bad"
      >
        {words}
      </p>
    );
  return (
    <p role="status" className="flex min-h-5 items-center gap-1.5 text-sm text-muted">
      {check.kind === 'waiting' ? <Spinner className="size-3.5" /> : null}
      {check.kind === 'accepted' ? (
        <CircleCheck aria-hidden className="size-3.5 text-ok" strokeWidth={1.5} />
      ) : null}
      {check.kind === 'unchecked'
        ? `The config is not checked. ${check.words}`
        : messages[check.kind]}
    </p>
  );
}

const messages = {
  waiting: 'Checking the config...',
  accepted: 'The config is valid.',
  refused: '',
};
