// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, map, rea, ref, res, str, type Raw } from '../../../decode/fields';
import { DeviceType, decodePagination, decodeQueueStats } from '../../decoders/common';
import { FittingPolicy, ResourcePoolType, SchedulerType, decodeResourcePoolDetail } from '../../decoders/resource-pools';

export function decodeGetResourcePoolsResponse(o: Raw): void {
  res(o, 'resourcePools', 0, decodeResourcePool);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeResourcePool(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'type', 1, ResourcePoolType);
  int(o, 'numAgents', 1);
  int(o, 'slotsAvailable', 1);
  int(o, 'slotsUsed', 1);
  enu(o, 'slotType', 1, DeviceType);
  int(o, 'auxContainerCapacity', 1);
  int(o, 'auxContainersRunning', 1);
  if (typeof o['defaultComputePool'] !== 'boolean') boo(o, 'defaultComputePool', 1);
  if (typeof o['defaultAuxPool'] !== 'boolean') boo(o, 'defaultAuxPool', 1);
  if (typeof o['preemptible'] !== 'boolean') boo(o, 'preemptible', 1);
  int(o, 'minAgents', 1);
  int(o, 'maxAgents', 1);
  int(o, 'slotsPerAgent', 0);
  int(o, 'auxContainerCapacityPerAgent', 1);
  enu(o, 'schedulerType', 1, SchedulerType);
  enu(o, 'schedulerFittingPolicy', 1, FittingPolicy);
  if (typeof o['location'] !== 'string') str(o, 'location', 1);
  if (typeof o['imageId'] !== 'string') str(o, 'imageId', 1);
  if (typeof o['instanceType'] !== 'string') str(o, 'instanceType', 1);
  if (typeof o['masterUrl'] !== 'string') str(o, 'masterUrl', 1);
  if (typeof o['masterCertName'] !== 'string') str(o, 'masterCertName', 1);
  if (typeof o['startupScript'] !== 'string') str(o, 'startupScript', 1);
  if (typeof o['containerStartupScript'] !== 'string') str(o, 'containerStartupScript', 1);
  if (typeof o['agentDockerNetwork'] !== 'string') str(o, 'agentDockerNetwork', 1);
  if (typeof o['agentDockerRuntime'] !== 'string') str(o, 'agentDockerRuntime', 1);
  if (typeof o['agentDockerImage'] !== 'string') str(o, 'agentDockerImage', 1);
  if (typeof o['agentFluentImage'] !== 'string') str(o, 'agentFluentImage', 1);
  if (typeof o['maxIdleAgentPeriod'] !== 'number') rea(o, 'maxIdleAgentPeriod', 1);
  if (typeof o['maxAgentStartingPeriod'] !== 'number') rea(o, 'maxAgentStartingPeriod', 1);
  ref(o, 'details', 5, decodeResourcePoolDetail);
  if (typeof o['accelerator'] !== 'string') str(o, 'accelerator', 0);
  ref(o, 'stats', 4, decodeQueueStats);
  map(o, 'resourceManagerMetadata', 1, str);
  if (typeof o['clusterName'] !== 'string') str(o, 'clusterName', 1);
}
