export { type Canvas, denoCanvas, elementCanvas, tslabCanvas } from './canvas';
export { curve, type Series, sparkline } from './charts';
export { type Column, type Columns, toColumns } from './columns';
export {
  type Bundle,
  type Display,
  display,
  jupyterDisplay,
  selfDrawing,
  type Tslab,
  withDrawings,
} from './display';
export { type DrawOptions, table } from './drawings';
export { type LiveCurveOptions, liveCurve } from './live-curve';
export { type Markup, toElement, toHtml, toText } from './markup';
