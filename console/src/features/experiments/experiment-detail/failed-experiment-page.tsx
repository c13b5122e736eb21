import { useQueryClient } from '@tanstack/react-query';
import { isAuthFailure } from '@trainyard/sdk/calls';
import { Page } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { isNotFoundOrForbidden } from '~/app/errors/is-not-found-or-forbidden';
import { PageMessage } from '~/app/errors/page-message';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { placeCrumbs } from '~/components/page/place-crumbs';
import { knownRow } from '~/data/experiments/cached-experiments';
import { experimentQueries } from '~/data/experiments/experiments';

type Props = { experimentId: number; error: unknown; children: ReactNode };

/**
 * The page of an experiment that failed to load. Links to its project, if a list or an earlier
 * visit has loaded it, else to all workspaces. An experiment that does not exist, or that the user
 * may not see, has no such link.
 */
export function FailedExperimentPage({ experimentId, error, children }: Props) {
  const queryClient = useQueryClient();
  if (isNotFoundOrForbidden(error) || isAuthFailure(error) || error instanceof PageMessage)
    return children;
  const detail = queryClient.getQueryData(experimentQueries.detail(experimentId).queryKey);
  const loadedExperiment = detail?.experiment ?? knownRow(queryClient, experimentId)?.experiment;
  return (
    <Page>
      <PageStrip>
        {loadedExperiment ? (
          placeCrumbs(loadedExperiment)
        ) : (
          <CrumbLink to="/workspaces">Workspaces</CrumbLink>
        )}
        <Crumb>{loadedExperiment?.name ?? `Experiment ${experimentId}`}</Crumb>
      </PageStrip>
      <div className="min-h-0 flex-1">{children}</div>
    </Page>
  );
}
