import { activityHandlers } from './activity';
import { agentHandlers } from './agents';
import { allocationHandlers } from './allocations';
import { authHandlers } from './auth';
import { checkpointHandlers } from './checkpoints';
import { experimentActionHandlers } from './experiment-actions';
import { createExperimentHandlers } from './create-experiment';
import { experimentBulkHandlers } from './experiment-bulk';
import { experimentPatchHandlers } from './experiment-patch';
import { experimentHandlers } from './experiments';
import { groupHandlers } from './groups';
import { commandHandlers, shellHandlers } from './interactive-commands';
import { notebookHandlers } from './interactive-notebooks';
import { tensorboardHandlers } from './interactive-tensorboards';
import { jobUpdateHandlers } from './job-updates';
import { jobHandlers } from './jobs';
import { usageHandlers } from './usage';
import { logHandlers } from './logs';
import { masterHandlers } from './master';
import { metricReportHandlers } from './metric-reports';
import { metricStreamHandlers } from './metric-streams';
import { poolBindingHandlers } from './pool-bindings';
import { modelChangeHandlers } from './model-changes';
import { modelDefHandlers } from './model-def';
import { modelVersionHandlers } from './model-versions';
import { modelHandlers } from './models';
import { poolHandlers } from './pools';
import { previewSearchHandlers } from './preview-search';
import { profilerHandlers } from './profiler';
import { projectChangeHandlers } from './project-changes';
import { projectColumnHandlers } from './project-columns';
import { projectHandlers } from './projects';
import { reportMetricsHandlers } from './report-metrics';
import { roleAssignmentHandlers } from './role-assignments';
import { roleHandlers } from './roles';
import { searchHandlers } from './search-experiments';
import { taskHandlers } from './tasks';
import { searcherEventHandlers } from './searcher-events';
import { searcherOperationHandlers } from './searcher-operations';
import { templateHandlers } from './templates';
import { timeSeriesHandlers } from './time-series';
import { trialRunnerHandlers } from './trial-runner';
import { trialTaskHandlers } from './trial-tasks';
import { trialWorkloadHandlers } from './trial-workloads';
import { trialHandlers } from './trials';
import type { Handlers } from './types';
import { userSettingHandlers } from './user-settings';
import { userHandlers } from './users';
import { workspaceFlagHandlers } from './workspace-flags';
import { workspaceHandlers } from './workspaces';

/** Every operation the sandbox has; what is not here answers 501. */
export const handlers: Partial<Handlers> = {
  ...activityHandlers,
  ...agentHandlers,
  ...allocationHandlers,
  ...profilerHandlers,
  ...reportMetricsHandlers,
  ...trialRunnerHandlers,
  ...authHandlers,
  ...experimentActionHandlers,
  ...experimentBulkHandlers,
  ...experimentHandlers,
  ...searchHandlers,
  ...createExperimentHandlers,
  ...timeSeriesHandlers,
  ...trialHandlers,
  ...trialWorkloadHandlers,
  ...commandHandlers,
  ...notebookHandlers,
  ...shellHandlers,
  ...tensorboardHandlers,
  ...jobUpdateHandlers,
  ...jobHandlers,
  ...usageHandlers,
  ...logHandlers,
  ...trialTaskHandlers,
  ...metricStreamHandlers,
  ...modelDefHandlers,
  ...metricReportHandlers,
  ...checkpointHandlers,
  ...experimentPatchHandlers,
  ...projectColumnHandlers,
  ...masterHandlers,
  ...poolHandlers,
  ...projectChangeHandlers,
  ...projectHandlers,
  ...roleHandlers,
  ...roleAssignmentHandlers,
  ...groupHandlers,
  ...poolBindingHandlers,
  ...taskHandlers,
  ...previewSearchHandlers,
  ...templateHandlers,
  ...userHandlers,
  ...userSettingHandlers,
  ...workspaceFlagHandlers,
  ...workspaceHandlers,
};
  ...searcherEventHandlers,
  ...searcherOperationHandlers,
