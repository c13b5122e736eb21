import { useQuery } from '@tanstack/react-query';
import { messageOf } from '~/app/report-error';
import { refusalOf } from './form-mutations';
import { type ConfigRequest, formQueries } from './form-queries';
import { useDebouncedValue } from './use-debounced-value';

export type ConfigCheck =
  | { kind: 'waiting' | 'accepted' }
  /** in the master's words */
  | { kind: 'refused'; words: string }
  /** nobody was there to look at it */
  | { kind: 'unchecked'; words: string };

/** The master's verdict on a config while it is written; undefined while there is nothing to send. */
export function useConfigCheck(request: ConfigRequest | undefined): ConfigCheck {
  const text = useDebouncedValue(request?.config);
  const isAsked = request !== undefined && text === request.config;
  const { data, error } = useQuery({
    ...formQueries.check(request ?? { config: '', parentId: 0, projectId: 0 }),
    enabled: isAsked,
  });
  if (!isAsked) return { kind: 'waiting' };
  if (error) {
    const words = refusalOf(error);
    if (words !== '') return { kind: 'refused', words };
    return { kind: 'unchecked', words: messageOf(error) };
  }
  return { kind: data ? 'accepted' : 'waiting' };
}
