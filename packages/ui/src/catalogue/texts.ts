export const yamlText = `name: mnist
description: a first look   # what it is for
hyperparameters:
  learning_rate:
    type: log
    minval: -4
    maxval: 0.001
  layers: [64, 128]
  dropout: true
searcher:
  name: adaptive_asha
  metric: validation_loss
  smaller_is_better: true
  max_trials: 16
resources:
  slots_per_trial: 4
  resource_pool: a100-pool
entrypoint: >-
  python3 -m determined.launch.torch_distributed
  train.py`;

export const pythonText = `"""A net for digits."""
import torch
from torch import nn


class Net(nn.Module):
    """Two layers; <img src=x onerror=alert(1)> stays a text."""

    def __init__(self, width: int = 128, dropout: float = 0.25) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(784, width), nn.ReLU())
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        # flatten what the loader gives
        return self.dropout(self.body(x.view(-1, 784)))
`;

export const jsonText = JSON.stringify(
  { run: 7, best: { loss: 0.0213, batch: 900 }, tags: ['vision', null, true] },
  null,
  2,
);

export const markdownText = `# What this is

A net for **digits**, with a [link](https://example.org/) and \`code\`.

- [x] data
- [ ] a longer run

| run | loss |
| --- | ---: |
| 7 | 0.0213 |
| 9 | 0.0198 |

\`\`\`python
loss.backward()
\`\`\`

> Smaller is better.
`;

export const hostileMarkdown = `<script>alert(1)</script>

<img src=x onerror=alert(1)>

[click](javascript:alert(1)) ![picture](https://example.org/x.png)

<b onclick="alert(1)">bold</b> &lt;tag&gt; ~~gone~~
`;

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';

export const notebookText = JSON.stringify({
  nbformat: 4,
  cells: [
    { cell_type: 'markdown', source: ['# Explore\n', 'What the data looks like.'] },
    {
      cell_type: 'code',
      execution_count: 1,
      source: ['import torch\n', 'x = torch.rand(3)\n', 'x'],
      outputs: [
        { output_type: 'stream', name: 'stdout', text: ['loaded 60000 rows\n'] },
        {
          output_type: 'execute_result',
          data: { 'text/plain': 'tensor([0.1, 0.7, 0.3])', 'text/html': '<b>tensor</b>' },
        },
      ],
    },
    {
      cell_type: 'code',
      execution_count: 2,
      source: 'plot(x)',
      outputs: [{ output_type: 'display_data', data: { 'image/png': dot } }],
    },
    {
      cell_type: 'code',
      execution_count: null,
      source: 'display(table)',
      outputs: [
        {
          output_type: 'display_data',
          data: { 'text/html': '<table onload="alert(1)"><script>alert(1)</script></table>' },
        },
        {
          output_type: 'error',
          ename: 'KeyError',
          evalue: "'loss'",
          traceback: ['\u001b[0;31mKeyError\u001b[0m: loss'],
        },
      ],
    },
    { cell_type: 'raw', source: 'raw text' },
  ],
});
