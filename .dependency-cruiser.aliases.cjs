// as in the console's tsconfig; read by dependency-cruiser in webpack's shape
module.exports = {
  resolve: {
    alias: { '~': `${__dirname}/console/src`, '@trainyard/ui': `${__dirname}/packages/ui/src` },
  },
};
