import { checkpointWriteHandlers } from './checkpoints/checkpoint-writes';
import { checkpointHandlers } from './checkpoints/checkpoints';
import { agentHandlers } from './cluster/agents';
import { jobUpdateHandlers } from './cluster/job-updates';
import { jobHandlers } from './cluster/jobs';
import { masterConfigHandlers, masterHandlers } from './cluster/master';
import { poolBindingHandlers, poolHandlers } from './cluster/pools';
import { usageHandlers } from './cluster/usage';
import { createExperimentHandlers } from './experiments/create-experiment';
import { experimentActionHandlers } from './experiments/experiment-actions';
import { experimentBulkHandlers } from './experiments/experiment-bulk';
import { experimentPatchHandlers } from './experiments/experiment-patch';
import { experimentHandlers } from './experiments/experiments';
import { modelDefHandlers } from './experiments/model-files';
import { logHandlers } from './logs/logs';
import { masterLogHandlers } from './logs/master-logs';
import { metricReportHandlers } from './metrics/metric-reports';
import { metricStreamHandlers } from './metrics/metric-streams';
import { profilerHandlers } from './metrics/profiler';
import { reportMetricsHandlers } from './metrics/report-metrics';
import { timeSeriesHandlers } from './metrics/time-series';
import { modelVersionHandlers } from './models/model-versions';
import { modelChangeHandlers, modelHandlers } from './models/models';
import { authHandlers } from './people/auth';
import { groupHandlers } from './people/groups';
import { roleAssignmentHandlers, roleHandlers } from './people/roles';
import { userHandlers, userSettingHandlers } from './people/users';
import { searchHandlers } from './search/search-experiments';
import {
  previewSearchHandlers,
  searcherEventHandlers,
  searcherOperationHandlers,
} from './searcher/searcher';
import { allocationHandlers } from './tasks/allocations';
import {
  commandHandlers,
  notebookHandlers,
  shellHandlers,
  tensorboardHandlers,
} from './tasks/interactive';
import { taskHandlers } from './tasks/tasks';
import { templateHandlers } from './tasks/templates';
import { trialRunnerHandlers, trialSourceHandlers } from './trials/trial-sources';
import { trialTaskHandlers, trialWorkloadHandlers } from './trials/trial-tasks';
import { trialHandlers } from './trials/trials';
import type { Handlers } from './types';
import { projectChangeHandlers } from './workspaces/project-changes';
import { projectColumnHandlers } from './workspaces/project-columns';
import { activityHandlers, projectHandlers } from './workspaces/projects';
import { webhookHandlers } from './workspaces/webhooks';
import { workspaceFlagHandlers, workspaceHandlers } from './workspaces/workspaces';

/** The handler of every operation of the contract; the types fail without one. */
export const handlers: Handlers = {
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
