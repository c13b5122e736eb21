def warmup(context):
    return 0.001
