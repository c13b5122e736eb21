// `~/…` is the console's own source, as in its tsconfig; read by dependency-cruiser in webpack's shape
module.exports = { resolve: { alias: { '~': `${__dirname}/console/src` } } };
