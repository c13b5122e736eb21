// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, integer, map, message, messages, number, string, type Raw } from '../../../decode/fields';
import { DeviceType, decodePagination, decodeQueueStats } from '../../decoders/common';
import { FittingPolicy, ResourcePoolType, SchedulerType, decodeResourcePoolDetail } from '../../decoders/resource-pools';

export function decodeGetResourcePoolsResponse(raw: Raw): void {
  messages(raw, 'resourcePools', 0, decodeResourcePool);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeResourcePool(raw: Raw): void {
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 1);
  enumName(raw, 'type', 1, ResourcePoolType);
  integer(raw, 'numAgents', 1);
  integer(raw, 'slotsAvailable', 1);
  integer(raw, 'slotsUsed', 1);
  enumName(raw, 'slotType', 1, DeviceType);
  integer(raw, 'auxContainerCapacity', 1);
  integer(raw, 'auxContainersRunning', 1);
  if (typeof raw['defaultComputePool'] !== 'boolean') boolean(raw, 'defaultComputePool', 1);
  if (typeof raw['defaultAuxPool'] !== 'boolean') boolean(raw, 'defaultAuxPool', 1);
  if (typeof raw['preemptible'] !== 'boolean') boolean(raw, 'preemptible', 1);
  integer(raw, 'minAgents', 1);
  integer(raw, 'maxAgents', 1);
  integer(raw, 'slotsPerAgent', 0);
  integer(raw, 'auxContainerCapacityPerAgent', 1);
  enumName(raw, 'schedulerType', 1, SchedulerType);
  enumName(raw, 'schedulerFittingPolicy', 1, FittingPolicy);
  if (typeof raw['location'] !== 'string') string(raw, 'location', 1);
  if (typeof raw['imageId'] !== 'string') string(raw, 'imageId', 1);
  if (typeof raw['instanceType'] !== 'string') string(raw, 'instanceType', 1);
  if (typeof raw['masterUrl'] !== 'string') string(raw, 'masterUrl', 1);
  if (typeof raw['masterCertName'] !== 'string') string(raw, 'masterCertName', 1);
  if (typeof raw['startupScript'] !== 'string') string(raw, 'startupScript', 1);
  if (typeof raw['containerStartupScript'] !== 'string') string(raw, 'containerStartupScript', 1);
  if (typeof raw['agentDockerNetwork'] !== 'string') string(raw, 'agentDockerNetwork', 1);
  if (typeof raw['agentDockerRuntime'] !== 'string') string(raw, 'agentDockerRuntime', 1);
  if (typeof raw['agentDockerImage'] !== 'string') string(raw, 'agentDockerImage', 1);
  if (typeof raw['agentFluentImage'] !== 'string') string(raw, 'agentFluentImage', 1);
  if (typeof raw['maxIdleAgentPeriod'] !== 'number') number(raw, 'maxIdleAgentPeriod', 1);
  if (typeof raw['maxAgentStartingPeriod'] !== 'number') number(raw, 'maxAgentStartingPeriod', 1);
  message(raw, 'details', 5, decodeResourcePoolDetail);
  if (typeof raw['accelerator'] !== 'string') string(raw, 'accelerator', 0);
  message(raw, 'stats', 4, decodeQueueStats);
  map(raw, 'resourceManagerMetadata', 1, string);
  if (typeof raw['clusterName'] !== 'string') string(raw, 'clusterName', 1);
}
