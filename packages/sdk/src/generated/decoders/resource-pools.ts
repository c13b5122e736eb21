// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, lis, rea, ref, res, str, table, type Raw } from '../../decode/fields';
import { DeviceType, decodePagination, decodeQueueStats } from './common';

export const FittingPolicy = /*#__PURE__*/ table('FITTING_POLICY_UNSPECIFIED FITTING_POLICY_BEST FITTING_POLICY_WORST FITTING_POLICY_KUBERNETES FITTING_POLICY_SLURM FITTING_POLICY_PBS');
export const ResourcePoolType = /*#__PURE__*/ table('RESOURCE_POOL_TYPE_UNSPECIFIED RESOURCE_POOL_TYPE_AWS RESOURCE_POOL_TYPE_GCP RESOURCE_POOL_TYPE_STATIC RESOURCE_POOL_TYPE_K8S');
export const SchedulerType = /*#__PURE__*/ table('SCHEDULER_TYPE_UNSPECIFIED SCHEDULER_TYPE_PRIORITY SCHEDULER_TYPE_FAIR_SHARE SCHEDULER_TYPE_ROUND_ROBIN SCHEDULER_TYPE_KUBERNETES SCHEDULER_TYPE_SLURM SCHEDULER_TYPE_PBS');
export function decodeAwsCustomTag(o: Raw): void {
  if (typeof o['key'] !== 'string') str(o, 'key', 1);
  if (typeof o['value'] !== 'string') str(o, 'value', 1);
}
export function decodeBindRPToWorkspaceResponse(o: Raw): void {}
export function decodeGetResourcePoolsResponse(o: Raw): void {
  res(o, 'resourcePools', 0, decodeResourcePool);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeK8PriorityClass(o: Raw): void {
  if (typeof o['priorityClass'] !== 'string') str(o, 'priorityClass', 0);
  int(o, 'priorityValue', 0);
}
export function decodeListRPsBoundToWorkspaceResponse(o: Raw): void {
  lis(o, 'resourcePools', 0, str);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeListWorkspacesBoundToRPResponse(o: Raw): void {
  lis(o, 'workspaceIds', 0, int);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeOverwriteRPWorkspaceBindingsResponse(o: Raw): void {}
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
}
export function decodeResourcePoolAwsDetail(o: Raw): void {
  if (typeof o['region'] !== 'string') str(o, 'region', 1);
  int(o, 'rootVolumeSize', 1);
  if (typeof o['imageId'] !== 'string') str(o, 'imageId', 1);
  if (typeof o['tagKey'] !== 'string') str(o, 'tagKey', 1);
  if (typeof o['tagValue'] !== 'string') str(o, 'tagValue', 1);
  if (typeof o['instanceName'] !== 'string') str(o, 'instanceName', 1);
  if (typeof o['sshKeyName'] !== 'string') str(o, 'sshKeyName', 1);
  if (typeof o['publicIp'] !== 'boolean') boo(o, 'publicIp', 1);
  if (typeof o['subnetId'] !== 'string') str(o, 'subnetId', 0);
  if (typeof o['securityGroupId'] !== 'string') str(o, 'securityGroupId', 1);
  if (typeof o['iamInstanceProfileArn'] !== 'string') str(o, 'iamInstanceProfileArn', 1);
  if (typeof o['instanceType'] !== 'string') str(o, 'instanceType', 0);
  if (typeof o['logGroup'] !== 'string') str(o, 'logGroup', 0);
  if (typeof o['logStream'] !== 'string') str(o, 'logStream', 0);
  if (typeof o['spotEnabled'] !== 'boolean') boo(o, 'spotEnabled', 1);
  if (typeof o['spotMaxPrice'] !== 'string') str(o, 'spotMaxPrice', 0);
  res(o, 'customTags', 0, decodeAwsCustomTag);
}
export function decodeResourcePoolDetail(o: Raw): void {
  ref(o, 'aws', 4, decodeResourcePoolAwsDetail);
  ref(o, 'gcp', 4, decodeResourcePoolGcpDetail);
  ref(o, 'priorityScheduler', 4, decodeResourcePoolPrioritySchedulerDetail);
}
export function decodeResourcePoolGcpDetail(o: Raw): void {
  if (typeof o['project'] !== 'string') str(o, 'project', 1);
  if (typeof o['zone'] !== 'string') str(o, 'zone', 1);
  int(o, 'bootDiskSize', 1);
  if (typeof o['bootDiskSourceImage'] !== 'string') str(o, 'bootDiskSourceImage', 1);
  if (typeof o['labelKey'] !== 'string') str(o, 'labelKey', 1);
  if (typeof o['labelValue'] !== 'string') str(o, 'labelValue', 1);
  if (typeof o['namePrefix'] !== 'string') str(o, 'namePrefix', 1);
  if (typeof o['network'] !== 'string') str(o, 'network', 1);
  if (typeof o['subnetwork'] !== 'string') str(o, 'subnetwork', 0);
  if (typeof o['externalIp'] !== 'boolean') boo(o, 'externalIp', 1);
  lis(o, 'networkTags', 0, str);
  if (typeof o['serviceAccountEmail'] !== 'string') str(o, 'serviceAccountEmail', 1);
  lis(o, 'serviceAccountScopes', 1, str);
  if (typeof o['machineType'] !== 'string') str(o, 'machineType', 1);
  if (typeof o['gpuType'] !== 'string') str(o, 'gpuType', 1);
  int(o, 'gpuNum', 1);
  if (typeof o['preemptible'] !== 'boolean') boo(o, 'preemptible', 1);
  if (typeof o['operationTimeoutPeriod'] !== 'number') rea(o, 'operationTimeoutPeriod', 1);
}
export function decodeResourcePoolPrioritySchedulerDetail(o: Raw): void {
  if (typeof o['preemption'] !== 'boolean') boo(o, 'preemption', 1);
  int(o, 'defaultPriority', 1);
  res(o, 'k8Priorities', 0, decodeK8PriorityClass);
}
export function decodeUnbindRPFromWorkspaceResponse(o: Raw): void {}
