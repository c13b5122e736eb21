// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

/** The names of the calls that training code makes, on any master. */
export const runnerIds =
  'ackAllocationPreemptionSignal allocationAllGather allocationPendingPreemptionSignal allocationPreemptionSignal allocationReady allocationRendezvousInfo allocationWaiting createTrial markAllocationResourcesDaemon notifyContainerRunning postAllocationAcceleratorData postAllocationProxyAddress postTrialRunnerMetadata reportTrialMetrics reportTrialProgress reportTrialSearcherEarlyExit reportTrialTrainingMetrics reportTrialValidationMetrics runPrepareForReporting startTrial';
