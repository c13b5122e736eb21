// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, list, message, messages, number, string, type Raw } from '../../decode/fields';
import { DeviceType, decodePagination, decodeQueueStats } from './common';

export const FittingPolicy = /*#__PURE__*/ enumTable('FITTING_POLICY_UNSPECIFIED FITTING_POLICY_BEST FITTING_POLICY_WORST FITTING_POLICY_KUBERNETES FITTING_POLICY_SLURM FITTING_POLICY_PBS');
export const ResourcePoolType = /*#__PURE__*/ enumTable('RESOURCE_POOL_TYPE_UNSPECIFIED RESOURCE_POOL_TYPE_AWS RESOURCE_POOL_TYPE_GCP RESOURCE_POOL_TYPE_STATIC RESOURCE_POOL_TYPE_K8S');
export const SchedulerType = /*#__PURE__*/ enumTable('SCHEDULER_TYPE_UNSPECIFIED SCHEDULER_TYPE_PRIORITY SCHEDULER_TYPE_FAIR_SHARE SCHEDULER_TYPE_ROUND_ROBIN SCHEDULER_TYPE_KUBERNETES SCHEDULER_TYPE_SLURM SCHEDULER_TYPE_PBS');
export function decodeAwsCustomTag(raw: Raw): void {
  if (typeof raw['key'] !== 'string') string(raw, 'key', 1);
  if (typeof raw['value'] !== 'string') string(raw, 'value', 1);
}
export function decodeBindRPToWorkspaceResponse(raw: Raw): void {}
export function decodeGetResourcePoolsResponse(raw: Raw): void {
  messages(raw, 'resourcePools', 0, decodeResourcePool);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeK8PriorityClass(raw: Raw): void {
  if (typeof raw['priorityClass'] !== 'string') string(raw, 'priorityClass', 0);
  integer(raw, 'priorityValue', 0);
}
export function decodeListRPsBoundToWorkspaceResponse(raw: Raw): void {
  list(raw, 'resourcePools', 0, string);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeListWorkspacesBoundToRPResponse(raw: Raw): void {
  list(raw, 'workspaceIds', 0, integer);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeOverwriteRPWorkspaceBindingsResponse(raw: Raw): void {}
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
}
export function decodeResourcePoolAwsDetail(raw: Raw): void {
  if (typeof raw['region'] !== 'string') string(raw, 'region', 1);
  integer(raw, 'rootVolumeSize', 1);
  if (typeof raw['imageId'] !== 'string') string(raw, 'imageId', 1);
  if (typeof raw['tagKey'] !== 'string') string(raw, 'tagKey', 1);
  if (typeof raw['tagValue'] !== 'string') string(raw, 'tagValue', 1);
  if (typeof raw['instanceName'] !== 'string') string(raw, 'instanceName', 1);
  if (typeof raw['sshKeyName'] !== 'string') string(raw, 'sshKeyName', 1);
  if (typeof raw['publicIp'] !== 'boolean') boolean(raw, 'publicIp', 1);
  if (typeof raw['subnetId'] !== 'string') string(raw, 'subnetId', 0);
  if (typeof raw['securityGroupId'] !== 'string') string(raw, 'securityGroupId', 1);
  if (typeof raw['iamInstanceProfileArn'] !== 'string') string(raw, 'iamInstanceProfileArn', 1);
  if (typeof raw['instanceType'] !== 'string') string(raw, 'instanceType', 0);
  if (typeof raw['logGroup'] !== 'string') string(raw, 'logGroup', 0);
  if (typeof raw['logStream'] !== 'string') string(raw, 'logStream', 0);
  if (typeof raw['spotEnabled'] !== 'boolean') boolean(raw, 'spotEnabled', 1);
  if (typeof raw['spotMaxPrice'] !== 'string') string(raw, 'spotMaxPrice', 0);
  messages(raw, 'customTags', 0, decodeAwsCustomTag);
}
export function decodeResourcePoolDetail(raw: Raw): void {
  message(raw, 'aws', 4, decodeResourcePoolAwsDetail);
  message(raw, 'gcp', 4, decodeResourcePoolGcpDetail);
  message(raw, 'priorityScheduler', 4, decodeResourcePoolPrioritySchedulerDetail);
}
export function decodeResourcePoolGcpDetail(raw: Raw): void {
  if (typeof raw['project'] !== 'string') string(raw, 'project', 1);
  if (typeof raw['zone'] !== 'string') string(raw, 'zone', 1);
  integer(raw, 'bootDiskSize', 1);
  if (typeof raw['bootDiskSourceImage'] !== 'string') string(raw, 'bootDiskSourceImage', 1);
  if (typeof raw['labelKey'] !== 'string') string(raw, 'labelKey', 1);
  if (typeof raw['labelValue'] !== 'string') string(raw, 'labelValue', 1);
  if (typeof raw['namePrefix'] !== 'string') string(raw, 'namePrefix', 1);
  if (typeof raw['network'] !== 'string') string(raw, 'network', 1);
  if (typeof raw['subnetwork'] !== 'string') string(raw, 'subnetwork', 0);
  if (typeof raw['externalIp'] !== 'boolean') boolean(raw, 'externalIp', 1);
  list(raw, 'networkTags', 0, string);
  if (typeof raw['serviceAccountEmail'] !== 'string') string(raw, 'serviceAccountEmail', 1);
  list(raw, 'serviceAccountScopes', 1, string);
  if (typeof raw['machineType'] !== 'string') string(raw, 'machineType', 1);
  if (typeof raw['gpuType'] !== 'string') string(raw, 'gpuType', 1);
  integer(raw, 'gpuNum', 1);
  if (typeof raw['preemptible'] !== 'boolean') boolean(raw, 'preemptible', 1);
  if (typeof raw['operationTimeoutPeriod'] !== 'number') number(raw, 'operationTimeoutPeriod', 1);
}
export function decodeResourcePoolPrioritySchedulerDetail(raw: Raw): void {
  if (typeof raw['preemption'] !== 'boolean') boolean(raw, 'preemption', 1);
  integer(raw, 'defaultPriority', 1);
  messages(raw, 'k8Priorities', 0, decodeK8PriorityClass);
}
export function decodeUnbindRPFromWorkspaceResponse(raw: Raw): void {}
