import { own } from '@trainyard/sdk/model';

const units: Readonly<Record<string, string>> = {
  cpu_util_simple: '%',
  disk_iops: 'Bytes/s',
  disk_throughput_read: 'bytes/second',
  disk_throughput_write: 'bytes/second',
  free_memory: 'Gigabytes',
  gpu_free_memory: 'Bytes',
  gpu_util: '%',
  net_throughput_recv: 'Gigabit/s',
  net_throughput_sent: 'Gigabit/s',
  samples_per_second: 'Samples/s',
};

/** The unit that a series is measured in, as the platform's console names it; its name for others. */
export const unitOf = (name: string): string => own(units, name) ?? name;
