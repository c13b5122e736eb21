import { expect, test } from 'vitest';
import { RecordingContext } from './recording-context';
import { svgOf } from './svg-file';

const size = { width: 100, height: 50 };

test('a drawing becomes SVG with its styles', () => {
  const context = new RecordingContext({ size });
  const canvas = context.asContext;
  canvas.strokeStyle = 'red';
  canvas.lineWidth = 1.5;
  canvas.setLineDash([6, 3]);
  canvas.beginPath();
  canvas.moveTo(0, 1.234);
  canvas.lineTo(10, 20);
  canvas.stroke();
  const svg = new DOMParser().parseFromString(svgOf(context.recording), 'image/svg+xml');
  const path = svg.querySelector('path');
  expect(path?.getAttribute('d')).toBe('M0 1.23L10 20');
  expect(path?.getAttribute('stroke')).toBe('red');
  expect(path?.getAttribute('stroke-dasharray')).toBe('6 3');
});

test('restore brings back saved styles and clipping', () => {
  const context = new RecordingContext({ size });
  const canvas = context.asContext;
  canvas.fillStyle = 'blue';
  canvas.save();
  canvas.rect(0, 0, 5, 5);
  canvas.clip();
  canvas.translate(3, 4);
  canvas.fillStyle = 'green';
  canvas.fillRect(1, 1, 2, 2);
  canvas.restore();
  canvas.fillRect(1, 1, 2, 2);
  const rects = [
    ...new DOMParser()
      .parseFromString(svgOf(context.recording), 'image/svg+xml')
      .querySelectorAll('rect'),
  ];
  expect(rects.map((rect) => rect.getAttribute('fill'))).toEqual(['green', 'blue']);
  expect(rects[0]?.getAttribute('transform')).toBe('translate(3 4)');
  expect(rects.map((rect) => rect.parentElement?.getAttribute('clip-path'))).toEqual([
    'url(#c1)',
    null,
  ]);
});

test('hostile text stays text', () => {
  const context = new RecordingContext({ size });
  context.asContext.font = "600 12px 'Inter', sans-serif";
  context.asContext.fillText('<script>alert("1")</script> & more', 1, 2);
  const svg = new DOMParser().parseFromString(svgOf(context.recording), 'image/svg+xml');
  expect(svg.querySelector('script')).toBeNull();
  const text = svg.querySelector('text');
  expect(text?.textContent).toBe('<script>alert("1")</script> & more');
  expect(text?.getAttribute('font-size')).toBe('12');
  expect(text?.getAttribute('font-weight')).toBe('600');
});

test('a whole circle becomes two arcs', () => {
  const context = new RecordingContext({ size });
  context.asContext.beginPath();
  context.asContext.arc(10, 10, 3, 0, Math.PI * 2);
  context.asContext.fill();
  expect(svgOf(context.recording)).toContain('M13 10A3 3 0 0 1 7 10A3 3 0 0 1 13 10Z');
});
