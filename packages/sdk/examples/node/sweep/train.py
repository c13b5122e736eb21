"""Stands for a model: reports a loss that falls with the batches."""
import determined as det


def main(core_context, hyperparameters):
    for operation in core_context.searcher.operations():
        for batches in range(100, operation.length + 1, 100):
            loss = 1 / (1 + hyperparameters["learning_rate"] * batches)
            core_context.train.report_validation_metrics(batches, {"validation_loss": loss})
        operation.report_completed(loss)


if __name__ == "__main__":
    info = det.get_cluster_info()
    with det.core.init() as context:
        main(context, info.trial.hparams)
