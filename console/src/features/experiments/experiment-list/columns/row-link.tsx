import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { withBasePath } from '~/app/links/base-path';
import { rowPage } from '~/features/experiments/base/experiment-link';
import { links } from '~/lib/links';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  experimentId: number;
  /** leads to a trial of the experiment */
  trialId?: number | undefined;
};

// the delay after which the router's links preload, too
const intentMs = 50;
let intent: ReturnType<typeof setTimeout> | undefined;

/**
 * A link in a row of a long list. Unlike the router's own it does nothing until it is used: rows
 * that are scrolled past are drawn by the dozen.
 */
export function RowLink({ experimentId, trialId, ...rest }: Props) {
  const router = useRouter();
  const target = rowPage(experimentId, trialId);

  function onClick(event: MouseEvent) {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser || event.button !== 0) return;
    event.preventDefault();
    void router.navigate(target);
  }

  return (
    <a
      {...rest}
      href={withBasePath(
        trialId === undefined
          ? links.experiment(experimentId)
          : links.experimentTrial({ experimentId, trialId }),
      )}
      onClick={onClick}
      onPointerEnter={() => {
        clearTimeout(intent);
        intent = setTimeout(() => void router.preloadRoute(target), intentMs);
      }}
      onPointerLeave={() => clearTimeout(intent)}
    />
  );
}
