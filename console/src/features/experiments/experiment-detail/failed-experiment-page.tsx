import { useQueryClient } from '@tanstack/react-query';
import { isAuthFailure } from '@trainyard/sdk/calls';
import { Page } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { isNotFoundOrForbidden } from '~/app/errors/is-not-found-or-forbidden';
import { PageMessage } from '~/app/errors/page-message';
import { Crumb, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { placeCrumbs } from '~/components/page/place-crumbs';
import { knownRow } from '~/data/cached-experiments';
import { experimentQueries } from '~/data/experiments';

type Props = { experimentId: number; error: unknown; children: ReactNode };

/**
 * An experiment that could not be loaded, with the way to its project as a list or an earlier visit
 * told it, else to all workspaces. What is not there, or not for this person, has no way to it.
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
