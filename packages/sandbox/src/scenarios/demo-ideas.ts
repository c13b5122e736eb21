import type { SearcherName } from '../simulation/rows';
import type { Domain } from '../simulation/search/domain';
import type { ProjectName } from './demo-people';

/** A model that users train: its name, project and size. */
export type Idea = {
  name: string;
  domain: Domain;
  project: ProjectName;
  searcher: SearcherName;
  trials: number;
  /** thousands of batches */
  length: number;
  slots: number;
  pool: 'a100-pool' | 't4-pool';
  labels: string[];
  description: string;
};

type Row = [name: string, searcher: SearcherName, trials: number, length: number, slots: number];
type Shared = Pick<Idea, 'domain' | 'project' | 'pool'> & {
  labels: string[][];
  descriptions: string[];
};

const group = (shared: Shared, rows: Row[]): Idea[] =>
  rows.map(([name, searcher, trials, length, slots], index) => ({
    domain: shared.domain,
    project: shared.project,
    pool: shared.pool,
    name,
    searcher,
    trials,
    length,
    slots,
    labels: shared.labels[index % shared.labels.length] ?? [],
    description: shared.descriptions[index % shared.descriptions.length] ?? '',
  }));

const visionLabels = [
  ['sweep'],
  ['aug'],
  ['distill'],
  [],
  ['baseline', 'paper'],
  ['highres'],
  ['ema'],
];

/** The models that users of the demo train repeatedly with small changes. */
export const ideas: readonly Idea[] = [
  ...group(
    {
      domain: 'vision',
      project: 'detection-and-classification',
      pool: 'a100-pool',
      labels: visionLabels,
      descriptions: ['', 'Same recipe, longer warmup', '', 'Numbers for table 3', ''],
    },
    [
      ['resnet50-lr-sweep', 'adaptive_asha', 24, 16, 1],
      ['vit-b16-augmix', 'single', 1, 36, 4],
      ['convnext-distill', 'single', 1, 40, 4],
      ['deit-small-mixup', 'random', 12, 8, 1],
      ['swin-t-384px', 'single', 1, 24, 4],
      ['effnet-b3-ema', 'single', 1, 30, 2],
      ['mobilenetv3-qat', 'single', 1, 18, 1],
      ['vit-l16-layerdecay', 'random', 6, 12, 4],
      ['bit-m-r101-transfer', 'single', 1, 10, 2],
    ],
  ),
  ...group(
    {
      domain: 'detection',
      project: 'detection-and-classification',
      pool: 'a100-pool',
      labels: [['coco'], [], ['anchors', 'sweep'], ['baseline']],
      descriptions: ['', 'Without the auxiliary losses', ''],
    },
    [
      ['yolo-warmup-longer', 'grid', 6, 10, 2],
      ['maskrcnn-anchor-search', 'adaptive_asha', 16, 16, 2],
      ['detr-no-aux-loss', 'single', 1, 30, 8],
      ['fcos-giou', 'single', 1, 14, 2],
      ['unet-fp16-baseline', 'single', 1, 12, 1],
      ['segformer-b2-ade', 'grid', 4, 10, 2],
    ],
  ),
  ...group(
    {
      domain: 'vision',
      project: 'self-supervised',
      pool: 'a100-pool',
      labels: [['ssl'], ['ssl', 'linear-probe'], []],
      descriptions: ['', 'Temperature 0.07 to 0.5', ''],
    },
    [
      ['simclr-temp-grid', 'grid', 6, 10, 1],
      ['dino-vits8-linear', 'single', 1, 26, 4],
      ['mae-pretrain-800', 'single', 1, 60, 8],
      ['byol-longer', 'single', 1, 44, 4],
      ['clip-rn50-ft', 'random', 8, 8, 1],
    ],
  ),
  ...group(
    {
      domain: 'language',
      project: 'instruction-tuning',
      pool: 'a100-pool',
      labels: [['sft'], ['lora', 'sweep'], ['dpo'], ['baseline']],
      descriptions: [
        'Help desk dialogues of last quarter',
        '',
        'Preference pairs, third round',
        '',
      ],
    },
    [
      ['llm-sft-7b', 'single', 1, 20, 8],
      ['lora-rank-sweep', 'adaptive_asha', 12, 8, 2],
      ['dpo-beta-grid', 'grid', 4, 6, 4],
      ['long-context-32k', 'single', 1, 12, 16],
      ['tokenizer-ablation', 'random', 5, 8, 2],
    ],
  ),
  ...group(
    {
      domain: 'language',
      project: 'retrieval-embeddings',
      pool: 't4-pool',
      labels: [['contrastive'], ['hard-negatives'], []],
      descriptions: ['', 'Mined negatives instead of random ones'],
    },
    [
      ['bge-base-contrastive', 'single', 1, 16, 4],
      ['hard-negative-mining', 'async_halving', 9, 8, 1],
      ['colbert-late-interaction', 'single', 1, 14, 2],
    ],
  ),
  ...group(
    {
      domain: 'speech',
      project: 'recognition',
      pool: 'a100-pool',
      labels: [['wer'], ['conformer'], ['streaming'], []],
      descriptions: ['', 'Nine languages, one vocabulary', ''],
    },
    [
      ['whisper-small-finetune', 'single', 1, 20, 2],
      ['conformer-ctc-dropout', 'random', 8, 8, 1],
      ['rnnt-streaming', 'single', 1, 30, 4],
      ['augment-by-hand', 'custom', 6, 8, 1],
    ],
  ),
  ...group(
    {
      domain: 'speech',
      project: 'keyword-spotting',
      pool: 't4-pool',
      labels: [['edge'], ['edge', 'quantized'], []],
      descriptions: ['', 'int8, 90 kB'],
    },
    [
      ['kws-crnn-small', 'single', 1, 8, 1],
      ['kws-width-search', 'adaptive_asha', 18, 8, 1],
      ['kws-int8', 'grid', 4, 6, 1],
      ['wakeword-negatives', 'single', 1, 12, 1],
    ],
  ),
];
