/**
 * The rule of figures that people read, for texts here and for the command line
 * (docs/decisions/0088). Read by its path: the file is pure, and its package is of React.
 */
export {
  formatBytes,
  formatCount,
  formatDecimals,
  formatMetric,
  formatPercent,
  formatPlain,
  formatRounded,
  formatSlotHours,
  plural,
} from '../../ui/src/lib/format';
