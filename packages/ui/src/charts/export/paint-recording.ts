import type { Mark, Move, PathStep, Recording } from './recording-context';

function trace(context: CanvasRenderingContext2D, path: readonly PathStep[]) {
  context.beginPath();
  for (const step of path) {
    if (step.to === 'arc') {
      const { x, y, radius, from, until } = step;
      // an arc begins its own part, as in the other formats
      context.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
      context.arc(x, y, radius, from, until);
    } else if (step.to === 'curve') context.bezierCurveTo(...step.points);
    else if (step.to === 'rect') context.rect(step.x, step.y, step.width, step.height);
    else if (step.to === 'close') context.closePath();
    else if (step.to === 'move') context.moveTo(step.x, step.y);
    else context.lineTo(step.x, step.y);
  }
}

function move(context: CanvasRenderingContext2D, moves: readonly Move[]) {
  for (const one of moves) {
    if (one.by === 'translate') context.translate(one.x, one.y);
    else if (one.by === 'rotate') context.rotate((one.degrees * Math.PI) / 180);
    else context.scale(one.factor, one.factor);
  }
}

/** The values of a context that a recorded text may have. */
const aligns: Record<string, CanvasTextAlign> = { center: 'center', right: 'right', end: 'end' };
const baselines: Record<string, CanvasTextBaseline> = { top: 'top', middle: 'middle' };
const joins: Record<string, CanvasLineJoin> = { round: 'round', bevel: 'bevel' };

function paintMark(context: CanvasRenderingContext2D, mark: Mark) {
  if (mark.kind === 'text') {
    context.font = `${mark.weight ?? 400} ${mark.size}px ${mark.family}`;
    context.textAlign = aligns[mark.align] ?? 'start';
    context.textBaseline = baselines[mark.baseline] ?? 'alphabetic';
    context.fillStyle = mark.color;
    context.fillText(mark.text, mark.x, mark.y);
    return;
  }
  if (mark.kind === 'path') trace(context, mark.path);
  else trace(context, [{ to: 'rect', ...mark }]);
  if (mark.fill) {
    context.fillStyle = mark.fill;
    context.fill();
  }
  if (mark.stroke) {
    const { color, width, join, dash } = mark.stroke;
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineJoin = joins[join] ?? 'miter';
    context.setLineDash([...dash]);
    context.stroke();
  }
}

/** Paints a recorded drawing; `scale` is the number of pixels for each pixel of the drawing. */
export function paintRecording(
  context: CanvasRenderingContext2D,
  { recording: { marks, clips }, scale }: { recording: Recording; scale: number },
): void {
  for (const mark of marks) {
    context.save();
    context.scale(scale, scale);
    const clip = mark.clip === undefined ? undefined : clips[mark.clip];
    if (clip) {
      context.save();
      move(context, clip.moves);
      trace(context, clip.path);
      context.restore();
      context.clip();
    }
    move(context, mark.moves);
    context.globalAlpha = mark.opacity;
    paintMark(context, mark);
    context.restore();
  }
}
