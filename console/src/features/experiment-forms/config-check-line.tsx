import { Spinner } from '@trainyard/ui/base/spinner';
import { CircleCheck } from 'lucide-react';
import type { ConfigCheck } from './use-config-check';

type Props = {
  check: ConfigCheck;
  /** what the parser says; the master is not asked then */
  problem?: string | undefined;
};

/** Reports the fault of a config, or that it is valid. */
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
      {check.kind === 'unchecked' ? `The config is not checked. ${check.words}` : said[check.kind]}
    </p>
  );
}

const said = {
  waiting: 'Checking the config...',
  accepted: 'The config is valid.',
  refused: '',
};
