import { activityHandlers } from './activity';
import { agentHandlers } from './agents';
import { allocationHandlers } from './allocations';
import { authHandlers } from './auth';
import { checkpointWriteHandlers } from './checkpoint-writes';
import { checkpointHandlers } from './checkpoints';
import { createExperimentHandlers } from './create-experiment';
import { experimentActionHandlers } from './experiment-actions';
import { experimentBulkHandlers } from './experiment-bulk';
import { experimentPatchHandlers } from './experiment-patch';
import { experimentHandlers } from './experiments';
import { groupHandlers } from './groups';
import { commandHandlers, shellHandlers } from './interactive-commands';
import { notebookHandlers } from './interactive-notebooks';
import { tensorboardHandlers } from './interactive-tensorboards';
import { jobUpdateHandlers } from './job-updates';
import { jobHandlers } from './jobs';
import { logHandlers } from './logs';
import { masterHandlers } from './master';
import { masterConfigHandlers } from './master-config';
import { masterLogHandlers } from './master-logs';
import { metricReportHandlers } from './metric-reports';
import { metricStreamHandlers } from './metric-streams';
import { modelChangeHandlers } from './model-changes';
import { modelDefHandlers } from './model-def';
import { modelVersionHandlers } from './model-versions';
import { modelHandlers } from './models';
import { poolBindingHandlers } from './pool-bindings';
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
import { searcherEventHandlers } from './searcher-events';
import { searcherOperationHandlers } from './searcher-operations';
import { taskHandlers } from './tasks';
import { templateHandlers } from './templates';
import { timeSeriesHandlers } from './time-series';
import { trialRunnerHandlers } from './trial-runner';
import { trialSourceHandlers } from './trial-sources';
import { trialTaskHandlers } from './trial-tasks';
import { trialWorkloadHandlers } from './trial-workloads';
import { trialHandlers } from './trials';
import type { Handlers } from './types';
import { usageHandlers } from './usage';
import { userSettingHandlers } from './user-settings';
import { userHandlers } from './users';
import { webhookHandlers } from './webhooks';
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
  ...createExperimentHandlers,
  ...experimentActionHandlers,
  ...experimentBulkHandlers,
  ...experimentHandlers,
  ...searchHandlers,
  ...timeSeriesHandlers,
  ...trialHandlers,
  ...trialWorkloadHandlers,
  ...jobHandlers,
  ...jobUpdateHandlers,
  ...usageHandlers,
  ...masterConfigHandlers,
  ...masterLogHandlers,
  ...commandHandlers,
  ...notebookHandlers,
  ...shellHandlers,
  ...tensorboardHandlers,
  ...logHandlers,
  ...modelDefHandlers,
  ...trialTaskHandlers,
  ...metricStreamHandlers,
  ...metricReportHandlers,
  ...checkpointHandlers,
  ...webhookHandlers,
  ...checkpointWriteHandlers,
  ...modelHandlers,
  ...modelChangeHandlers,
  ...modelVersionHandlers,
  ...trialSourceHandlers,
  ...experimentPatchHandlers,
  ...projectColumnHandlers,
  ...masterHandlers,
  ...poolHandlers,
  ...previewSearchHandlers,
  ...projectChangeHandlers,
  ...projectHandlers,
  ...roleHandlers,
  ...roleAssignmentHandlers,
  ...groupHandlers,
  ...poolBindingHandlers,
  ...searcherEventHandlers,
  ...searcherOperationHandlers,
  ...taskHandlers,
  ...templateHandlers,
  ...userHandlers,
  ...userSettingHandlers,
  ...workspaceFlagHandlers,
  ...workspaceHandlers,
};
