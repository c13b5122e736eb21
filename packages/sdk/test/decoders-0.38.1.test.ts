import { testDecoders } from './support/decoders-suite';

testDecoders('0.38.1', [
  'DataPoint.values',
  'FlatRun.summaryMetrics',
  'Metrics.avgMetrics',
  'Metrics.batchMetrics',
  'MetricsReport.metrics',
  'Trial.summaryMetrics',
]);
