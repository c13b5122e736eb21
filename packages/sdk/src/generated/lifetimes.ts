// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

type Row = { since?: string; until?: string; ids: string };

/** The calls that some of the known masters lack; ids separated by spaces. */
export const lifetimes: readonly Row[] = [
  { since: '0.23.4-dev0', ids: 'reportTrialSourceInfo' },
  { until: '0.23.4', ids: 'completeTrialSearcherValidation getCurrentTrialSearcherOperation getSearcherEvents postSearcherOperations' },
  { since: '0.23.4-dev0', until: '0.23.4-dev0', ids: 'getTrialMetricsBySourceInfoCheckpoint getTrialSourceInfoMetricsByModelVersion' },
  { since: '0.38.1', ids: 'archiveRuns assignMultipleGroups bulkAutoCreateWorkspaceNamespaceBindings cleanupLogs continueExperiment createGenericTask deleteClusterMessage deleteExperimentLabel deleteGlobalConfigPolicies deleteRuns deleteTensorboardFiles deleteWorkspaceConfigPolicies deleteWorkspaceNamespaceBindings getAccessTokens getAllocation getClusterMessage getGenericTaskConfig getGlobalConfigPolicies getKubernetesResourceManagers getKubernetesResourceQuotas getMetadataValues getProjectByKey getRunMetadata getTaskAcceleratorData getTaskContextDirectory getTrialByExternalID getTrialMetricsByCheckpoint getTrialMetricsByModelVersion getTrialRemainingLogRetentionDays getWorkspaceConfigPolicies getWorkspacesWithDefaultNamespaceBindings killGenericTask killRuns listWorkspaceNamespaceBindings moveRuns patchAccessToken patchTemplateName patchTrial patchUsers patchWebhook pauseGenericTask pauseRuns postAccessToken postAllocationAcceleratorData postRunMetadata postTaskLogs postWebhookEventData putExperiment putExperimentLabel putExperimentRetainLogs putExperimentsRetainLogs putGlobalConfigPolicies putTrial putTrialRetainLogs putWorkspaceConfigPolicies resumeRuns runPrepareForReporting searchRuns setClusterMessage setResourceQuotas setWorkspaceNamespaceBindings startTrial unarchiveRuns unpauseGenericTask' },
];
